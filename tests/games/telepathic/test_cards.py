"""The action cards, one by one."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import grid_of, rows_of
from unspoken.games.telepathic.cards import DECK, SetKind
from unspoken.games.telepathic.grid import action_of, grid_after

GRID = grid_of("a0 a1 a2 a3", "b0 b1 b2 b3", "c0 c1 c2 c3", "d0 d1 d2 d3")


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("row-east", "b3 b0 b1 b2"),
        ("row-west", "b1 b2 b3 b0"),
        ("row-two", "b2 b3 b0 b1"),
        ("row-mirror", "b3 b2 b1 b0"),
    ],
)
def test_a_row_card_moves_one_row(card: str, row: str) -> None:
    """TEL-01: a row one step east, west, two steps, mirrored; tiles wrap around at the edge."""
    moved = rows_of(grid_after(GRID, action_of(DECK, card), 1))
    assert moved == ("a0 a1 a2 a3", row, "c0 c1 c2 c3", "d0 d1 d2 d3")


@pytest.mark.parametrize(
    ("card", "column"),
    [
        ("column-north", ["b2", "c2", "d2", "a2"]),
        ("column-south", ["d2", "a2", "b2", "c2"]),
        ("column-two", ["c2", "d2", "a2", "b2"]),
        ("column-mirror", ["d2", "c2", "b2", "a2"]),
    ],
)
def test_a_column_card_moves_one_column(card: str, column: list[str]) -> None:
    """TEL-01: a column one step north, south, two steps, mirrored."""
    moved = rows_of(grid_after(GRID, action_of(DECK, card), 2))
    assert [row.split()[2] for row in moved] == column


def test_a_column_card_does_not_change_other_columns() -> None:
    """TEL-01: a card acts on one set."""
    moved = rows_of(grid_after(GRID, action_of(DECK, "column-north"), 0))
    assert [row[3:] for row in moved] == ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "d1 d2 d3"]


@pytest.mark.parametrize(
    ("on", "grid"),
    [
        (0, ("b0 a0 a2 a3", "b1 a1 b2 b3", "c0 c1 c2 c3", "d0 d1 d2 d3")),
        (1, ("a0 a1 b2 a2", "b0 b1 b3 a3", "c0 c1 c2 c3", "d0 d1 d2 d3")),
        (2, ("a0 a1 a2 a3", "b0 b1 b2 b3", "d0 c0 c2 c3", "d1 c1 d2 d3")),
        (3, ("a0 a1 a2 a3", "b0 b1 b2 b3", "c0 c1 d2 c2", "d0 d1 d3 c3")),
    ],
)
def test_a_corner_turns_clockwise(on: int, grid: tuple[str, ...]) -> None:
    """TEL-01: each of the four corner quadrants is turned by one step."""
    assert rows_of(grid_after(GRID, action_of(DECK, "corner-clockwise"), on)) == grid


def test_a_counter_clockwise_turn_undoes_a_clockwise_turn() -> None:
    """TEL-01: clockwise or anti-clockwise."""
    turned = grid_after(GRID, action_of(DECK, "corner-clockwise"), 3)
    assert grid_after(turned, action_of(DECK, "corner-counter"), 3) == GRID


def test_the_deck_is_four_row_cards_four_column_cards_and_two_corners() -> None:
    """TEL-01: eight cards have an orientation, two turn a corner."""
    sets = [action.sets for action in DECK]
    assert [sets.count(kind) for kind in (SetKind.ROWS, SetKind.COLUMNS, SetKind.QUADRANTS)] == [4, 4, 2]


def test_the_single_steps_have_the_numeral() -> None:
    """TEL-02: north, south, east and west are the first game's cards."""
    assert {action.card for action in DECK if action.numeral} == {
        "row-east",
        "row-west",
        "column-north",
        "column-south",
    }


def test_a_fifth_set_raises_an_error() -> None:
    """TEL-01: a card acts on one of four sets."""
    with pytest.raises(ValueError, match="row-east has the sets 0 to 3, not 4"):
        grid_after(GRID, action_of(DECK, "row-east"), 4)
