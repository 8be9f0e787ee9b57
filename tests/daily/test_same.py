"""The same day is the same for everybody who has the same packs, and another day is another."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import msgspec

from tests.content.small_packs import manifest_of, write_pack
from tests.daily.conftest import FIRST
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import Makings, Puzzle, gather, make_puzzle

_ELSEWHERE = """
import datetime, hashlib, msgspec
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import gather, make_puzzle
made = make_puzzle(datetime.date.fromisoformat({day!r}), gather(load_packs()))
print(hashlib.sha256(msgspec.json.encode(made)).hexdigest())
"""


def test_another_process_makes_the_same_puzzle(puzzle: Puzzle) -> None:
    """With another hash seed, and without anything that this one remembers."""
    code = _ELSEWHERE.format(day=FIRST.isoformat())
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    here = msgspec.json.encode(puzzle)
    assert said.strip() == sha256(here).hexdigest()


def test_another_day_is_another_puzzle(puzzles: list[Puzzle]) -> None:
    """In each of its parts."""
    one, next_day = puzzles[0], puzzles[1]
    assert one.partner != next_day.partner
    assert one.panel != next_day.panel
    assert one.cloud != next_day.cloud


def test_more_packs_in_a_house_change_nothing(tmp_path: Path, puzzle: Puzzle) -> None:
    """Only what a puzzle is made of counts."""
    write_pack(tmp_path, manifest_of())
    assert make_puzzle(FIRST, gather(load_packs(tmp_path))) == puzzle


def test_a_day_long_past_has_a_puzzle_too(makings: Makings) -> None:
    """No beginning is written down anywhere."""
    assert make_puzzle(FIRST - timedelta(days=9000), makings).panel.words
