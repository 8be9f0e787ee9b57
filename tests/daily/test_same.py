"""A day has the same puzzle for everybody who has the same packs, and every day has another."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.daily.conftest import FIRST, PARTS
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import DailyMaterials, DailyPuzzle, gather, make_puzzle
from unspoken.daily.view import view

_OTHER_PROCESS = """
import datetime, hashlib, msgspec
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import daily_parts, gather, make_puzzle
from unspoken.tables.games import find_games
materials = gather(load_packs(), daily_parts(find_games()))
puzzle = make_puzzle(datetime.date.fromisoformat({day!r}), materials)
print(hashlib.sha256(msgspec.json.encode(puzzle)).hexdigest())
"""


def test_another_process_makes_the_same_puzzle(puzzle: DailyPuzzle) -> None:
    """With another hash seed, and without any cache of this process."""
    code = _OTHER_PROCESS.format(day=FIRST.isoformat())
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert run.stdout.strip() == sha256(msgspec.json.encode(puzzle)).hexdigest()


@pytest.mark.parametrize("game", PARTS)
def test_another_day_has_another_puzzle(puzzles: list[DailyPuzzle], game: str) -> None:
    """In each of its parts."""
    assert puzzles[0].by_game[game] != puzzles[1].by_game[game]


def test_other_packs_of_a_house_do_not_change_the_puzzle(tmp_path: Path, puzzle: DailyPuzzle) -> None:
    """Only the packs that the parts name count."""
    write_pack(tmp_path, manifest_of())
    assert make_puzzle(FIRST, gather(load_packs(tmp_path), PARTS)) == puzzle


def test_a_day_in_the_past_has_a_puzzle(materials: DailyMaterials) -> None:
    """There is no first day."""
    assert view(make_puzzle(FIRST - timedelta(days=9000), materials), PARTS).keys() == {"date", *PARTS}
