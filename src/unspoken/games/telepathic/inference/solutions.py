"""How many ways there are to meet a colour and a shape with the cards that are left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unspoken.games.telepathic.inference.masks import Masks
from unspoken.games.telepathic.types import Card, Cards, Grid

Ways: TypeAlias = tuple[bool, int, int]
"""Whether both are met, and how many ways there are to meet them in one turn and in two."""


@dataclass(frozen=True)
class Stock:
    """The cards that are open, those that may be open at some time, and whether a used one comes back."""

    row: Cards
    rest: Cards
    again: bool

    def without(self, card: Card) -> Stock:
        """What is left when a card has been used; what will fill the row again is not known."""
        if self.again and len(self.row) == len(self.rest):
            return self  # the first game: the card goes back to the row
        row = tuple(one for one in self.row if one != card)
        return Stock(row, self.rest if self.again else tuple(o for o in self.rest if o != card), self.again)


def ways(masks: Masks, grid: Grid, cards: Stock, left: int) -> list[list[Ways]]:
    """For every colour and shape, the ways to meet both in so many turns."""
    either = masks.either(cards.row) if left >= 1 else 0
    both = masks.both(cards.row, cards.rest, again=cards.again) if left >= 2 else 0
    colours, shapes = masks.seen(grid)

    def count(colour: int, shape: int) -> Ways:
        first, second = colours[colour], shapes[shape]
        return (
            masks.met(first) and masks.met(second),
            (masks.one(first, second) & either).bit_count(),
            (masks.two(first, second) & both).bit_count(),
        )

    return [[count(colour, shape) for shape in range(4)] for colour in range(4)]
