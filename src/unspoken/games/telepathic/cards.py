"""The action cards (TEL-01, TEL-02): a deck that is data, for whoever owns another one."""

from __future__ import annotations

from unspoken.games.telepathic.types import Action, Sets

ON = 4
"""How many sets a card may be used on, and how many tiles are in each."""
OPEN = 4
"""How many cards lie face up (TEL-05)."""

_ONWARD, _BACK, _TWO, _MIRROR = (3, 0, 1, 2), (1, 2, 3, 0), (2, 3, 0, 1), (3, 2, 1, 0)

DECK = (
    Action("row-east", Sets.ROWS, _ONWARD, numeral=True),
    Action("row-west", Sets.ROWS, _BACK, numeral=True),
    Action("row-two", Sets.ROWS, _TWO),
    Action("row-mirror", Sets.ROWS, _MIRROR),
    Action("column-north", Sets.COLUMNS, _BACK, numeral=True),
    Action("column-south", Sets.COLUMNS, _ONWARD, numeral=True),
    Action("column-two", Sets.COLUMNS, _TWO),
    Action("column-mirror", Sets.COLUMNS, _MIRROR),
    Action("corner-clockwise", Sets.QUADRANTS, _ONWARD),
    Action("corner-counter", Sets.QUADRANTS, _BACK),
)
