"""A store is named by a file or a URL; one that cannot be opened is a sentence, and never a password."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers.postgres import GUARDED, Postgres
from unspoken.cli.main import main
from unspoken.cli.stores import FORMS, file_of, open_store
from unspoken.storage.errors import SchemaFromTheFuture, StoreUnavailable
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_schema import VERSION
from unspoken.storage.sqlite import SQLiteStore

_PASSWORD = "open-sesame"


def complaint(name: str) -> str:
    """What is said of a store that cannot be opened."""
    with pytest.raises(StoreUnavailable) as refused:
        open_store(name)
    return str(refused.value)


def kind(name: str) -> type:
    """What kind of store has that name; it is opened for it, and closed again."""
    store = open_store(name)
    asyncio.run(store.close())
    return type(store)


def guarded(postgres: Postgres, database: str, password: str) -> str:
    """The URL of a database for a user who needs a password."""
    return postgres.url(database, user=f"{GUARDED}:{password}")


def test_a_bare_path_is_a_file(tmp_path: Path) -> None:
    """As with --data."""
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
    """Always by its whole path, in either of the two usual spellings."""
    assert file_of(name).resolve() == Path(path).resolve()


def test_a_postgres_url_names_a_database(postgres: Postgres, database: str) -> None:
    """It is prepared at once."""
    assert kind(postgres.url(database)) is PostgresStore
    assert postgres.execute("SELECT max(version) FROM schema_version", database) == str(VERSION)


def test_the_other_usual_scheme_is_understood(postgres: Postgres, database: str) -> None:
    """Many hosts hand out URLs that begin with postgres://."""
    assert kind(postgres.url(database).replace("postgresql", "postgres")) is PostgresStore


def test_a_user_with_the_right_password_is_let_in(postgres: Postgres, database: str) -> None:
    """From the URL."""
    assert kind(guarded(postgres, database, GUARDED)) is PostgresStore


def test_a_password_may_be_in_the_environment(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where other users of the machine do not see it."""
    monkeypatch.setenv("PGPASSWORD", GUARDED)
    assert kind(postgres.url(database, user=GUARDED)) is PostgresStore


def test_a_wrong_password_is_told_but_not_shown(postgres: Postgres, database: str) -> None:
    """Check the user and the password."""
    said = complaint(guarded(postgres, database, _PASSWORD))
    assert "check the user and the password" in said and _PASSWORD not in said


def test_a_missing_password_is_told(postgres: Postgres, database: str) -> None:
    """In the same words."""
    assert "check the user and the password" in complaint(postgres.url(database, user=GUARDED))


def test_a_database_that_is_not_there_is_told(postgres: Postgres, database: str) -> None:
    """And how to make it."""
    assert "make the database with createdb" in complaint(postgres.url("nowhere"))


def test_a_server_that_is_not_there_is_told(postgres: Postgres, database: str) -> None:
    """And nothing of the password."""
    postgres.kill()
    said = complaint(guarded(postgres, database, _PASSWORD))
    assert "cannot be reached" in said and _PASSWORD not in said


def test_a_user_who_may_not_make_tables_is_told(postgres: Postgres, database: str) -> None:
    """And who could."""
    postgres.execute("DROP ROLE IF EXISTS guest")
    postgres.execute("CREATE ROLE guest LOGIN")
    assert "let the user own the database" in complaint(postgres.url(database, user="guest"))


def test_a_database_from_the_future_is_told(postgres: Postgres, database: str) -> None:
    """A newer Unspoken has written it."""
    kind(postgres.url(database))
    postgres.execute(f"INSERT INTO schema_version VALUES ({VERSION + 1})", database)
    with pytest.raises(SchemaFromTheFuture, match="newer Unspoken"):
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
def test_a_url_that_is_none_is_told_without_its_password(name: str) -> None:
    """And how one is written."""
    said = complaint(name)
    assert "postgresql://user@host:port/name" in said and _PASSWORD not in said


@pytest.mark.parametrize("name", ["", ".", "/", "sqlite:///"])
def test_a_file_without_a_name_is_told(name: str) -> None:
    """An unset variable in a script comes to that."""
    assert complaint(name) == f"No file is called {name!r}: name {FORMS}."


def test_another_kind_of_store_is_told(tmp_path: Path) -> None:
    """And which kinds there are."""
    assert "sqlite:///path/to/file or postgresql://" in complaint(f"mysql://ada:{_PASSWORD}@127.0.0.1/db")


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    """With its name."""
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 100)
    assert "letter.txt is no SQLite file" in complaint(str(tmp_path / "letter.txt"))


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_server_on_such_a_store_does_not_start(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, and status 2; nothing says that it is anywhere."""
    assert main([command, "--store", "mysql://127.0.0.1/db"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_without_asyncpg_the_server_is_whole_and_says_what_postgres_needs() -> None:
    """It is loaded only when it is asked for."""
    program = (
        "import sys; sys.modules['asyncpg'] = None; from unspoken.cli import main; "
        "sys.exit(main(['serve', '--store', 'postgresql://127.0.0.1/db']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2,
        "PostgreSQL needs asyncpg: pip install 'unspoken[cluster]'.\n",
    )
