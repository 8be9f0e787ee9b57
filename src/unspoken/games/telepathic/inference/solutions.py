"""How many solutions there are: turns that meet a colour and a shape, with the cards that are left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.tiles import Grid

FEW_CARDS = 3
"""With no more cards than these every course of play is looked at."""

Solutions: TypeAlias = tuple[bool, int, int]
"""Whether both are met, and how many solutions there are in one turn and in two."""


@dataclass(frozen=True)
class Stock:
    """The cards that are open, those that may be open at some time, and whether a used one comes back."""

    row: Cards
    rest: Cards
    reusable: bool

    def without(self, card: Card) -> Stock:
        """What is left when a card has been used; what will fill the row again is not known."""
        if self.reusable and len(self.row) == len(self.rest):
            return self  # the first game: the card goes back to the row
        row = tuple(one for one in self.row if one != card)
        rest = self.rest if self.reusable else tuple(one for one in self.rest if one != card)
        return Stock(row, rest, self.reusable)

    def is_known(self, left: int) -> bool:
        """Whether so few turns are left, with so few cards, that they can be played out."""
        return left <= FEW_CARDS and not self.reusable and len(self.rest) == left


def count_solutions(masks: MaskTable, grid: Grid, cards: Stock, left: int) -> list[list[Solutions]]:
    """For every colour and shape, the solutions in so many turns."""
    single = masks.actions_of(cards.row) if left >= 1 else 0
    double = masks.action_pairs_of(cards.row, cards.rest, reusable=cards.reusable) if left >= 2 else 0
    colours, shapes = masks.of_grid(grid)

    def count(colour: int, shape: int) -> Solutions:
        first, second = colours[colour], shapes[shape]
        return (
            masks.met(first) and masks.met(second),
            (masks.meeting_in_one(first, second) & single).bit_count(),
            (masks.meeting_in_two(first, second) & double).bit_count(),
        )

    return [[count(colour, shape) for shape in range(4)] for colour in range(4)]
