"""What can still be read of a SQLite file that is damaged: row by row, into a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from unspoken.storage.archive import ALL_KEPT, Kept, Row
from unspoken.storage.sqlite_copy import looked_at, opened
from unspoken.storage.sqlite_file import make_private, unusable
from unspoken.storage.sqlite_schema import prepare

_SMALLEST_ROW = 16
"""Bytes: a file cannot hold more rows than so."""


def fault_of(path: Path) -> str | None:
    """What is wrong with the file itself, in SQLite's words; None if it is whole. Raises StoreUnavailable."""
    try:
        with closing(opened(path)) as file:
            looked_at(file, path)
            found = str(file.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        if "malformed" in str(trouble):
            return str(trouble)
        raise unusable(path, trouble) from trouble
    return None if found == "ok" else found


def salvage(path: Path, target: Path) -> int:
    """Copy every row that can be read; says how many could not. Raises StoreUnavailable."""
    target.unlink(missing_ok=True)
    make_private(target)
    try:
        with closing(opened(path)) as old, closing(sqlite3.connect(target, isolation_level=None)) as new:
            prepare(new)
            new.execute("BEGIN")
            lost = sum(_salvage_kind(old, new, kept, path) for kept in ALL_KEPT)
            new.execute("COMMIT")
    except (OSError, sqlite3.Error) as trouble:
        target.unlink(missing_ok=True)
        raise unusable(path, trouble) from trouble
    return lost


def _salvage_kind(old: sqlite3.Connection, new: sqlite3.Connection, kept: Kept, path: Path) -> int:
    """All of a kind by their numbers, since no index is to be trusted; how many could not be read."""
    lost = 0
    into = f"INSERT INTO {kept.table} ({kept.listed}) VALUES ({', '.join('?' * len(kept.columns))})"
    for number in range(1, _last(old, kept, path) + 1):
        try:
            row: Row | None = old.execute(
                f"SELECT {kept.listed} FROM {kept.table} NOT INDEXED WHERE rowid = ?", (number,)
            ).fetchone()
            if row is not None:
                new.execute(into, row)
        except sqlite3.DatabaseError:  # unreadable, or a second one of what there can be only one of
            lost += 1
    return lost


def _last(old: sqlite3.Connection, kept: Kept, path: Path) -> int:
    try:
        return int(old.execute(f"SELECT coalesce(max(rowid), 0) FROM {kept.table} NOT INDEXED").fetchone()[0])
    except sqlite3.DatabaseError:
        return path.stat().st_size // _SMALLEST_ROW
