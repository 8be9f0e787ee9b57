"""The writer's own thread: whatever it meets, whoever waits for it is told."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.sqlite_writer import SQLiteWriter, Write
from unspoken.tables.errors import NotSaved

pytestmark = pytest.mark.anyio


async def written(writer: SQLiteWriter, *rows: tuple[str, int, bytes]) -> Exception | None:
    """What comes of a write."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    writer.put(Write(done.set_result, rows))
    return await done


@pytest.mark.parametrize(
    "trouble", [sqlite3.OperationalError("unable to open database file"), ValueError("nobody foresaw this")]
)
async def test_a_file_that_cannot_be_opened_at_first_is_opened_for_the_next_write(
    tmp_path: Path, trouble: Exception
) -> None:
    """And the first is told that it was not saved: it does not wait for ever."""
    path = tmp_path / "log.db"
    await SQLiteStore(path).close()
    troubles = [trouble]

    def connect() -> sqlite3.Connection:
        if troubles:
            raise troubles.pop()
        return sqlite3.connect(path, isolation_level=None)

    writer = SQLiteWriter(connect)
    first, second = [await written(writer, ("T", 0, b"one")) for _ in range(2)]
    await writer.close()
    assert isinstance(first, NotSaved) and second is None
