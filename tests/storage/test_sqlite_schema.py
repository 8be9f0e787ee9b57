"""Files of every earlier schema version are read and written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from unspoken.atlas.port import NewEntry, StoredEntry
from unspoken.kernel.parts.daily import CountedAnswer
from unspoken.storage.errors import NewerSchema
from unspoken.storage.sqlite.schema import SCHEMA_VERSION
from unspoken.storage.sqlite.store import SQLiteStore

pytestmark = pytest.mark.anyio

SCHEMA_0 = """
ALTER TABLE log RENAME TO newer;
CREATE TABLE log (
    "table" TEXT NOT NULL,
    step INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", step)
) WITHOUT ROWID;
INSERT INTO log SELECT * FROM newer;
DROP TABLE newer;
DROP TABLE touched;
DROP TABLE atlas;
DROP TABLE atlas_kept;
PRAGMA user_version = 0;
"""
ATLAS_OF_SCHEMA_3 = """
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
    """The path of the log."""
    return tmp_path / "deep" / "log.db"


async def test_a_file_of_the_first_schema_can_be_read_and_written(path: Path) -> None:
    """Its log had no rowids."""
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


async def test_a_file_of_schema_1_keeps_its_tables(path: Path) -> None:
    """It did not record when tables were used: they count as used now."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("DROP TABLE touched; PRAGMA user_version = 1;")
    old.close()
    store = SQLiteStore(path)
    assert (await store.tidy(1_000, 10, 10), await store.load("T")) == ([], [b"one"])
    assert await store.tidy(1_011, 10, 10) == ["T"]
    await store.close()


async def test_a_file_of_schema_2_gets_an_empty_atlas(path: Path) -> None:
    """Schema 2 had no atlas."""
    first = SQLiteStore(path)
    await first.append("T", 0, [b"one"])
    await first.close()
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;")
    old.close()
    store = SQLiteStore(path)
    assert (await store.load("T"), await store.atlas.every()) == ([b"one"], [])
    await store.close()


async def test_a_file_of_schema_3_keeps_its_atlas_and_ids(path: Path) -> None:
    """Its ids could be reused after a deletion; new ones are not."""
    await SQLiteStore(path).close()
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript(ATLAS_OF_SCHEMA_3)
    old.close()
    store = SQLiteStore(path)
    assert await store.atlas.every() == [StoredEntry(5, 20_000, b"five"), StoredEntry(9, 20_000, b"nine")]
    await store.atlas.drop([9])
    await store.atlas.keep("T", "a mark", [NewEntry(3, "dixit", "moon", False, b"ten")], 20_001)
    assert await store.atlas.every() == [StoredEntry(5, 20_000, b"five"), StoredEntry(10, 20_001, b"ten")]
    await store.close()


async def test_a_file_of_schema_4_gets_counts_and_keeps_its_atlas(path: Path) -> None:
    """Schema 4 counted no answers. The id of its deleted entry is still not reused."""
    first = SQLiteStore(path)
    await first.atlas.keep(
        "T", "a mark", [NewEntry(n, "dixit", "moon", False, b"old") for n in (1, 2)], 20_000
    )
    await first.atlas.drop([2])
    await first.close()
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("DROP TABLE daily_counts; PRAGMA user_version = 4;")
    old.close()
    store = SQLiteStore(path)
    await store.counts.add(740_000, "echo", [CountedAnswer(0, "a")], 740_000)
    await store.atlas.keep("T", "a mark", [NewEntry(3, "dixit", "moon", False, b"new")], 20_001)
    assert await store.counts.of(740_000) == [("echo", 0, "a", 1)]
    assert [entry.id for entry in await store.atlas.every()] == [1, 3]
    await store.close()


async def test_a_file_of_schema_5_gets_times_to_wake(path: Path) -> None:
    """Schema 5 had no games by days."""
    await SQLiteStore(path).close()
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("DROP TABLE wakes; PRAGMA user_version = 5;")
    old.close()
    store = SQLiteStore(path)
    await store.set_wakes({"T": 7})
    assert await store.tables_to_wake(7) == ["T"]
    await store.close()


async def test_a_file_of_a_newer_version_is_refused(path: Path) -> None:
    """It may contain data that this program cannot read."""
    path.parent.mkdir()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    newer.close()
    with pytest.raises(NewerSchema, match="newer Unspoken"):
        SQLiteStore(path)
