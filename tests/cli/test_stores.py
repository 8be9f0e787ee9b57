"""Stores by file name or URL; errors say what to do and never contain a password."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers.postgres import GUARDED, Postgres
from unspoken import __version__
from unspoken.cli.main import main
from unspoken.cli.server.stores import FORMS, file_of, open_store
from unspoken.storage.errors import NewerSchema, UnusableStore
from unspoken.storage.postgres.schema import VERSION
from unspoken.storage.postgres.store import PostgresStore
from unspoken.storage.sqlite.store import SQLiteStore

_PASSWORD = "open-sesame"


def error_of(name: str) -> str:
    """Return the error of a store that cannot be opened."""
    with pytest.raises(UnusableStore) as refused:
        open_store(name)
    return str(refused.value)


def kind(name: str) -> type:
    """Open and close a store, and return its type."""
    store = open_store(name)
    asyncio.run(store.close())
    return type(store)


def guarded(postgres: Postgres, database: str, password: str) -> str:
    """Return the URL of a database for a user who needs a password."""
    return postgres.url(database, user=f"{GUARDED}:{password}")


def test_a_bare_path_is_a_file(tmp_path: Path) -> None:
    """The file is created."""
    assert kind(str(tmp_path / "tables.db")) is SQLiteStore
    assert (tmp_path / "tables.db").is_file()


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("sqlite:///var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:///var/our%20lib/tables.db", "/var/our lib/tables.db"),
    ],
)
def test_a_sqlite_url_names_a_file(name: str, path: str) -> None:
    """By its absolute path, in either of the two usual forms."""
    assert file_of(name).resolve() == Path(path).resolve()


def test_a_postgres_url_names_a_database(postgres: Postgres, database: str) -> None:
    """Its tables are created at once."""
    assert kind(postgres.url(database)) is PostgresStore
    assert postgres.execute("SELECT max(version) FROM schema_version", database) == str(VERSION)


def test_the_scheme_postgres_is_accepted(postgres: Postgres, database: str) -> None:
    """Many hosts hand out URLs that begin with postgres://."""
    assert kind(postgres.url(database).replace("postgresql", "postgres")) is PostgresStore


def test_the_right_password_is_accepted(postgres: Postgres, database: str) -> None:
    """As part of the URL."""
    assert kind(guarded(postgres, database, GUARDED)) is PostgresStore


def test_a_password_may_be_in_the_environment(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the environment, other users of the machine cannot see it."""
    monkeypatch.setenv("PGPASSWORD", GUARDED)
    assert kind(postgres.url(database, user=GUARDED)) is PostgresStore


def test_a_wrong_password_is_reported_but_not_printed(postgres: Postgres, database: str) -> None:
    """The error says what to check."""
    error = error_of(guarded(postgres, database, _PASSWORD))
    assert "check the user and the password" in error and _PASSWORD not in error


def test_a_missing_password_is_reported(postgres: Postgres, database: str) -> None:
    """With the same error."""
    assert "check the user and the password" in error_of(postgres.url(database, user=GUARDED))


def test_a_missing_database_is_reported(postgres: Postgres, database: str) -> None:
    """The error says how to create it."""
    assert "create the database with createdb" in error_of(postgres.url("nowhere"))


def test_an_unreachable_server_is_reported(postgres: Postgres, database: str) -> None:
    """Without the password."""
    postgres.kill()
    error = error_of(guarded(postgres, database, _PASSWORD))
    assert "cannot be reached" in error and _PASSWORD not in error


def test_a_user_who_may_not_create_tables_is_reported(postgres: Postgres, database: str) -> None:
    """The error says which right is missing."""
    postgres.execute("DROP ROLE IF EXISTS guest")
    postgres.execute("CREATE ROLE guest LOGIN")
    assert "let the user own the database" in error_of(postgres.url(database, user="guest"))


def test_a_newer_database_schema_is_refused(postgres: Postgres, database: str) -> None:
    """A newer version of Unspoken has written it."""
    kind(postgres.url(database))
    postgres.execute(f"INSERT INTO schema_version VALUES ({VERSION + 1})", database)
    with pytest.raises(NewerSchema, match="newer Unspoken"):
        open_store(postgres.url(database))


@pytest.mark.parametrize(
    "name",
    [
        f"postgresql://ada:{_PASSWORD}/@127.0.0.1/db",
        f"postgresql://ada:12{_PASSWORD}#@127.0.0.1/db",
        f"postgresql://ada:{_PASSWORD}@127.0.0.1:port/db",
        f"postgresql://ada:{_PASSWORD}@[127.0.0.1/db",
        f"postgresql://ada:{_PASSWORD}@127.0.0.1:99999/db",
    ],
)
def test_an_invalid_url_is_reported_without_its_password(name: str) -> None:
    """The error shows the right form."""
    error = error_of(name)
    assert "postgresql://user@host:port/name" in error and _PASSWORD not in error


@pytest.mark.parametrize("name", ["", ".", "/", "sqlite:///"])
def test_an_empty_file_name_is_refused(name: str) -> None:
    """An unset variable in a script results in an empty name."""
    assert error_of(name) == f"{name!r} is not a file name: use {FORMS}."


def test_an_unknown_kind_of_store_is_refused(tmp_path: Path) -> None:
    """The error lists the known kinds."""
    assert "sqlite:///path/to/file or postgresql://" in error_of(f"mysql://ada:{_PASSWORD}@127.0.0.1/db")


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    """With its name."""
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 100)
    assert "letter.txt is not a SQLite file" in error_of(str(tmp_path / "letter.txt"))


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_server_does_not_start_on_an_unknown_store(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on stderr, exit code 2, and nothing on stdout."""
    assert main([command, "--store", "mysql://127.0.0.1/db"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)


def test_without_asyncpg_the_error_says_how_to_install_it() -> None:
    """asyncpg is only imported for PostgreSQL."""
    program = (
        "import sys; sys.modules['asyncpg'] = None; from unspoken.cli import main; "
        "sys.exit(main(['serve', '--store', 'postgresql://127.0.0.1/db']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2,
        f"PostgreSQL needs asyncpg: pip install 'dist/unspoken-{__version__}-py3-none-any.whl[cluster]'.\n",
    )
