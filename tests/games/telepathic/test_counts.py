"""Counts of reachable grids: the engine is compared with an independent brute force."""

from __future__ import annotations

import pytest

from tests.games.telepathic import reference
from tests.games.telepathic.situations import POISED, grid_of, rows_of
from unspoken.games.telepathic.cards import DECK, Action, SetKind
from unspoken.games.telepathic.conditions import is_calm
from unspoken.games.telepathic.grid import grid_after
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.modes.opposed import START
from unspoken.games.telepathic.tiles import Grid
from unspoken.kernel.chance import Chance

STARTS = {"opposed": START, "poised": POISED}
CARD_SETS = {
    "rows": tuple(action for action in DECK if action.sets is SetKind.ROWS),
    "columns": tuple(action for action in DECK if action.sets is SetKind.COLUMNS),
    "corners": tuple(action for action in DECK if action.sets is SetKind.QUADRANTS),
    "numerals": tuple(action for action in DECK if action.numeral),
    "all": DECK,
}
COUNTS = {
    "rows": (16, 121, 519),
    "columns": (16, 121, 519),
    "corners": (8, 29, 64),
    "numerals": (16, 185, 2048),
    "all": (40, 1165, 30893),
}
"""Different grids after one, two and three actions from the fixed start."""


def grids_after(start: Grid, actions: tuple[Action, ...], steps: int) -> set[Grid]:
    """Return the different grids after exactly this many actions, by the engine."""
    found = {start}
    for _ in range(steps):
        found = {grid_after(grid, action, on) for grid in found for action in actions for on in range(4)}
    return found


def board(grid: Grid) -> reference.Board:
    return reference.board_of(*rows_of(grid))


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("cards", CARD_SETS)
@pytest.mark.parametrize("start", STARTS)
def test_the_engine_reaches_as_many_grids_as_the_reference(start: str, cards: str, steps: int) -> None:
    """TEL-01, TEL-02: different grids after one, two and three actions."""
    names = tuple(action.card for action in CARD_SETS[cards])
    counted = len(grids_after(STARTS[start], CARD_SETS[cards], steps))
    assert counted == len(reference.boards_after(board(STARTS[start]), names, steps))


@pytest.mark.parametrize(("cards", "counts"), COUNTS.items())
def test_the_counts_equal_the_published_numbers(cards: str, counts: tuple[int, ...]) -> None:
    """TEL-01, TEL-02: reference numbers for other implementations."""
    assert tuple(len(grids_after(START, CARD_SETS[cards], steps)) for steps in (1, 2, 3)) == counts


def test_every_action_equals_that_of_the_reference() -> None:
    """TEL-01: all forty, tile by tile."""
    by_engine = {
        (action.card, on): board(grid_after(POISED, action, on)) for action in DECK for on in range(4)
    }
    by_reference = {
        (card, on): move(board(POISED), on) for card, move in reference.CARDS.items() for on in range(4)
    }
    assert by_engine == by_reference


def test_the_share_of_random_grids_that_are_valid_starts() -> None:
    """TEL-04: 39.3 %, within five standard deviations for four thousand grids."""
    drawn = [Chance(b"share", number).shuffled(range(16)) for number in range(4000)]
    by_engine = [is_calm(grid) for grid in drawn]
    by_reference = [not any(reference.has_line(board(grid), sign) for sign in "abcd0123") for grid in drawn]
    assert (by_engine == by_reference, abs(sum(by_engine) / len(drawn) - 0.393) < 0.039) == (True, True)


def test_the_fixed_start_is_three_actions_from_every_win() -> None:
    """TEL-16: for all sixteen pairs of conditions."""
    table = mask_table(DECK)
    colours, shapes = table.of_grid(START)
    by_table = {table.distance(colour, shape) for colour in colours for shape in shapes}
    by_reference = {
        reference.actions_to(board(START), colour, shape) for colour in "abcd" for shape in "0123"
    }
    assert (by_table, by_reference) == ({3}, {3})


@pytest.mark.parametrize("number", range(6))
def test_distances_equal_those_of_the_reference(number: int) -> None:
    """TEL-01, TEL-13: from a random grid to each of the sixteen pairs of win conditions."""
    grid = Chance(b"far", number).shuffled(range(16))
    table = mask_table(DECK)
    colours, shapes = table.of_grid(grid)
    by_table = [table.distance(colour, shape) for colour in colours for shape in shapes]
    assert by_table == [
        reference.actions_to(board(grid), colour, shape) for colour in "abcd" for shape in "0123"
    ]


def test_the_distance_of_a_grid_that_meets_both_conditions_is_0() -> None:
    """TEL-13: sun and circle are met."""
    grid = grid_of("c0 d2 a1 b3", "d0 b0 a0 b1", "a2 d1 a3 c2", "c3 b2 d3 c1")
    table = mask_table(DECK)
    colours, shapes = table.of_grid(grid)
    assert (table.distance(colours[0], shapes[0]), reference.actions_to(board(grid), "a", "0")) == (0, 0)
