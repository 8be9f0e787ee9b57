"""The public history of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from unspoken.games.telepathic.cards import OPEN_CARDS, Action, Cards
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode, Turn

ENDLESS = 99
"""The number of turns left if used cards always come back."""


@dataclass(frozen=True)
class History:
    """The public history of a game since the deal."""

    mode: Mode
    actions: tuple[Action, ...]
    start: Grid
    removed: int
    turns: tuple[Turn, ...]

    @property
    def seats(self) -> int:
        """Return how many seats may hold conditions."""
        return 4 if self.mode in (Mode.FOUR_PARTNERS, Mode.OPPOSED) else 2

    def turns_left(self) -> int:
        """Return how many turns are left at most, including this one."""
        deck = len(self.actions) - OPEN_CARDS - self.removed
        match self.mode:
            case Mode.STANDARD | Mode.DIRECTOR:
                return deck + OPEN_CARDS - len(self.turns)
            case Mode.FOUR_PARTNERS:
                return 2 * deck + OPEN_CARDS + 1 - len(self.turns)
            case Mode.FIRST | Mode.OPPOSED:
                return ENDLESS
            case _:
                assert_never(self.mode)

    def cards_return(self, row: Cards) -> bool:
        """True if a card that is used now may come up again; false once only the row is left."""
        match self.mode:
            case Mode.FIRST | Mode.OPPOSED:
                return True
            case Mode.FOUR_PARTNERS:
                return self.turns_left() > len(row)
            case Mode.STANDARD | Mode.DIRECTOR:
                return False
            case _:
                assert_never(self.mode)

    def cards_to_come(self, row: Cards) -> Cards:
        """Return the cards that are open now, or may be open later."""
        if self.mode is Mode.FIRST or self.turns_left() == len(row):
            return row
        if self.mode in (Mode.OPPOSED, Mode.FOUR_PARTNERS):
            return tuple(action.card for action in self.actions)
        used = {turn.card for turn in self.turns}
        return tuple(action.card for action in self.actions if action.card not in used)
