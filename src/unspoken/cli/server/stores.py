"""Opens the store that the settings name."""

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

from unspoken.cli.options.kinds import Location, Seconds, Text
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.kernel.installing import pip_install
from unspoken.storage.archive import Archive
from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.archive import sqlite_archive
from unspoken.storage.sqlite.file import unusable
from unspoken.storage.sqlite.probe import probe_file, require_sqlite
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.storage.store import Store

FORMS = "a file, sqlite:///path/to/file or postgresql://user@host/database"
_POSTGRES = ("postgresql", "postgres")


class StoreName(Text):
    """A file or a URL; in a TOML file, a relative path begins at the file's folder."""

    def __init__(self) -> None:
        super().__init__(FORMS, "URL")

    def of_toml(self, value: object, folder: Path) -> str:
        """Accept a string."""
        name = super().of_toml(value, folder)
        return name if "://" in name else str(folder / Path(name).expanduser())


GROUP = OptionGroup(
    "Where tables are saved",
    (
        Option(
            "data",
            Location("the path of a file", "FILE"),
            "the SQLite file for all tables",
            default=lambda: default_data(),
            default_text="~/.local/share/unspoken/tables.db",
            example="~/.local/share/unspoken/tables.db",
        ),
        Option(
            "store",
            StoreName(),
            f"the store for all tables instead of a data file: {FORMS}",
            example="postgresql://unspoken@db.example.org/unspoken",
            is_secret=True,
            rival="data",
        ),
        Option(
            "store-patience",
            Seconds(1, 3600),
            "the timeout of PostgreSQL; tables pause when it is exceeded",
            default_text="5",
            example=5,
        ),
    ),
)


def place(args: argparse.Namespace) -> str:
    """Return where the chosen store is, without its password."""
    return without_password(chosen(args))


def folder(args: argparse.Namespace) -> Path | None:
    """Return the folder of the chosen SQLite file; None for a database."""
    name = chosen(args)
    return None if is_postgres(name) else file_of(name).parent


def open_chosen(args: argparse.Namespace) -> Store:
    """Open the store that the arguments name, as its server. Raises UnusableStore."""
    return open_store(chosen(args), args.store_patience, serves=True)


def chosen(args: argparse.Namespace) -> str:
    """Return the name of the store that the arguments choose."""
    return str(args.data if args.store is None else args.store)


def check_name(name: str) -> None:
    """Check the form of a store's name without opening it. Raises UnusableStore."""
    if is_postgres(name):
        _need_asyncpg()
    without_password(name)


def probe(name: str) -> bool:
    """True if the store exists; changes nothing. Raises UnusableStore if a server cannot use it."""
    if not is_postgres(name):
        return probe_file(file_of(name))
    from unspoken.storage.postgres.setup import check_readable

    asyncio.run(check_readable(name))
    return True


def existing(name: str) -> str:
    """Return the name if it is a database or an existing file. Raises UnusableStore."""
    if not is_postgres(name):
        if not file_of(name).is_file():
            raise UnusableStore(f"There is no file {file_of(name)}: pass the file with the tables.")
        require_sqlite(file_of(name))
    return name


def existing_file(name: str) -> Path:
    """Return the path of an existing SQLite store. Raises UnusableStore if there is none."""
    if is_postgres(name):
        raise UnusableStore("This command is for SQLite files: copy a database with pg_dump and pg_restore.")
    return file_of(existing(name))


def unused_path(path: Path, reason: str) -> Path:
    """Return the path of a new file in the same folder, named by the reason and the time."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    first = path.with_name(f"{path.name}.{reason}-{now}")
    others = (path.with_name(f"{first.name}-{number}") for number in itertools.count(2))
    return next(candidate for candidate in itertools.chain((first,), others) if not candidate.exists())


def open_store(name: str, patience: float | None = None, *, serves: bool = False) -> Store:
    """Open a store; a file has one server at a time. Raises UnusableStore, which says what to do."""
    if is_postgres(name):
        return _open_postgres(name, patience)
    return _open_sqlite(file_of(name), serves)


def open_archive(name: str, fill: bool = False) -> AbstractAsyncContextManager[Archive]:
    """Open a store for reading, or for writing if `fill`. Raises UnusableStore, also on entering."""
    if not is_postgres(name):
        return sqlite_archive(file_of(name), fill)
    _need_asyncpg()
    from unspoken.storage.postgres.archive import postgres_archive

    return postgres_archive(name, fill)


def without_password(name: str) -> str:
    """Return the store's name without its password, for messages."""
    if not is_postgres(name):
        return str(file_of(name))
    from unspoken.storage.postgres.setup import place_of

    return place_of(name)


def is_postgres(name: str) -> bool:
    """True if the name is the URL of a PostgreSQL database."""
    return name.partition("://")[0] in _POSTGRES


def file_of(name: str) -> Path:
    """Return the path of a SQLite store. Raises UnusableStore if the name has another scheme."""
    if "://" in name and not name.startswith("sqlite:///"):
        raise UnusableStore(f"Unknown kind of store, {name.partition('://')[0]}://…: use {FORMS}.")
    path = Path(unquote(name.removeprefix("sqlite://")) if "://" in name else name)
    if not path.name:
        raise UnusableStore(f"{name!r} is not a file name: use {FORMS}.")
    return path


def _open_sqlite(path: Path, serves: bool) -> SQLiteStore:
    try:
        return SQLiteStore(path, serves=serves)
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error


def _open_postgres(url: str, patience: float | None) -> Store:
    _need_asyncpg()
    from unspoken.storage.postgres.setup import prepare
    from unspoken.storage.postgres.store import PATIENCE, PostgresStore

    asyncio.run(prepare(url))
    return PostgresStore(url, patience or PATIENCE)


def _need_asyncpg() -> None:
    if find_spec("asyncpg") is None:
        raise UnusableStore(f"PostgreSQL needs asyncpg: {pip_install('cluster')}.")


def default_data() -> Path:
    """Return the default path of the SQLite file, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "unspoken" / "tables.db"
