"""Checks whether a server could use a SQLite file, without creating or changing anything."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.file import unusable
from unspoken.storage.sqlite.file_lock import check_no_server
from unspoken.storage.sqlite.schema import require_known_version

_HEADER = b"SQLite format 3\0"


def probe_file(path: Path) -> bool:
    """True if the file exists. Raises UnusableStore if a server could not use or create it."""
    if path.is_dir():
        raise UnusableStore(f"{path} is a folder: name a file in it.")
    existing = next(place for place in (path, *path.absolute().parents) if place.exists())
    if not os.access(existing, os.R_OK | os.W_OK):
        raise unusable(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))
    if existing is not path:
        return False
    require_sqlite(path)
    check_no_server(path)
    try:
        # An immutable file is read without locks, which would create files beside it.
        with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
            require_known_version(connection)
    except sqlite3.Error as trouble:
        raise unusable(path, trouble) from trouble
    return True


def require_sqlite(path: Path) -> None:
    """Raise UnusableStore if the file is neither empty nor a SQLite file, before a lock file is created."""
    try:
        with path.open("rb") as file:
            beginning = file.read(len(_HEADER))
    except OSError as trouble:
        raise unusable(path, trouble) from trouble
    if beginning not in (b"", _HEADER):
        raise unusable(path, sqlite3.DatabaseError("file is not a database"))
