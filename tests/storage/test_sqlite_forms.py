"""A file of every form that there ever was: what is in it is read, and written on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from unspoken.atlas.port import KeptEntry, NewEntry
from unspoken.storage.errors import SchemaFromTheFuture
from unspoken.storage.sqlite import SQLiteStore
from unspoken.storage.sqlite_schema import FORM

pytestmark = pytest.mark.anyio

_ATLAS_OF_FORM_3 = """
DROP TABLE atlas;
CREATE TABLE atlas (
    mark TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    subject TEXT NOT NULL,
    guessed INTEGER NOT NULL,
    day INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (mark, number)
);
CREATE INDEX atlas_subjects ON atlas (game, subject);
INSERT INTO atlas (rowid, mark, number, game, subject, guessed, day, data) VALUES
    (5, 'a mark', 1, 'dixit', 'moon', 0, 20000, CAST('five' AS BLOB)),
    (9, 'a mark', 2, 'dixit', 'moon', 0, 20000, CAST('nine' AS BLOB));
PRAGMA user_version = 3;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the log lies."""
    return tmp_path / "deep" / "log.db"


async def test_a_file_of_the_first_form_is_read_and_written_on(path: Path) -> None:
    """Its log had no rowids; every record of it is there, and the next one follows."""
    path.parent.mkdir()
    old = sqlite3.connect(path)
    old.execute(
        'CREATE TABLE log ("table" TEXT NOT NULL, step INTEGER NOT NULL, data BLOB NOT NULL, '
        'PRIMARY KEY ("table", step)) WITHOUT ROWID'
    )
    old.executemany("INSERT INTO log VALUES ('T', ?, ?)", [(0, b"one"), (1, b"two")])
    old.commit()
    old.close()
    store = SQLiteStore(path)
    await store.append("T", 2, [b"three"])
    assert await store.load("T") == [b"one", b"two", b"three"]
    await store.close()


async def test_a_file_of_form_1_keeps_what_is_in_it(path: Path) -> None:
    """It did not know when its tables were touched: they count from now."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    with sqlite3.connect(path) as old:
        old.executescript("DROP TABLE touched; PRAGMA user_version = 1;")
    old.close()
    store = SQLiteStore(path)
    assert (await store.tidy(1_000, 10, 10), await store.load("T")) == ([], [b"one"])
    assert await store.tidy(1_011, 10, 10) == ["T"]
    await store.close()


async def test_a_file_of_form_2_learns_to_remember(path: Path) -> None:
    """It had no atlas."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    with sqlite3.connect(path) as old:
        old.executescript("DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;")
    old.close()
    store = SQLiteStore(path)
    assert (await store.load("T"), await store.atlas.every()) == ([b"one"], [])
    await store.close()


async def test_a_file_of_form_3_keeps_its_atlas_and_the_numbers_in_it(path: Path) -> None:
    """Its numbers were given again when the newest was deleted; from now on they are not."""
    await SQLiteStore(path).close()
    with sqlite3.connect(path) as old:
        old.executescript(_ATLAS_OF_FORM_3)
    old.close()
    store = SQLiteStore(path)
    assert await store.atlas.every() == [KeptEntry(5, 20_000, b"five"), KeptEntry(9, 20_000, b"nine")]
    await store.atlas.drop([9])
    await store.atlas.keep("T", "a mark", [NewEntry(3, "dixit", "moon", False, b"ten")], 20_001)
    assert await store.atlas.every() == [KeptEntry(5, 20_000, b"five"), KeptEntry(10, 20_001, b"ten")]
    await store.close()


async def test_a_file_from_the_future_is_left_alone(path: Path) -> None:
    """A newer form may mean what we cannot know."""
    path.parent.mkdir()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {FORM + 1}")
    newer.close()
    with pytest.raises(SchemaFromTheFuture, match="newer Unspoken"):
        SQLiteStore(path)
