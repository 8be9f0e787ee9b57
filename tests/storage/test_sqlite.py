"""The log in a file: durable, patient, and honest about trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from unspoken.storage.sqlite import SQLiteStore
from unspoken.tables.errors import NotSaved

pytestmark = pytest.mark.anyio

_BRIEF = 0.05
"""Seconds of patience where a test waits for its end."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the log lies."""
    return tmp_path / "deep" / "log.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SQLiteStore]:
    """A log with little patience."""
    made = SQLiteStore(path, patience=_BRIEF)
    yield made
    await made.close()


class Spied(SQLiteStore):
    """A log whose statements are written down."""

    def __init__(self, path: Path, statements: list[str]) -> None:
        self._statements = statements
        super().__init__(path)

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.set_trace_callback(self._statements.append)
        return connection


async def test_what_was_saved_is_there_for_the_next_server(path: Path) -> None:
    """Durable."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    second = SQLiteStore(path)
    assert await second.load("T") == [b"one"]
    await second.close()


async def test_what_was_saved_is_there_without_a_goodbye(path: Path, store: SQLiteStore) -> None:
    """Another reader of the file sees it as soon as it is acknowledged."""
    await store.append("T", 0, [b"one"])
    with sqlite3.connect(path) as other:
        rows = other.execute("SELECT data FROM log").fetchall()
    other.close()
    assert rows == [(b"one",)]


async def test_the_file_is_in_wal_mode(path: Path, store: SQLiteStore) -> None:
    """Readers do not wait for the writer."""
    await store.append("T", 0, [b"one"])
    other = sqlite3.connect(path)
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


async def test_every_connection_syncs_in_full(store: SQLiteStore) -> None:
    """A pulled plug takes nothing that was acknowledged: FULL is 2."""
    connection = store._connect()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


async def test_all_that_waits_shares_one_commit(path: Path) -> None:
    """Group commit: a hundred tables, a handful of syncs."""
    statements: list[str] = []
    store = Spied(path, statements)
    statements.clear()  # a new file is made ready first
    await asyncio.gather(*(store.append(f"T{number}", 0, [b"one"]) for number in range(100)))
    await store.close()
    assert 0 < statements.count("COMMIT") < 20


async def test_a_write_alone_is_one_statement_and_committed_by_it(path: Path) -> None:
    """Nobody waits for company, and nothing is begun that one statement does not need."""
    statements: list[str] = []
    store = Spied(path, statements)
    statements.clear()  # a new file is made ready first
    for number in range(3):
        await store.append("T", number, [b"one"])
    await store.close()
    assert [statement.split()[0] for statement in statements if "PRAGMA" not in statement] == ["INSERT"] * 3


async def test_a_locked_file_is_trouble_after_some_patience(path: Path, store: SQLiteStore) -> None:
    """No acknowledgement, and a reason."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved, match="locked"):
        await store.append("T", 0, [b"one"])
    other.close()


async def test_a_lock_that_goes_in_time_is_waited_for(path: Path) -> None:
    """Patience."""
    store = SQLiteStore(path, patience=10)
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
    """WAL: who watches goes on watching."""
    await store.append("T", 0, [b"one"])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await store.load("T") == [b"one"]
    other.close()


async def test_it_saves_again_when_the_lock_is_gone(path: Path, store: SQLiteStore) -> None:
    """Trouble passes."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved):
        await store.append("T", 0, [b"one"])
    other.close()
    await store.append("T", 0, [b"one"])
    assert await store.load("T") == [b"one"]


class Small(SQLiteStore):
    """A log on a disk that has room for twenty pages, until room is made."""

    def __init__(self, path: Path) -> None:
        self._connections: list[sqlite3.Connection] = []
        super().__init__(path)

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.execute("PRAGMA max_page_count=20")
        self._connections.append(connection)
        return connection

    def make_room(self) -> None:
        """Somebody tidies the disk."""
        for connection in self._connections:
            connection.execute("PRAGMA max_page_count=1000")


async def test_a_full_disk_is_trouble(path: Path) -> None:
    """No acknowledgement, no crash, and a reason."""
    store = Small(path)
    with pytest.raises(NotSaved, match="full"):
        await store.append("T", 0, [b"x" * 100_000])
    await store.close()


async def test_a_full_disk_leaves_nothing_half_written(path: Path) -> None:
    """All of a write, or none of it."""
    store = Small(path)
    with pytest.raises(NotSaved):
        await store.append("T", 0, [b"small", b"x" * 100_000])
    assert await store.load("T") == []
    await store.close()


async def test_it_saves_again_when_room_was_made(path: Path) -> None:
    """Trouble passes."""
    store = Small(path)
    with pytest.raises(NotSaved):
        await store.append("T", 0, [b"x" * 100_000])
    store.make_room()
    await store.append("T", 0, [b"x" * 100_000])
    assert await store.load("T") == [b"x" * 100_000]
    await store.close()


async def test_what_waits_is_written_before_the_file_is_let_go(path: Path) -> None:
    """A server that is asked to end loses nothing."""
    store = SQLiteStore(path)
    saving = [asyncio.ensure_future(store.append(f"T{number}", 0, [b"one"])) for number in range(20)]
    await asyncio.gather(*saving[:1])
    await store.close()
    await asyncio.gather(*saving)
    other = sqlite3.connect(path)
    assert other.execute("SELECT count(*) FROM log").fetchone() == (20,)
    other.close()


async def test_the_writer_outlives_what_nobody_foresaw(store: SQLiteStore) -> None:
    """A write that is no write is refused, and the next is saved."""
    with pytest.raises(NotSaved):
        await store.append("T", 0, [object()])  # type: ignore[list-item]
    await store.append("T", 0, [b"one"])
    assert await store.load("T") == [b"one"]


async def test_whoever_cannot_be_told_keeps_nobody_else_from_being_told(store: SQLiteStore) -> None:
    """Two writes of one batch; the first one's sender falls over."""

    def fall_over(_trouble: Exception | None) -> None:
        raise RuntimeError("gone")

    store.write("T", 0, [b"one"], fall_over)
    await store.append("U", 0, [b"other"])
    assert await store.load("U") == [b"other"]
