"""Copies the readable rows of a damaged SQLite file into a new file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from unspoken.storage.archive import ALL_KINDS, Row, StoredKind
from unspoken.storage.sqlite.copy import opened, require_unspoken_file
from unspoken.storage.sqlite.file import make_private, unusable
from unspoken.storage.sqlite.schema import prepare

_SMALLEST_ROW = 16
"""Bytes of the smallest row, to estimate the maximum number of rows in a file."""


def fault_of(path: Path) -> str | None:
    """Return SQLite's description of what is damaged, or None if the file is valid. Raises UnusableStore."""
    try:
        with closing(opened(path)) as file:
            require_unspoken_file(file, path)
            found = str(file.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        if "malformed" in str(trouble):
            return str(trouble)
        raise unusable(path, trouble) from trouble
    return None if found == "ok" else found


def salvage(path: Path, target: Path) -> int:
    """Copy every readable row; return the number of unreadable rows. Raises UnusableStore."""
    target.unlink(missing_ok=True)
    make_private(target)
    try:
        with closing(opened(path)) as old, closing(sqlite3.connect(target, isolation_level=None)) as new:
            prepare(new)
            new.execute("BEGIN")
            lost = sum(_salvage_kind(old, new, kind, path) for kind in ALL_KINDS)
            new.execute("COMMIT")
    except (OSError, sqlite3.Error) as trouble:
        target.unlink(missing_ok=True)
        raise unusable(path, trouble) from trouble
    return lost


def _salvage_kind(old: sqlite3.Connection, new: sqlite3.Connection, kind: StoredKind, path: Path) -> int:
    """Copy rows by rowid, because the indexes may be damaged; return the number of unreadable rows."""
    lost = 0
    into = f"INSERT INTO {kind.table} ({kind.listed}) VALUES ({', '.join('?' * len(kind.columns))})"
    for number in range(1, _last(old, kind, path) + 1):
        try:
            row: Row | None = old.execute(
                f"SELECT {kind.listed} FROM {kind.table} NOT INDEXED WHERE rowid = ?", (number,)
            ).fetchone()
            if row is not None:
                new.execute(into, row)
        except sqlite3.DatabaseError:  # unreadable, or a duplicate
            lost += 1
    return lost


def _last(old: sqlite3.Connection, kind: StoredKind, path: Path) -> int:
    try:
        return int(old.execute(f"SELECT coalesce(max(rowid), 0) FROM {kind.table} NOT INDEXED").fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        if "no such table" in str(trouble):  # an older file
            return 0
        return path.stat().st_size // _SMALLEST_ROW
