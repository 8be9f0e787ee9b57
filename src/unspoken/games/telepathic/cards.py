"""The action cards and the deck, as data (TEL-01, TEL-02)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

Card: TypeAlias = str
"""The name of an action card, such as "row-east"."""
Cards: TypeAlias = tuple[Card, ...]
Order: TypeAlias = tuple[int, int, int, int]
"""For each place of a set, the place that its tile comes from."""

SETS_OF_A_CARD = 4
"""How many rows, columns or corners a card can be used on."""
OPEN_CARDS = 4
"""How many cards lie face up (TEL-05)."""
RETURNING_TURNS = 100
"""The number of turns in which used cards come back; limited, so that every game ends (TEL-10, TEL-16)."""


class SetKind(Enum):
    """Where a card acts: rows from the north, columns from the west, quadrants in reading order."""

    ROWS = "rows"
    COLUMNS = "columns"
    QUADRANTS = "quadrants"


class Movement(Enum):
    """How a card moves the tiles of a set."""

    ROW_EAST = "rows-east"
    ROW_WEST = "rows-west"
    ROW_TWO = "rows-two"
    ROW_MIRROR = "rows-mirror"
    COLUMN_NORTH = "columns-north"
    COLUMN_SOUTH = "columns-south"
    COLUMN_TWO = "columns-two"
    COLUMN_MIRROR = "columns-mirror"
    CORNER_CLOCKWISE = "quadrants-clockwise"
    CORNER_COUNTER = "quadrants-counter"


class Action(Struct, frozen=True, cache_hash=True):
    """The effect of a card: each place of the set gets the tile from the place that `order` names.

    Places are counted from the west in a row, from the north in a column, clockwise from the north-west in a
    quadrant.
    """

    card: Card
    sets: SetKind
    order: Order
    numeral: bool = False
    """Whether the card carries the numeral 1, which marks the cards of the first game (TEL-02)."""


_ONWARD: Order = (3, 0, 1, 2)
_BACK: Order = (1, 2, 3, 0)
_TWO: Order = (2, 3, 0, 1)
_MIRROR: Order = (3, 2, 1, 0)

DECK = (
    Action("row-east", SetKind.ROWS, _ONWARD, numeral=True),
    Action("row-west", SetKind.ROWS, _BACK, numeral=True),
    Action("row-two", SetKind.ROWS, _TWO),
    Action("row-mirror", SetKind.ROWS, _MIRROR),
    Action("column-north", SetKind.COLUMNS, _BACK, numeral=True),
    Action("column-south", SetKind.COLUMNS, _ONWARD, numeral=True),
    Action("column-two", SetKind.COLUMNS, _TWO),
    Action("column-mirror", SetKind.COLUMNS, _MIRROR),
    Action("corner-clockwise", SetKind.QUADRANTS, _ONWARD),
    Action("corner-counter", SetKind.QUADRANTS, _BACK),
)

_MOVEMENTS: Mapping[tuple[SetKind, Order], Movement] = {
    (SetKind.ROWS, _ONWARD): Movement.ROW_EAST,
    (SetKind.ROWS, _BACK): Movement.ROW_WEST,
    (SetKind.ROWS, _TWO): Movement.ROW_TWO,
    (SetKind.ROWS, _MIRROR): Movement.ROW_MIRROR,
    (SetKind.COLUMNS, _BACK): Movement.COLUMN_NORTH,
    (SetKind.COLUMNS, _ONWARD): Movement.COLUMN_SOUTH,
    (SetKind.COLUMNS, _TWO): Movement.COLUMN_TWO,
    (SetKind.COLUMNS, _MIRROR): Movement.COLUMN_MIRROR,
    (SetKind.QUADRANTS, _ONWARD): Movement.CORNER_CLOCKWISE,
    (SetKind.QUADRANTS, _BACK): Movement.CORNER_COUNTER,
}


def movement_of(action: Action) -> Movement:
    """Return the movement of a card, derived from its order."""
    return _MOVEMENTS[action.sets, action.order]
