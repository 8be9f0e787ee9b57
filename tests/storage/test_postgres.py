"""The log in a database: shared, committed together, and honest about trouble."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_connections import connect
from unspoken.tables.errors import Conflict, NotSaved

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_COMMITS = "SELECT count(DISTINCT xmin::text) FROM log"
"""How many transactions have written what is in the log."""


async def test_what_was_saved_is_seen_by_other_servers(postgres_store: PostgresStore, url: str) -> None:
    """As soon as it is acknowledged."""
    await postgres_store.append("T", 0, [b"one"])
    elsewhere = PostgresStore(url)
    assert await elsewhere.load("T") == [b"one"]
    await elsewhere.close()


async def test_a_step_is_written_by_one_server(postgres_store: PostgresStore, url: str) -> None:
    """Another one finds it taken."""
    elsewhere = PostgresStore(url)
    await postgres_store.append("T", 0, [b"one"])
    with pytest.raises(Conflict):
        await elsewhere.append("T", 0, [b"mine"])
    await elsewhere.close()


async def test_of_two_servers_that_write_the_same_steps_each_wins_some_and_waits_for_none(
    postgres_store: PostgresStore, url: str
) -> None:
    """Their batches overlap in opposite orders: every step is written once, and nobody is stuck."""
    elsewhere = PostgresStore(url)
    tables = [f"T{number}" for number in range(50)]
    results = await asyncio.gather(
        *(postgres_store.append(table, 0, [b"here"]) for table in tables),
        *(elsewhere.append(table, 0, [b"there"]) for table in reversed(tables)),
        return_exceptions=True,
    )
    await elsewhere.close()
    assert [type(result) for result in results].count(Conflict) == 50
    assert [type(result) for result in results].count(type(None)) == 50


async def test_all_that_waits_shares_one_commit(postgres_store: PostgresStore, other: Connection) -> None:
    """Group commit: a hundred tables at once, a handful of transactions."""
    await asyncio.gather(*(postgres_store.append(f"T{number}", 0, [b"one"]) for number in range(100)))
    assert await other.fetchval(_COMMITS) < 5


async def test_a_write_alone_is_committed_at_once(postgres_store: PostgresStore, other: Connection) -> None:
    """Nobody waits for company."""
    for number in range(3):
        await postgres_store.append("T", number, [b"one"])
    assert await other.fetchval(_COMMITS) == 3


async def test_a_commit_is_on_the_disk_whatever_the_database_does_for_others(
    url: str, other: Connection
) -> None:
    """Though its administrators have traded that for speed."""
    database = await other.fetchval("SELECT current_database()")
    await other.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")
    connection = await connect(url)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    connection.terminate()
    await other.execute(f"ALTER DATABASE {database} RESET synchronous_commit")


async def test_what_waits_is_written_before_the_database_is_let_go(
    url: str, postgres_store: PostgresStore
) -> None:
    """A server that is asked to end loses nothing."""
    ending = PostgresStore(url, patience=PATIENCE)
    saving = [asyncio.ensure_future(ending.append(f"T{number}", 0, [b"one"])) for number in range(20)]
    await asyncio.sleep(0)
    await ending.close()
    await asyncio.gather(*saving)
    assert await postgres_store.load("T19") == [b"one"]


async def test_the_writer_outlives_what_nobody_foresaw(postgres_store: PostgresStore) -> None:
    """A write that is no write is refused, and the next is saved."""
    with pytest.raises(NotSaved):
        await postgres_store.append("T", 0, [object()])  # type: ignore[list-item]
    await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == [b"one"]


async def test_a_write_that_is_no_write_is_nobody_elses_trouble(postgres_store: PostgresStore) -> None:
    """Others' writes of the same moment are saved."""
    results = await asyncio.gather(
        postgres_store.append("T", 0, [object()]),  # type: ignore[list-item]
        postgres_store.append("U", 0, [b"one"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [NotSaved, type(None)]


async def test_whoever_cannot_be_told_keeps_nobody_else_from_being_told(
    postgres_store: PostgresStore,
) -> None:
    """Two writes of one batch; the first one's sender falls over."""

    def fall_over(_trouble: Exception | None) -> None:
        raise RuntimeError("gone")

    postgres_store.write("T", 0, [b"one"], fall_over)
    await postgres_store.append("U", 0, [b"other"])
    assert await postgres_store.load("U") == [b"other"]


async def test_a_database_without_our_tables_is_trouble(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """Somebody has taken them away: a reason, no crash."""
    await other.execute("ALTER TABLE log RENAME TO gone")
    with pytest.raises(NotSaved, match='relation "log" does not exist'):
        await postgres_store.append("T", 0, [b"one"])
    with pytest.raises(NotSaved, match='relation "log" does not exist'):
        await postgres_store.load("T")
    await other.execute("ALTER TABLE gone RENAME TO log")
