"""Only the owner of a table can write to it: each write carries an epoch, which the database compares."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.patience import PATIENCE
from unspoken.storage.postgres.store import PostgresStore
from unspoken.storage.postgres.writer import APPEND
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
    """Claim a table this many times in a row."""
    for _ in range(times):
        await connection.execute(_CLAIM, table)


async def claim_and_load(url: str, table: str) -> list[bytes]:
    """Claim a table, and return its log."""
    connection = await asyncpg.connect(url)
    await claim(connection, table)
    rows = await connection.fetch('SELECT data FROM log WHERE "table" = $1 ORDER BY step', table)
    await connection.close()
    return [row[0] for row in rows]


async def until_a_lock_is_waited_for(connection: Connection) -> None:
    """Wait until a connection waits for a lock; within a transaction this would not be visible."""
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(_WAITING) == 0:
            pass


async def test_the_owner_can_write(postgres_store: PostgresStore, other: Connection) -> None:
    """With the epoch of its claim, which the log stores."""
    await claim(other, "T", times=3)
    postgres_store.epochs.claimed("T", 3)
    await postgres_store.append("T", 0, [b"one", b"two"])
    rows = await other.fetch('SELECT step, epoch, data FROM log WHERE "table" = $1 ORDER BY step', "T")
    assert [tuple(row) for row in rows] == [(0, 3, b"one"), (1, 3, b"two")]


async def test_a_former_owner_cannot_write(postgres_store: PostgresStore, other: Connection) -> None:
    """It was paused, and another node claimed the table."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    await claim(other, "T")
    with pytest.raises(LostTable, match="another node owns this table now"):
        await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == []


async def test_a_server_that_never_claimed_an_owned_table_cannot_write(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """A server without a cluster, on a cluster's database."""
    await claim(other, "T")
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_a_write_with_an_unknown_epoch_fails(postgres_store: PostgresStore) -> None:
    """The table was claimed in another database."""
    postgres_store.epochs.claimed("T", 1)
    with pytest.raises(LostTable):
        await postgres_store.append("T", 0, [b"one"])


async def test_a_lost_table_does_not_affect_other_writes(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Writes of the same batch are saved."""
    await claim(other, "T")
    results = await asyncio.gather(
        postgres_store.append("S", 0, [b"before"]),
        postgres_store.append("T", 0, [b"mine"]),
        postgres_store.append("U", 0, [b"after"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), LostTable, type(None)]


async def test_writes_of_a_lost_and_a_renewed_claim_are_distinguished(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Both write the same step in one batch, with different epochs."""
    await claim(other, "T", times=2)
    results: list[Exception | None] = []
    for epoch in (1, 2):
        postgres_store.epochs.claimed("T", epoch)
        postgres_store.write("T", 0, [b"%d" % epoch], results.append)
    await postgres_store.close()
    assert [type(trouble) for trouble in results] == [LostTable, type(None)]


async def test_a_lost_table_and_a_conflict_in_one_batch_are_distinguished(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Each write gets its own error."""
    await claim(other, "T")
    await postgres_store.append("S", 0, [b"one"])
    results = await asyncio.gather(
        postgres_store.append("S", 0, [b"mine"]),
        postgres_store.append("T", 0, [b"mine"]),
        postgres_store.append("U", 0, [b"after"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, LostTable, type(None)]


async def test_a_write_waits_for_a_claim_in_progress_and_fails(
    postgres_store: PostgresStore, other: Connection, second: Connection
) -> None:
    """There is no gap between comparing the epoch and writing the record."""
    await claim(other, "T")
    postgres_store.epochs.claimed("T", 1)
    claiming = other.transaction()
    await claiming.start()
    await claim(other, "T")
    writing = asyncio.ensure_future(postgres_store.append("T", 0, [b"one"]))
    await until_a_lock_is_waited_for(second)
    await claiming.commit()
    with pytest.raises(LostTable):
        await writing


async def test_a_claim_waits_for_a_write_in_progress(other: Connection, second: Connection, url: str) -> None:
    """So the new owner loads every record."""
    await claim(other, "T")
    writing = other.transaction()
    await writing.start()
    await other.fetch(APPEND, ["T"], [0], [1], [b"one"])
    claiming = asyncio.ensure_future(claim_and_load(url, "T"))
    await until_a_lock_is_waited_for(second)
    await writing.commit()
    assert await claiming == [b"one"]


async def test_giving_up_a_table_does_not_wait_for_a_write_in_progress(
    other: Connection, second: Connection
) -> None:
    """Only the epoch is locked."""
    await claim(other, "T")
    async with other.transaction():
        await other.fetch(APPEND, ["T"], [0], [1], [b"one"])
        async with asyncio.timeout(PATIENCE):
            await second.execute("UPDATE owners SET node = NULL")
