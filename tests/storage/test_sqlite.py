"""The SQLite log: durable, with group commit and clear errors."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.errors import StoreUnavailable

pytestmark = pytest.mark.anyio

_BRIEF = 0.05
"""Lock timeout in seconds for writes that must fail."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of the log."""
    return tmp_path / "deep" / "log.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SQLiteStore]:
    """A log with a short lock timeout."""
    opened = SQLiteStore(path, patience=_BRIEF)
    yield opened
    await opened.close()


class TracedStore(SQLiteStore):
    """A store that records its SQL statements."""

    def __init__(self, path: Path, statements: list[str]) -> None:
        self._statements = statements
        super().__init__(path)

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.set_trace_callback(self._statements.append)
        return connection


async def test_saved_records_are_loaded_by_the_next_server(path: Path) -> None:
    """From the same file."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    second = SQLiteStore(path)
    assert await second.load("T") == [b"one"]
    await second.close()


async def test_saved_records_are_visible_before_the_store_is_closed(path: Path, store: SQLiteStore) -> None:
    """To other readers, as soon as they are acknowledged."""
    await store.append("T", 0, [b"one"])
    with closing(sqlite3.connect(path)) as other, other:
        rows = other.execute("SELECT data FROM log").fetchall()
    other.close()
    assert rows == [(b"one",)]


async def test_the_file_is_in_wal_mode(path: Path, store: SQLiteStore) -> None:
    """Readers do not wait for the writer."""
    await store.append("T", 0, [b"one"])
    other = sqlite3.connect(path)
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


async def test_every_connection_uses_full_sync(store: SQLiteStore) -> None:
    """FULL is 2: a power failure loses nothing that was acknowledged."""
    connection = store._connect()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


async def test_waiting_writes_share_one_commit(path: Path) -> None:
    """Group commit: a hundred tables, a handful of syncs."""
    statements: list[str] = []
    store = TracedStore(path, statements)
    statements.clear()  # the statements that create the file
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")  # the writer waits until all writes are queued
    saving = [asyncio.ensure_future(store.append(f"T{number}", 0, [b"one"])) for number in range(100)]
    await asyncio.sleep(0)
    other.execute("ROLLBACK")
    other.close()
    await asyncio.gather(*saving)
    await store.close()
    assert 0 < statements.count("COMMIT") < 5


async def test_a_single_write_is_one_statement(path: Path) -> None:
    """It is committed at once, without an explicit transaction."""
    statements: list[str] = []
    store = TracedStore(path, statements)
    statements.clear()  # the statements that create the file
    for number in range(3):
        await store.append("T", number, [b"one"])
    await store.close()
    assert [statement.split()[0] for statement in statements if "PRAGMA" not in statement] == ["INSERT"] * 3


async def test_a_write_waits_for_a_lock_that_is_released_in_time(path: Path) -> None:
    """Readers do not wait."""
    store = SQLiteStore(path, patience=PATIENCE)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    saving = asyncio.ensure_future(store.append("T", 0, [b"one"]))
    await store.load("T")  # readers are not held up
    other.execute("ROLLBACK")
    await saving
    other.close()
    assert await store.load("T") == [b"one"]
    await store.close()


async def test_the_file_can_be_read_while_it_is_locked(path: Path, store: SQLiteStore) -> None:
    """WAL lets readers continue."""
    await store.append("T", 0, [b"one"])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await store.load("T") == [b"one"]
    other.close()


async def test_a_write_fails_while_the_file_is_locked_and_succeeds_afterwards(
    path: Path, store: SQLiteStore
) -> None:
    """With the reason, and without a restart."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append("T", 0, [b"one"])
    other.close()
    await store.append("T", 0, [b"one"])
    assert await store.load("T") == [b"one"]


class SmallDiskStore(SQLiteStore):
    """A store on a disk with room for thirty pages, until room is made."""

    def __init__(self, path: Path) -> None:
        self._connections: list[sqlite3.Connection] = []
        super().__init__(path)

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.execute("PRAGMA max_page_count=30")
        self._connections.append(connection)
        return connection

    def make_room(self) -> None:
        """Enlarge the disk."""
        for connection in self._connections:
            connection.execute("PRAGMA max_page_count=1000")


async def test_a_failed_write_on_a_full_disk_stores_nothing(path: Path) -> None:
    """Either all its records or none."""
    store = SmallDiskStore(path)
    with pytest.raises(StoreUnavailable):
        await store.append("T", 0, [b"small", b"x" * 100_000])
    assert await store.load("T") == []
    await store.close()


async def test_a_write_fails_on_a_full_disk_and_succeeds_afterwards(path: Path) -> None:
    """With the reason, and without a restart."""
    store = SmallDiskStore(path)
    with pytest.raises(StoreUnavailable, match="full"):
        await store.append("T", 0, [b"x" * 100_000])
    store.make_room()
    await store.append("T", 0, [b"x" * 100_000])
    assert await store.load("T") == [b"x" * 100_000]
    await store.close()


async def test_close_waits_for_pending_writes(path: Path) -> None:
    """A server that shuts down loses nothing."""
    store = SQLiteStore(path)
    saving = [asyncio.ensure_future(store.append(f"T{number}", 0, [b"one"])) for number in range(20)]
    await asyncio.gather(*saving[:1])
    await store.close()
    await asyncio.gather(*saving)
    other = sqlite3.connect(path)
    assert other.execute("SELECT count(*) FROM log").fetchone() == (20,)
    other.close()


async def test_the_writer_survives_unexpected_errors(store: SQLiteStore) -> None:
    """An invalid write fails, and the next one is saved."""
    with pytest.raises(StoreUnavailable):
        await store.append("T", 0, [object()])  # type: ignore[list-item]
    await store.append("T", 0, [b"one"])
    assert await store.load("T") == [b"one"]


async def test_a_failing_callback_does_not_affect_others(store: SQLiteStore) -> None:
    """Two writes of one batch; the callback of the first one raises."""

    def failing_callback(_trouble: Exception | None) -> None:
        raise RuntimeError("gone")

    store.write("T", 0, [b"one"], failing_callback)
    await store.append("U", 0, [b"other"])
    assert await store.load("U") == [b"other"]
