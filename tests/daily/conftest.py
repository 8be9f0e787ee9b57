"""Two hundred days of puzzles, made once."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import Makings, Puzzle, gather, make_puzzle

FIRST = date(2026, 11, 16)
DAYS = 200


@pytest.fixture(scope="session")
def makings() -> Makings:
    """What is shipped."""
    return gather(load_packs())


@pytest.fixture(scope="session")
def puzzles(makings: Makings) -> list[Puzzle]:
    """The puzzles of two hundred days."""
    return [make_puzzle(FIRST + timedelta(days=day), makings) for day in range(DAYS)]


@pytest.fixture
def puzzle(puzzles: list[Puzzle]) -> Puzzle:
    """The puzzle of one day."""
    return puzzles[0]
