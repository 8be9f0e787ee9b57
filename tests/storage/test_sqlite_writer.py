"""The writer's thread reports every error to the writes that wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.storage.sqlite.writer import SQLiteWrite, SQLiteWriter
from unspoken.tables.errors import StoreUnavailable

pytestmark = pytest.mark.anyio


async def write_result(writer: SQLiteWriter, *rows: tuple[str, int, bytes]) -> Exception | None:
    """Write rows, and return the error or None."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    writer.put(SQLiteWrite(done.set_result, rows))
    return await done


@pytest.mark.parametrize(
    "trouble", [sqlite3.OperationalError("unable to open database file"), ValueError("unexpected")]
)
async def test_a_failed_open_is_retried_for_the_next_write(tmp_path: Path, trouble: Exception) -> None:
    """The first write fails; it does not wait forever."""
    path = tmp_path / "log.db"
    await SQLiteStore(path).close()
    troubles = [trouble]

    def connect() -> sqlite3.Connection:
        if troubles:
            raise troubles.pop()
        return sqlite3.connect(path, isolation_level=None)

    writer = SQLiteWriter(connect)
    first, second = [await write_result(writer, ("T", 0, b"one")) for _ in range(2)]
    await writer.close()
    assert isinstance(first, StoreUnavailable) and second is None
