"""The SQLite file in the file system: permissions, and messages if it cannot be used."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from unspoken.storage.errors import UnusableStore

SUFFIXES = ("", "-wal", "-shm")
"""Suffixes of the files that belong to a SQLite database."""


def make_private(path: Path) -> None:
    """Create the file readable for its owner only: it contains private data. SQLite keeps the mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def make_upgraded_private(path: Path) -> None:
    """Make a file of an older version readable for its owner only; older versions did not do so."""
    for suffix in SUFFIXES:
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(0o600)


def unusable(path: Path, trouble: OSError | sqlite3.Error) -> UnusableStore:
    """Return an error that says what is wrong with a file and what to do."""
    said = str(trouble)
    if _is_forbidden(trouble):
        return UnusableStore(
            f"{path} cannot be written ({said}): let the user who runs Unspoken own the file and its folder, "
            "or name another file."
        )
    if "not a database" in said:
        return UnusableStore(f"{path} is not a SQLite file: name another file.")
    if "malformed" in said or "corrupt" in said:
        return UnusableStore(
            f"{path} is damaged ({said}): `unspoken check-data {path}` saves what can be read, "
            "`unspoken restore` puts a backup in its place."
        )
    return UnusableStore(f"{path} cannot be opened as a SQLite file: {said}.")


def _is_forbidden(trouble: OSError | sqlite3.Error) -> bool:
    if isinstance(trouble, OSError):
        return trouble.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
    return any(words in str(trouble) for words in ("readonly", "unable to open"))
