"""`unspoken move-data` copies SQLite into PostgreSQL and back, completely or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.open_stores import with_store
from tests.servers.postgres import Postgres
from unspoken.atlas.port import NewEntry
from unspoken.bans.port import Ban
from unspoken.cli.main import main
from unspoken.cli.server.stores import open_store
from unspoken.content.own.port import Sizes
from unspoken.storage.store import Store

_TABLES = ("log", "sounds", "decks", "deck_pictures", "atlas", "atlas_kept", "bans")
_ALL_BYTES = bytes(range(256))


async def fill(store: Store) -> None:
    """Store more of each kind than one batch, with log records of different lengths."""
    for table in ("ABC234", "XYZ789"):
        await store.append(table, 0, [_ALL_BYTES[:step] + table.encode() for step in range(120)])
    await store.keep_sound("ABC234", "wind", _ALL_BYTES * 4000)
    await store.keep_sound("XYZ789", "rain", b"")
    pictures = {f"rose{n}": Sizes(_ALL_BYTES * n, _ALL_BYTES[:n]) for n in range(70)}
    await store.keep_deck("own-2", b"second", pictures, ())
    await store.keep_deck("own-1", b"first", {}, ())
    entries = [NewEntry(n, "dixit", f"card {n % 7}", n % 2 == 0, _ALL_BYTES[:n]) for n in range(1, 61)]
    await store.atlas.keep("ABC234", "a mark", entries, 20_000)
    await store.bans.add(Ban("1f2e3d4c", "address", "203.0.113.7/32", 1_000, 2_000, "Źle"))


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of a SQLite file by table."""
    with closing(sqlite3.connect(path)) as file:
        return {table: file.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in _TABLES}


@pytest.fixture
def url(postgres: Postgres, database: str) -> str:
    """The URL of an empty database."""
    return postgres.url(database)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A SQLite file with data of every kind."""
    with_store(str(tmp_path / "old.db"), fill)
    return tmp_path / "old.db"


def move(source: object, target: object) -> int:
    """Run the command."""
    return main(["move-data", str(source), str(target)])


def prepare(url: str) -> None:
    """Create the empty tables in a database."""
    asyncio.run(open_store(url).close())


def test_data_copied_there_and_back_is_identical(
    old: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Logs, recordings, decks, pictures, the atlas and bans; the source stays unchanged."""
    before = rows(old)
    assert move(old, url) == 0
    output = capsys.readouterr().out
    assert (
        ": 240 moves, 2 recordings, 2 decks, 70 pictures, 60 sightings, 1 marks, 0 counts, 1 bans." in output
    )
    assert move(url, tmp_path / "new.db") == 0
    assert rows(tmp_path / "new.db") == rows(old) == before


def test_a_table_can_be_played_on_after_the_move(old: Path, url: str) -> None:
    """The next step can be appended, and decks keep their order."""
    move(old, url)

    async def go_on(store: Store) -> list[bytes]:
        await store.append("ABC234", 120, [b"next"])
        assert await store.decks() == [b"second", b"first"]
        return await store.load("ABC234")

    assert with_store(url, go_on)[-2:] == [_ALL_BYTES[:119] + b"ABC234", b"next"]


def test_a_file_that_is_not_empty_is_not_changed(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tables of two servers are never mixed."""
    with_store(str(tmp_path / "new.db"), lambda store: store.append("T", 0, [b"one"]))
    assert move(old, tmp_path / "new.db") == 2
    assert "new.db is not empty: choose an empty store." in capsys.readouterr().err
    assert len(rows(tmp_path / "new.db")["log"]) == 1


def test_a_database_that_is_not_empty_is_not_changed(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error does not contain the password."""
    prepare(url)
    postgres.execute("INSERT INTO decks (pack, data) VALUES ('own-3', 'theirs')", database)
    assert move(old, url.replace("postgres@", "postgres:open-sesame@")) == 2
    error = capsys.readouterr().err
    assert "is not empty" in error and "open-sesame" not in error
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_a_failed_copy_leaves_the_target_empty(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database rejects the last picture."""
    prepare(url)
    postgres.execute("ALTER TABLE deck_pictures ADD CHECK (picture <> 'rose69')", database)
    assert move(old, url) == 2
    assert "The copy failed" in capsys.readouterr().err
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_an_incomplete_copy_is_discarded(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database drops a row silently."""
    prepare(url)
    postgres.execute(
        "CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';"
        "CREATE TRIGGER swallow BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.step = 7) "
        "EXECUTE FUNCTION swallow()",
        database,
    )
    assert move(old, url) == 2
    assert "The copy differs" in capsys.readouterr().err
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_a_missing_source_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints an error."""
    assert move(tmp_path / "old.db", tmp_path / "new.db") == 2
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "old.db").exists()


def test_an_unknown_kind_of_store_is_refused(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As in all other commands."""
    assert move(old, "mysql://127.0.0.1/db") == 2
    assert "Unknown kind of store, mysql://" in capsys.readouterr().err
