"""Which store the command line names, and how it is opened."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sqlite3
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

from unspoken.storage.archive import Archive
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.sqlite_archive import sqlite_archive
from unspoken.storage.sqlite_file import unusable
from unspoken.storage.store import Store

FORMS = "a file, sqlite:///path/to/file or postgresql://user@host/database"
_POSTGRES = ("postgresql", "postgres")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where tables are kept: a file, or any store by its URL."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--data", type=Path, default=default_data(), help="the SQLite file that keeps all tables"
    )
    where.add_argument("--store", metavar="URL", help=f"what keeps all tables: {FORMS}")
    parser.add_argument(
        "--store-patience",
        type=seconds,
        metavar="SECONDS",
        help="how long a PostgreSQL may take to answer before tables stand still (default 5)",
    )


def open_chosen(args: argparse.Namespace) -> Store:
    """The store that the arguments name, ready for use. Raises StoreUnavailable."""
    return open_store(str(args.data) if args.store is None else args.store, args.store_patience)


def seconds(word: str) -> float:
    """A number of seconds on the command line, from one to an hour."""
    try:
        number = float(word)
    except ValueError:
        number = 0
    if not 1 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of seconds from 1 to 3600")
    return number


def existing(name: str) -> str:
    """The same name, if it is a database or a file that is there. Raises StoreUnavailable."""
    if not is_postgres(name) and not file_of(name).is_file():
        raise StoreUnavailable(f"There is no file {file_of(name)}: name the one that keeps the tables.")
    return name


def existing_file(name: str) -> Path:
    """The file of a store that is one, and is there. Raises StoreUnavailable."""
    if is_postgres(name):
        raise StoreUnavailable("This is for SQLite files: a database is copied by pg_dump and pg_restore.")
    return file_of(existing(name))


def aside(path: Path, why: str) -> Path:
    """A name beside a file that nothing has yet, for what it was before."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    named = path.with_name(f"{path.name}.{why}-{now}")
    later = (path.with_name(f"{named.name}-{number}") for number in itertools.count(2))
    return next(one for one in itertools.chain((named,), later) if not one.exists())


def open_store(name: str, patience: float | None = None) -> Store:
    """The store of that name, ready for use. Raises StoreUnavailable with a sentence that says what to do."""
    if is_postgres(name):
        return _open_postgres(name, patience)
    return _open_sqlite(file_of(name))


def open_archive(name: str, fill: bool = False) -> AbstractAsyncContextManager[Archive]:
    """The store of that name, to be copied or to be filled. Raises StoreUnavailable, now or later."""
    if not is_postgres(name):
        return sqlite_archive(file_of(name), fill)
    _need_asyncpg()
    from unspoken.storage.postgres_archive import postgres_archive

    return postgres_archive(name, fill)


def shown(name: str) -> str:
    """A store as it may be shown to anybody, without its password."""
    if not is_postgres(name):
        return str(file_of(name))
    from unspoken.storage.postgres_setup import place_of

    return place_of(name)


def is_postgres(name: str) -> bool:
    """Whether a database keeps it, not a file."""
    return name.partition("://")[0] in _POSTGRES


def file_of(name: str) -> Path:
    """The file of a store that is one. Raises StoreUnavailable for what is no store at all."""
    if "://" in name and not name.startswith("sqlite:///"):
        raise StoreUnavailable(f"No store is written {name.partition('://')[0]}://…: name {FORMS}.")
    path = Path(unquote(name.removeprefix("sqlite://")) if "://" in name else name)
    if not path.name:
        raise StoreUnavailable(f"No file is called {name!r}: name {FORMS}.")
    return path


def _open_sqlite(path: Path) -> SQLiteStore:
    try:
        return SQLiteStore(path)
    except (OSError, sqlite3.Error) as trouble:
        raise unusable(path, trouble) from trouble


def _open_postgres(url: str, patience: float | None) -> Store:
    _need_asyncpg()
    from unspoken.storage.postgres import PATIENCE, PostgresStore
    from unspoken.storage.postgres_setup import prepare

    asyncio.run(prepare(url))
    return PostgresStore(url, patience or PATIENCE)


def _need_asyncpg() -> None:
    if find_spec("asyncpg") is None:
        raise StoreUnavailable("PostgreSQL needs asyncpg: pip install 'unspoken[cluster]'.")


def default_data() -> Path:
    """Where a person's tables are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "unspoken" / "tables.db"
