"""The SQLite file: its permissions, and errors if it cannot be used."""

from __future__ import annotations

import errno
import fcntl
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.test_sqlite_schema import SCHEMA_0
from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.file import unusable
from unspoken.storage.sqlite.file_lock import exclusive_lock
from unspoken.storage.sqlite.store import SQLiteStore

pytestmark = pytest.mark.anyio


def error_of(path: Path, mode: str, statement: str) -> str:
    """Return the error message for a statement that fails."""
    with closing(sqlite3.connect(f"file:{path}?mode={mode}", uri=True)) as file:
        with pytest.raises(sqlite3.Error) as trouble:
            file.execute(statement)
        return str(unusable(path, trouble.value))


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of the files in a folder, without the empty lock file."""
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    return {name: mode for name, mode in files.items() if not name.endswith(".lock")}


async def test_a_new_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    """With the files that SQLite puts beside it."""
    store = SQLiteStore(tmp_path / "tables.db")
    await store.append("T", 0, [b"one"])
    found = modes(tmp_path)
    await store.close()
    assert found == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}


async def test_the_permissions_of_an_existing_file_stay(tmp_path: Path) -> None:
    """Its owner may have a reason for them."""
    (tmp_path / "tables.db").touch(0o640)
    (tmp_path / "tables.db").chmod(0o640)
    await SQLiteStore(tmp_path / "tables.db").close()
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o640


async def test_an_upgraded_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    """Older versions created it with the usual permissions."""
    path = tmp_path / "tables.db"
    await SQLiteStore(path).close()
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_0)
    path.chmod(0o644)
    store = SQLiteStore(path)
    await store.append("T", 0, [b"one"])
    found = modes(tmp_path)
    await store.close()
    assert set(found.values()) == {0o600}


async def test_a_file_has_one_server_and_any_number_of_readers(tmp_path: Path) -> None:
    """Two servers would not notice each other's changes."""
    path = tmp_path / "tables.db"
    server = SQLiteStore(path, serves=True)
    await SQLiteStore(path).close()
    with pytest.raises(UnusableStore, match="Another server is using"):
        SQLiteStore(path, serves=True)
    await server.close()
    await SQLiteStore(path, serves=True).close()


async def test_a_server_locks_out_commands_that_change_the_file(tmp_path: Path) -> None:
    """And they lock out a server."""
    path = tmp_path / "tables.db"
    server = SQLiteStore(path, serves=True)
    with pytest.raises(UnusableStore, match="A server is using"), exclusive_lock(path):
        pass
    await server.close()
    with exclusive_lock(path), pytest.raises(UnusableStore, match="Another command is changing"):
        SQLiteStore(path, serves=True)


async def test_the_error_for_a_read_only_file_names_a_remedy(tmp_path: Path) -> None:
    """Own the file, or choose another."""
    await SQLiteStore(tmp_path / "tables.db").close()
    message = error_of(tmp_path / "tables.db", "ro", "CREATE TABLE more (a)")
    assert "cannot be written" in message
    assert "own the file and its folder, or name another file." in message


async def test_the_error_for_a_damaged_file_names_a_remedy(tmp_path: Path) -> None:
    """Check what can be read, or restore."""
    store = SQLiteStore(tmp_path / "tables.db")
    await store.append("T", 0, [b"one" * 5_000])
    await store.close()
    with (tmp_path / "tables.db").open("r+b") as rotting:
        rotting.seek(4096)
        rotting.write(b"\xff" * 4096)
    message = error_of(tmp_path / "tables.db", "rw", "SELECT sum(length(data)) FROM log NOT INDEXED")
    assert "is damaged" in message and "check-data" in message and "unspoken restore" in message


def test_the_error_for_an_unwritable_folder_says_so(tmp_path: Path) -> None:
    """With the reason."""
    assert "cannot be written" in str(unusable(tmp_path, PermissionError(13, "Permission denied")))


async def test_a_file_on_a_disk_without_locks_is_used_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Some network file systems have no locks."""

    def refuse(_file: object, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    await SQLiteStore(tmp_path / "tables.db").close()
    assert "file system without locks" in caplog.text
