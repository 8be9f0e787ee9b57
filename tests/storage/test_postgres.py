"""The PostgreSQL log: shared by servers, with group commit and clear errors."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from unspoken.storage.postgres.connections import connect
from unspoken.storage.postgres.store import PostgresStore
from unspoken.tables.errors import Conflict, StoreUnavailable

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_COMMITS = "SELECT count(DISTINCT xmin::text) FROM log"
"""The number of transactions that wrote the log."""


async def test_saved_records_are_visible_to_other_servers(postgres_store: PostgresStore, url: str) -> None:
    """As soon as they are acknowledged."""
    await postgres_store.append("T", 0, [b"one"])
    elsewhere = PostgresStore(url)
    assert await elsewhere.load("T") == [b"one"]
    await elsewhere.close()


async def test_servers_that_write_the_same_steps_do_not_deadlock(
    postgres_store: PostgresStore, url: str
) -> None:
    """Their batches overlap in opposite orders, and every step is written once."""
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


async def test_waiting_writes_share_one_commit(postgres_store: PostgresStore, other: Connection) -> None:
    """Group commit: a hundred tables at once, a handful of transactions."""
    await asyncio.gather(*(postgres_store.append(f"T{number}", 0, [b"one"]) for number in range(100)))
    assert await other.fetchval(_COMMITS) < 5


async def test_a_single_write_is_committed_at_once(postgres_store: PostgresStore, other: Connection) -> None:
    """It does not wait for other writes."""
    for number in range(3):
        await postgres_store.append("T", number, [b"one"])
    assert await other.fetchval(_COMMITS) == 3


async def test_a_commit_is_durable_whatever_the_databases_default(url: str, other: Connection) -> None:
    """Even if administrators have set synchronous_commit to off."""
    database = await other.fetchval("SELECT current_database()")
    await other.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")
    connection = await connect(url)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    connection.terminate()
    await other.execute(f"ALTER DATABASE {database} RESET synchronous_commit")


async def test_close_waits_for_pending_writes(url: str, postgres_store: PostgresStore) -> None:
    """A server that shuts down loses nothing."""
    ending = PostgresStore(url, patience=PATIENCE)
    saving = [asyncio.ensure_future(ending.append(f"T{number}", 0, [b"one"])) for number in range(20)]
    await asyncio.sleep(0)
    await ending.close()
    await asyncio.gather(*saving)
    assert await postgres_store.load("T19") == [b"one"]


async def test_the_writer_survives_unexpected_errors(postgres_store: PostgresStore) -> None:
    """An invalid write fails, and the next one is saved."""
    with pytest.raises(StoreUnavailable):
        await postgres_store.append("T", 0, [object()])  # type: ignore[list-item]
    await postgres_store.append("T", 0, [b"one"])
    assert await postgres_store.load("T") == [b"one"]


async def test_an_invalid_write_does_not_affect_others(postgres_store: PostgresStore) -> None:
    """Writes of the same batch are saved."""
    results = await asyncio.gather(
        postgres_store.append("T", 0, [object()]),  # type: ignore[list-item]
        postgres_store.append("U", 0, [b"one"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreUnavailable, type(None)]


async def test_a_failing_callback_does_not_affect_others(
    postgres_store: PostgresStore,
) -> None:
    """Two writes of one batch; the callback of the first one raises."""

    def failing_callback(_trouble: Exception | None) -> None:
        raise RuntimeError("gone")

    postgres_store.write("T", 0, [b"one"], failing_callback)
    await postgres_store.append("U", 0, [b"other"])
    assert await postgres_store.load("U") == [b"other"]


async def test_a_database_without_our_tables_is_unavailable(
    postgres_store: PostgresStore, other: Connection
) -> None:
    """The error gives the reason."""
    await other.execute("ALTER TABLE log RENAME TO gone")
    with pytest.raises(StoreUnavailable, match='relation "log" does not exist'):
        await postgres_store.append("T", 0, [b"one"])
    with pytest.raises(StoreUnavailable, match='relation "log" does not exist'):
        await postgres_store.load("T")
    await other.execute("ALTER TABLE gone RENAME TO log")
