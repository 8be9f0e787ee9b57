"""The action cards (TEL-01, TEL-02): a deck that is data, for whoever owns another one."""

from __future__ import annotations

from unspoken.games.telepathic.types import Action, SetKind

SETS_OF_A_CARD = 4
"""A card is used on one of so many rows, columns or corners."""
OPEN_CARDS = 4
"""How many cards lie face up (TEL-05)."""

_ONWARD, _BACK, _TWO, _MIRROR = (3, 0, 1, 2), (1, 2, 3, 0), (2, 3, 0, 1), (3, 2, 1, 0)

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
