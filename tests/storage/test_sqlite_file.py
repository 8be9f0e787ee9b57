"""The SQLite file as a file: whose it is, and what is said when it cannot be used."""

from __future__ import annotations

import errno
import fcntl
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.sqlite_file import unusable

pytestmark = pytest.mark.anyio


def said_of(path: Path, mode: str, statement: str) -> str:
    """What is said of a file with which something cannot be done."""
    with closing(sqlite3.connect(f"file:{path}?mode={mode}", uri=True)) as file:
        with pytest.raises(sqlite3.Error) as trouble:
            file.execute(statement)
        return str(unusable(path, trouble.value))


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder, but for the lock, in which nothing is."""
    files = {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}
    return {name: mode for name, mode in files.items() if not name.endswith(".lock")}


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    """And so is what SQLite lays beside it."""
    store = SQLiteStore(tmp_path / "tables.db")
    await store.append("T", 0, [b"one"])
    found = modes(tmp_path)
    await store.close()
    assert found == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}


async def test_a_file_that_was_there_stays_as_open_as_it_was(tmp_path: Path) -> None:
    """Its owner may have a reason."""
    (tmp_path / "tables.db").touch(0o640)
    (tmp_path / "tables.db").chmod(0o640)
    await SQLiteStore(tmp_path / "tables.db").close()
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o640


async def test_a_read_only_file_is_told_with_what_to_do(tmp_path: Path) -> None:
    """Own it, or name another."""
    await SQLiteStore(tmp_path / "tables.db").close()
    said = said_of(tmp_path / "tables.db", "ro", "CREATE TABLE more (a)")
    assert "cannot be written" in said and "own the file and its folder, or name another with --data" in said


async def test_a_rotten_file_is_told_with_what_to_do(tmp_path: Path) -> None:
    """Save what can be read, or restore."""
    store = SQLiteStore(tmp_path / "tables.db")
    await store.append("T", 0, [b"one" * 5_000])
    await store.close()
    with (tmp_path / "tables.db").open("r+b") as rotting:
        rotting.seek(4096)
        rotting.write(b"\xff" * 4096)
    said = said_of(tmp_path / "tables.db", "rw", "SELECT sum(length(data)) FROM log NOT INDEXED")
    assert "is damaged" in said and "check-data" in said and "unspoken restore" in said


def test_a_folder_that_may_not_be_written_is_told_so(tmp_path: Path) -> None:
    """The disk's own words are in it."""
    assert "cannot be written" in str(unusable(tmp_path, PermissionError(13, "Permission denied")))


async def test_a_file_on_a_disk_without_locks_is_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a warning."""

    def refuse(_file: object, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    await SQLiteStore(tmp_path / "tables.db").close()
    assert "cannot be locked" in caplog.text
