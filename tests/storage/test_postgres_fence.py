"""Only its owner writes to a table: each write carries an epoch, and the database compares."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.patience import PATIENCE
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_writer import APPEND
from unspoken.tables.errors import Conflict, LostTable

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_CLAIM = """
INSERT INTO owners ("table", node, epoch) VALUES ($1, 'elsewhere', 1)
ON CONFLICT ("table") DO UPDATE SET epoch = owners.epoch + 1
"""
_WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


async def claim(connection: Connection, table: str, times: int = 1) -> None:
    """Somebody becomes the owner, so often."""
    for _ in range(times):
        await connection.execute(_CLAIM, table)


async def claim_and_load(url: str, table: str) -> list[bytes]:
    """What a new owner knows of a table."""
    connection = await asyncpg.connect(url)
    await claim(connection, table)
    rows = await connection.fetch('SELECT data FROM log WHERE "table" = $1 ORDER BY step', table)
    await connection.close()
    return [row[0] for row in rows]


async def until_somebody_waits(connection: Connection) -> None:
    """For somebody else's lock; a connection within a transaction would not see it."""
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(_WAITING) == 0:
            pass


async def test_a_table_without_an_owner_is_written_by_whoever_is_alone(postgres_store: PostgresStore) -> None:
    """One server needs no leases."""
    await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == [b"one"]


async def test_the_owner_writes(postgres_store: PostgresStore, other: Connection) -> None:
    """With the epoch of its claim, which the log keeps."""
    await claim(other, "T", times=3)
    postgres_store.epochs.claimed("T", 3)
    await postgres_store.append("T", 0, [b"one", b"two"])
    rows = await other.fetch('SELECT step, epoch, data FROM log WHERE "table" = $1 ORDER BY step', "T")
    assert [tuple(row) for row in rows] == [(0, 3, b"one"), (1, 3, b"two")]


async def test_whoever_owned_the_table_before_writes_no_more(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """It was paused, and somebody claimed the table meanwhile."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    await claim(other, "T")
    with pytest.raises(LostTable, match="another node owns T now"):
        await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == []


async def test_whoever_never_claimed_an_owned_table_does_not_write(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """A server without a cluster on a cluster's database."""
    await claim(other, "T")
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_whoever_gave_a_table_up_does_not_write(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Though nobody has claimed it since."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    postgres_store.epochs.lost("T")
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_an_epoch_that_the_database_does_not_know_does_not_write(postgres_store: PostgresStore) -> None:
    """Another database than the one where the table was claimed."""
    postgres_store.epochs.claimed("T", 1)
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_a_lost_table_is_nobody_elses(postgres_store: PostgresStore, other: Connection) -> None:
    """Others' writes of the same moment are saved."""
    await claim(other, "T")
    results = await asyncio.gather(
        postgres_store.append("S", 0, [b"before"]),
        postgres_store.append("T", 0, [b"mine"]),
        postgres_store.append("U", 0, [b"after"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), LostTable, type(None)]


async def test_a_write_from_before_a_table_was_lost_is_not_taken_for_one_from_after_it_came_back(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Both are of one step and one moment; their epochs tell them apart."""
    await claim(other, "T", times=2)
    told: list[Exception | None] = []
    for epoch in (1, 2):
        postgres_store.epochs.claimed("T", epoch)
        postgres_store.write("T", 0, [b"%d" % epoch], told.append)
    await postgres_store.close()
    assert [type(trouble) for trouble in told] == [LostTable, type(None)]


async def test_a_lost_table_and_a_conflict_of_one_moment_are_told_apart(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Each is told its own."""
    await claim(other, "T")
    await postgres_store.append("S", 0, [b"one"])
    results = await asyncio.gather(
        postgres_store.append("S", 0, [b"mine"]),
        postgres_store.append("T", 0, [b"mine"]),
        postgres_store.append("U", 0, [b"after"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, LostTable, type(None)]


async def test_a_write_waits_for_a_claim_underway_and_finds_the_table_lost(
    postgres_store: PostgresStore, other: Connection, second: Connection
) -> None:
    """No gap between the look at the epoch and the record."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    claiming = other.transaction()
    await claiming.start()
    await claim(other, "T")
    writing = asyncio.ensure_future(postgres_store.append("T", 0, [b"one"]))
    await until_somebody_waits(second)
    await claiming.commit()
    with pytest.raises(LostTable):
        await writing


async def test_a_claim_waits_for_a_write_underway(other: Connection, second: Connection, url: str) -> None:
    """So whoever claims a table, and then loads its log, misses nothing."""
    await claim(other, "T")
    writing = other.transaction()
    await writing.start()
    await other.fetch(APPEND, ["T"], [0], [1], [b"one"])
    claiming = asyncio.ensure_future(claim_and_load(url, "T"))
    await until_somebody_waits(second)
    await writing.commit()
    assert await claiming == [b"one"]


async def test_a_table_is_given_up_without_waiting_for_a_write_underway(
    other: Connection, second: Connection
) -> None:
    """Nor the other way round: only the epoch is fenced."""
    await claim(other, "T")
    async with other.transaction():
        await other.fetch(APPEND, ["T"], [0], [1], [b"one"])
        async with asyncio.timeout(PATIENCE):
            await second.execute("UPDATE owners SET node = NULL")
