"""Reading a file as an archive leaves it as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from unspoken.storage.sqlite.archive import sqlite_archive
from unspoken.storage.sqlite.schema import SCHEMA_VERSION
from unspoken.storage.sqlite.store import SQLiteStore

pytestmark = pytest.mark.anyio


def version_of(file: Path) -> int:
    """Return the schema version of a file."""
    with closing(sqlite3.connect(file)) as found:
        return int(found.execute("PRAGMA user_version").fetchone()[0])


async def older(file: Path) -> Path:
    """Create a file of an earlier release, with one table."""
    store = SQLiteStore(file)
    await store.append("ABCDEF", 0, [b"one", b"two"])
    await store.close()
    with closing(sqlite3.connect(file)) as old:
        old.executescript("DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;")
    return file


async def test_reading_an_older_file_does_not_migrate_it(tmp_path: Path) -> None:
    """The release that wrote it can still use it."""
    file = await older(tmp_path / "tables.db")
    async with sqlite_archive(file) as archive:
        assert [(table.code, table.records) for table in await archive.tables()] == [("ABCDEF", 2)]
    assert version_of(file) == 2


async def test_filling_an_older_file_migrates_it(tmp_path: Path) -> None:
    """As a server does."""
    file = await older(tmp_path / "tables.db")
    async with sqlite_archive(file, fill=True) as archive:
        assert len(await archive.tables()) == 1
    assert version_of(file) == SCHEMA_VERSION
