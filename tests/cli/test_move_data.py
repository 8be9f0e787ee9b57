"""`unspoken move-data` copies SQLite into PostgreSQL and back: every byte, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.open_stores import within
from tests.servers.postgres import Postgres
from unspoken.atlas.port import NewEntry
from unspoken.cli.main import main
from unspoken.cli.stores import open_store
from unspoken.content.own.port import Sizes
from unspoken.storage.store import Store

_TABLES = ("log", "sounds", "decks", "deck_pictures", "atlas", "atlas_kept")
_ALL_BYTES = bytes(range(256))


async def fill(store: Store) -> None:
    """More of everything than is carried at once; a table of which each step has another length."""
    for table in ("ABC234", "XYZ789"):
        await store.append(table, 0, [_ALL_BYTES[:step] + table.encode() for step in range(120)])
    await store.keep_sound("ABC234", "wind", _ALL_BYTES * 4000)
    await store.keep_sound("XYZ789", "rain", b"")
    pictures = {f"rose{n}": Sizes(_ALL_BYTES * n, _ALL_BYTES[:n]) for n in range(70)}
    await store.keep_deck("own-2", b"second", pictures, ())
    await store.keep_deck("own-1", b"first", {}, ())
    seen = [NewEntry(n, "dixit", f"card {n % 7}", n % 2 == 0, _ALL_BYTES[:n]) for n in range(1, 61)]
    await store.atlas.keep("ABC234", "a mark", seen, 20_000)


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a SQLite file."""
    with closing(sqlite3.connect(path)) as file:
        return {table: file.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in _TABLES}


@pytest.fixture
def url(postgres: Postgres, database: str) -> str:
    """An empty database."""
    return postgres.url(database)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file with all kinds of things in it."""
    within(str(tmp_path / "old.db"), fill)
    return tmp_path / "old.db"


def move(source: object, target: object) -> int:
    """The command as it is typed."""
    return main(["move-data", str(source), str(target)])


def prepared(url: str) -> None:
    """The database has its tables, with nothing in them."""
    asyncio.run(open_store(url).close())


def test_what_went_there_and_back_is_the_same(
    old: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Byte for byte: logs, recordings, decks, pictures, the atlas. The source can be gone back to."""
    before = rows(old)
    assert move(old, url) == 0
    said = capsys.readouterr().out
    assert "has it all: 240 moves, 2 recordings, 2 decks, 70 pictures, 60 sightings, 1 marks." in said
    assert move(url, tmp_path / "new.db") == 0
    assert rows(tmp_path / "new.db") == rows(old) == before


def test_a_table_is_played_on_where_it_was_moved_to(old: Path, url: str) -> None:
    """The next step follows; and decks stay in the order in which they came, not by name."""
    move(old, url)

    async def go_on(store: Store) -> list[bytes]:
        await store.append("ABC234", 120, [b"next"])
        assert await store.decks() == [b"second", b"first"]
        return await store.load("ABC234")

    assert within(url, go_on)[-2:] == [_ALL_BYTES[:119] + b"ABC234", b"next"]


def test_a_target_that_is_not_empty_is_left_alone(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two houses' tables are not mixed."""
    within(str(tmp_path / "new.db"), lambda store: store.append("T", 0, [b"one"]))
    assert move(old, tmp_path / "new.db") == 2
    assert "new.db keeps tables already: name an empty store." in capsys.readouterr().err
    assert len(rows(tmp_path / "new.db")["log"]) == 1


def test_a_database_that_is_not_empty_is_left_alone(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same for PostgreSQL, whose password is not shown."""
    prepared(url)
    postgres.execute("INSERT INTO decks (pack, data) VALUES ('own-3', 'theirs')", database)
    assert move(old, url.replace("postgres@", "postgres:open-sesame@")) == 2
    said = capsys.readouterr().err
    assert "keeps tables already" in said and "open-sesame" not in said
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_a_copy_that_is_broken_off_leaves_nothing(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last of the pictures does not fit."""
    prepared(url)
    postgres.execute("ALTER TABLE deck_pictures ADD CHECK (picture <> 'rose69')", database)
    assert move(old, url) == 2
    assert "The copy was broken off" in capsys.readouterr().err
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_a_copy_that_differs_is_not_kept(
    old: Path, url: str, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database swallows a row without a word."""
    prepared(url)
    postgres.execute(
        "CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';"
        "CREATE TRIGGER swallow BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.step = 7) "
        "EXECUTE FUNCTION swallow()",
        database,
    )
    assert move(old, url) == 2
    assert "The copy differs" in capsys.readouterr().err
    assert postgres.execute("SELECT count(*) FROM log", database) == "0"


def test_a_source_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence, and no empty file."""
    assert move(tmp_path / "old.db", tmp_path / "new.db") == 2
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "old.db").exists()


def test_a_store_of_no_known_kind_is_refused(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As everywhere."""
    assert move(old, "mysql://127.0.0.1/db") == 2
    assert "No store is written mysql://" in capsys.readouterr().err
