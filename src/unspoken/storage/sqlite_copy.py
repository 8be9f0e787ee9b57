"""Copies of a SQLite file: whole or not at all, also of one that a server is writing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from unspoken.storage.errors import SchemaFromTheFuture, StoreUnavailable
from unspoken.storage.file_lock import alone
from unspoken.storage.sqlite_file import BESIDE, make_private, unusable
from unspoken.storage.sqlite_schema import FORM


def back_up(source: Path, target: Path) -> None:
    """A copy of a file as it is at one moment; whoever writes to it goes on. Raises StoreUnavailable."""
    if target.exists():
        raise StoreUnavailable(f"{target} is there already: name a new file.")
    with _copied(source, target) as copy:
        copy.replace(target)


def restore(source: Path, target: Path, aside: Path) -> None:
    """Put a backup in a file's place, which is kept aside if there is one. Raises StoreUnavailable."""
    make_private(target.with_name(f"{target.name}.lock"))
    with alone(target), _copied(source, target) as copy:
        replace_file(copy, target, aside)


def replace_file(new: Path, path: Path, aside: Path) -> None:
    """Another file takes a file's place in one step, and what was there is kept aside."""
    for suffix in BESIDE[1:]:  # first: nothing of the old file may be taken for the new one's
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + suffix))
    if path.exists():
        os.link(path, aside)
    new.replace(path)


def looked_at(connection: sqlite3.Connection, path: Path) -> None:
    """Raises StoreUnavailable where a file is none of ours, or is from the future."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchone() is None:
        raise StoreUnavailable(f"{path} keeps no tables: name a file that does.")
    if int(connection.execute("PRAGMA user_version").fetchone()[0]) > FORM:
        raise SchemaFromTheFuture(f"{path} was written by a newer Unspoken: use that.")


def opened(path: Path) -> sqlite3.Connection:
    """A file that has to be there already."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, isolation_level=None)


@contextmanager
def _copied(source: Path, target: Path) -> Iterator[Path]:
    """A copy beside where it is to be, found whole; what is not taken away is deleted."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
    except OSError as trouble:
        raise unusable(target, trouble) from trouble
    try:
        with closing(opened(source)) as old, closing(sqlite3.connect(part, isolation_level=None)) as new:
            looked_at(old, source)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, until it is used
            found = str(new.execute("PRAGMA quick_check(1)").fetchone()[0])
            if found != "ok":
                raise sqlite3.DatabaseError(f"malformed: {found}")
        yield part
    except (OSError, sqlite3.Error) as trouble:
        raise unusable(source, trouble) from trouble
    finally:
        part.unlink(missing_ok=True)
