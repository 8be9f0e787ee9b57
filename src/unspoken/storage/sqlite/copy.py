"""Copies SQLite files atomically, also while a server writes to them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from unspoken.storage.errors import NewerSchema, UnusableStore
from unspoken.storage.sqlite.file import SUFFIXES, make_private, unusable
from unspoken.storage.sqlite.file_lock import exclusive_lock
from unspoken.storage.sqlite.schema import SCHEMA_VERSION, foreign_part, has_table


def back_up(source: Path, target: Path) -> None:
    """Copy a snapshot of a file, which may be in use. Raises UnusableStore."""
    if target.exists():
        raise UnusableStore(f"{target} already exists: name a new file.")
    with _copied(source, target) as copy:
        copy.replace(target)


def restore(source: Path, target: Path, aside: Path) -> None:
    """Replace a file with a backup; the old file is moved to `aside`. Raises UnusableStore."""
    make_private(target.with_name(f"{target.name}.lock"))
    with exclusive_lock(target), _copied(source, target) as copy:
        _require_own_parts(copy, source)
        replace_file(copy, target, aside)


def replace_file(new: Path, path: Path, aside: Path) -> None:
    """Replace a file atomically; the old file is moved to `aside`."""
    for suffix in SUFFIXES[1:]:  # first, so that the old WAL is not applied to the new file
        companion = path.with_name(path.name + suffix)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + suffix))
    if path.exists():
        os.link(path, aside)
    new.replace(path)


def require_unspoken_file(connection: sqlite3.Connection, path: Path) -> None:
    """Raise UnusableStore if the file is not an Unspoken database, or from a newer version."""
    if not has_table(connection, "log"):
        raise UnusableStore(f"{path} is not a database of Unspoken: name another file.")
    if int(connection.execute("PRAGMA user_version").fetchone()[0]) > SCHEMA_VERSION:
        raise NewerSchema(f"{path} was written by a newer Unspoken: use the newer version.")


def _require_own_parts(copy: Path, source: Path) -> None:
    """Raise UnusableStore if a copy has a trigger, a view, or a table that is not ours."""
    with closing(opened(copy)) as connection:
        foreign = foreign_part(connection)
    if foreign is not None:
        raise UnusableStore(f"{source} contains {foreign}, which is not from Unspoken: restore another copy.")


def opened(path: Path) -> sqlite3.Connection:
    """Open an existing file."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, isolation_level=None)


@contextmanager
def _copied(source: Path, target: Path) -> Iterator[Path]:
    """Yield a checked copy beside the target; it is deleted at the end unless it was moved."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
    except OSError as trouble:
        raise unusable(target, trouble) from trouble
    try:
        with closing(opened(source)) as old, closing(sqlite3.connect(part, isolation_level=None)) as new:
            require_unspoken_file(old, source)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # so that the copy is a single file
            found = str(new.execute("PRAGMA quick_check(1)").fetchone()[0])
            if found != "ok":
                raise sqlite3.DatabaseError(f"malformed: {found}")
        yield part
    except (OSError, sqlite3.Error) as trouble:
        raise unusable(source, trouble) from trouble
    finally:
        part.unlink(missing_ok=True)
