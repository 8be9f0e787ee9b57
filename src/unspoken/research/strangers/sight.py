"""Lines, near lines and the effects of cards, as any player can see them.

Written from the rules alone; shares no code with the bots.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Action, Card, Cards
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import action_of, grid_after, sources
from unspoken.games.telepathic.tiles import KINDS, Cell, Condition, Grid, shows

Holding: TypeAlias = tuple[Condition, Condition]
"""The wished and the dreaded condition of a player, both of one kind."""

HOLDINGS: tuple[tuple[Holding, ...], ...] = tuple(
    tuple((want, dread) for want, dread in permutations(kind, 2)) for kind in KINDS
)
"""All holdings of a player of colours, and of a player of shapes."""


class Scene(NamedTuple):
    """The tiles and the open cards."""

    grid: Grid
    row: Cards
    actions: tuple[Action, ...]

    def after(self, card: Card, on: int) -> Scene:
        """Return the scene after a card is used on a set, without the unknown card that is drawn then."""
        row = tuple(other for other in self.row if other != card)
        return Scene(moved(self.grid, self.actions, card, on), row, self.actions)

    def outcomes(self, card: Card) -> tuple[Scene, ...]:
        """Return the four scenes that a card can lead to."""
        return tuple(self.after(card, on) for on in range(SETS_OF_A_CARD))


@lru_cache(maxsize=200_000)
def moved(grid: Grid, actions: tuple[Action, ...], card: Card, on: int) -> Grid:
    """Return the grid after a card is used on a set."""
    return grid_after(grid, action_of(actions, card), on)


@lru_cache(maxsize=200_000)
def places(grid: Grid, condition: Condition) -> frozenset[Cell]:
    """Return the cells of the four tiles of a colour or a shape."""
    return frozenset(cell for cell, tile in enumerate(grid) if shows(tile, condition))


@lru_cache(maxsize=4096)
def best_three(four: frozenset[Cell]) -> int:
    """Return how many tiles of the best possible line are in place, of three."""
    return max(len(four.intersection(three)) for three in THREES)


def nearest(grid: Grid, condition: Condition) -> int:
    """Return how many tiles of a line are in place, of three."""
    return best_three(places(grid, condition))


def is_complete(grid: Grid, condition: Condition) -> bool:
    """True if the line is complete."""
    return nearest(grid, condition) == 3


@lru_cache(maxsize=40_000)
def _sets_that_make(four: frozenset[Cell], action: Action) -> int:
    """Return how many of a card's sets would line up these tiles."""
    fours = [
        frozenset(to for to, start in enumerate(sources(action, on)) if start in four)
        for on in range(SETS_OF_A_CARD)
    ]
    return sum(best_three(cells) == 3 for cells in fours)


def ways(scene: Scene, condition: Condition) -> int:
    """Return how many moves with open cards would complete the line at once."""
    four = places(scene.grid, condition)
    return sum(_sets_that_make(four, action) for action in scene.actions if action.card in scene.row)
