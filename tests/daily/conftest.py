"""The puzzles of some days, made once."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from tests.proof_size import ProofSize
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import DailyMaterials, DailyPuzzle, daily_parts, gather, make_puzzle
from unspoken.games.pareidolia.daily.puzzle import CloudPuzzle
from unspoken.games.rorschach.daily.puzzle import Panel
from unspoken.games.telepathic.daily.puzzle import Partner
from unspoken.tables.games import find_games

FIRST = date(2026, 11, 16)
DAYS = 80
"""Long enough for every sky to come once. Only `make prove` draws all parts for so many days."""
PARTS = daily_parts(find_games())


@pytest.fixture(scope="session")
def materials() -> DailyMaterials:
    """The materials of the shipped games."""
    return gather(load_packs(), PARTS)


@pytest.fixture(scope="session")
def puzzles(materials: DailyMaterials, proof_size: ProofSize) -> list[DailyPuzzle]:
    """The puzzles of several days. Telepathic's part takes a tenth of a second for each.

    The planted faults that sixty days find show by the ninth day.
    """
    days = proof_size.of(quick=10, test=15, prove=DAYS)
    return [make_puzzle(FIRST + timedelta(days=day), materials) for day in range(days)]


@pytest.fixture
def puzzle(puzzles: list[DailyPuzzle]) -> DailyPuzzle:
    """The puzzle of the first day."""
    return puzzles[0]


def partner_of(puzzle: DailyPuzzle) -> Partner:
    """Return Telepathic's part."""
    partner = puzzle.by_game["telepathic"]
    assert isinstance(partner, Partner)
    return partner


def panel_of(puzzle: DailyPuzzle) -> Panel:
    """Return Rorschach's part."""
    panel = puzzle.by_game["rorschach"]
    assert isinstance(panel, Panel)
    return panel


def cloud_of(puzzle: DailyPuzzle) -> CloudPuzzle:
    """Return Pareidolia's part."""
    cloud = puzzle.by_game["pareidolia"]
    assert isinstance(cloud, CloudPuzzle)
    return cloud


@pytest.fixture(scope="session")
def partners(puzzles: list[DailyPuzzle]) -> list[Partner]:
    """Telepathic's parts."""
    return [partner_of(puzzle) for puzzle in puzzles]


@pytest.fixture(scope="session")
def panels(puzzles: list[DailyPuzzle]) -> list[Panel]:
    """Rorschach's parts."""
    return [panel_of(puzzle) for puzzle in puzzles]


@pytest.fixture(scope="session")
def clouds(materials: DailyMaterials) -> list[CloudPuzzle]:
    """Pareidolia's parts of eighty days, drawn without the parts of the other games."""
    only = msgspec.structs.replace(materials, parts={"pareidolia": materials.parts["pareidolia"]})
    return [cloud_of(make_puzzle(FIRST + timedelta(days=day), only)) for day in range(DAYS)]
