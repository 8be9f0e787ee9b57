"""Whoever only reads a file leaves it as it is, whatever its form."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.sqlite_archive import sqlite_archive
from unspoken.storage.sqlite_schema import FORM

pytestmark = pytest.mark.anyio


def form_of(file: Path) -> int:
    """The form that a file says it has."""
    with closing(sqlite3.connect(file)) as found:
        return int(found.execute("PRAGMA user_version").fetchone()[0])


async def older(file: Path) -> Path:
    """A file as an earlier release left it, with one table."""
    store = SQLiteStore(file)
    await store.append("ABCDEF", 0, [b"one", b"two"])
    await store.close()
    with closing(sqlite3.connect(file)) as old:
        old.executescript("DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;")
    return file


async def test_an_older_file_is_read_and_stays_older(tmp_path: Path) -> None:
    """The release that wrote it can go on with it."""
    file = await older(tmp_path / "tables.db")
    async with sqlite_archive(file) as archive:
        assert [(one.code, one.records) for one in await archive.tables()] == [("ABCDEF", 2)]
    assert form_of(file) == 2


async def test_whoever_changes_an_older_file_brings_it_up_to_date(tmp_path: Path) -> None:
    """As a server does."""
    file = await older(tmp_path / "tables.db")
    async with sqlite_archive(file, fill=True) as archive:
        assert len(await archive.tables()) == 1
    assert form_of(file) == FORM
