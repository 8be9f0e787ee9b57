"""Commands that only read leave a file of an older form to the release that wrote it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_replay import CODE, match_of, save
from unspoken.cli.main import main

_OLDER = "DROP TABLE atlas; DROP TABLE atlas_kept; PRAGMA user_version = 2;"


def form(file: Path) -> tuple[int, list[str]]:
    """The form of a file: its number, and its tables."""
    with closing(sqlite3.connect(file)) as found:
        tables = found.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
        return int(found.execute("PRAGMA user_version").fetchone()[0]), [row[0] for row in tables]


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
def test_a_file_of_an_older_form_is_read_and_stays_older(tmp_path: Path, words: str) -> None:
    """And what is asked for is told."""
    file, packs = tmp_path / "tables.db", tmp_path / "packs"
    save(file, match_of(packs))
    with closing(sqlite3.connect(file)) as old:
        old.executescript(_OLDER)
    before = form(file)
    said = {"FILE": str(file), "CODE": CODE, "PACKS": str(packs), "NEW": str(tmp_path / "new")}
    assert main([said.get(word, word) for word in words.split()]) == 0
    assert form(file) == before
