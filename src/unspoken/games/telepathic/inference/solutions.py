"""Counts solutions: turns that meet a colour and a shape, with the cards left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.tiles import Grid

FEW_CARDS = 3
"""With at most this many cards, the game is computed to its end."""

Solutions: TypeAlias = tuple[bool, int, int]
"""Whether both conditions are met, and the number of solutions in one turn and in two turns."""


@dataclass(frozen=True)
class Stock:
    """The open cards (`row`), the cards that are or may be open (`rest`), and whether used ones return."""

    row: Cards
    rest: Cards
    reusable: bool

    def without(self, card: Card) -> Stock:
        """Return the stock after a card was used; the card that refills the row is unknown."""
        if self.reusable and len(self.row) == len(self.rest):
            return self  # in the first game the card goes back to the row
        row = tuple(other for other in self.row if other != card)
        rest = self.rest if self.reusable else tuple(other for other in self.rest if other != card)
        return Stock(row, rest, self.reusable)

    def is_known(self, left: int) -> bool:
        """True if few enough turns and cards are left to compute the game to its end."""
        return left <= FEW_CARDS and not self.reusable and len(self.rest) == left


def count_solutions(masks: MaskTable, grid: Grid, cards: Stock, left: int) -> list[list[Solutions]]:
    """Return the solutions within the turns left, for every colour and shape."""
    single = masks.actions_of(cards.row) if left >= 1 else 0
    double = masks.action_pairs_of(cards.row, cards.rest, reusable=cards.reusable) if left >= 2 else 0
    colours, shapes = masks.of_grid(grid)

    def count(colour: int, shape: int) -> Solutions:
        first, second = colours[colour], shapes[shape]
        return (
            masks.is_met(first) and masks.is_met(second),
            (masks.single_solutions(first, second) & single).bit_count(),
            (masks.double_solutions(first, second) & double).bit_count(),
        )

    return [[count(colour, shape) for shape in range(4)] for colour in range(4)]
