"""Commands that only read do not upgrade the schema of an older file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_replay import CODE, match_of, save
from unspoken.cli.main import main

_OLDER = "DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;"


def schema(file: Path) -> tuple[int, list[str]]:
    """Return the schema of a file: its version and its tables."""
    with closing(sqlite3.connect(file)) as database:
        tables = database.execute(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        ).fetchall()
        return int(database.execute("PRAGMA user_version").fetchone()[0]), [row[0] for row in tables]


@pytest.mark.parametrize(
    "words",
    [
        "replay FILE CODE --packs PACKS",
        "atlas list FILE",
        "atlas export FILE NEW",
        "tables list FILE",
        "tables export FILE CODE NEW",
        "check-data FILE --no-set-aside",
        "backup FILE NEW",
    ],
)
def test_an_older_file_is_read_and_not_upgraded(tmp_path: Path, words: str) -> None:
    """And the command succeeds."""
    file, packs = tmp_path / "tables.db", tmp_path / "packs"
    save(file, match_of(packs))
    with closing(sqlite3.connect(file)) as old:
        old.executescript(_OLDER)
    before = schema(file)
    values = {"FILE": str(file), "CODE": CODE, "PACKS": str(packs), "NEW": str(tmp_path / "new")}
    assert main([values.get(word, word) for word in words.split()]) == 0
    assert schema(file) == before
