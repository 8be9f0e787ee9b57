"""What anybody sees who sits at the tiles: lines, near lines, and what a card would do.

Written from the rules alone, for players that share nothing with our bots.
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
"""What somebody wants and what somebody dreads, of one kind."""

HOLDINGS: tuple[tuple[Holding, ...], ...] = tuple(
    tuple((want, dread) for want, dread in permutations(kind, 2)) for kind in KINDS
)
"""All that a player of colours, and a player of shapes, may hold."""


class Scene(NamedTuple):
    """The tiles, and the cards that lie open beside them."""

    grid: Grid
    row: Cards
    actions: tuple[Action, ...]

    def after(self, card: Card, on: int) -> Scene:
        """The scene once a card has been used on a set; what is drawn then is not known."""
        row = tuple(one for one in self.row if one != card)
        return Scene(moved(self.grid, self.actions, card, on), row, self.actions)

    def outcomes(self, card: Card) -> tuple[Scene, ...]:
        """The four scenes that a card can lead to."""
        return tuple(self.after(card, on) for on in range(SETS_OF_A_CARD))


@lru_cache(maxsize=200_000)
def moved(grid: Grid, actions: tuple[Action, ...], card: Card, on: int) -> Grid:
    """The grid after a card."""
    return grid_after(grid, action_of(actions, card), on)


@lru_cache(maxsize=200_000)
def places(grid: Grid, condition: Condition) -> frozenset[Cell]:
    """Where the four tiles of a colour or a shape lie."""
    return frozenset(cell for cell, tile in enumerate(grid) if shows(tile, condition))


@lru_cache(maxsize=4096)
def best_three(four: frozenset[Cell]) -> int:
    """How many of a line's three tiles lie in the best place there is."""
    return max(len(four.intersection(three)) for three in THREES)


def nearest(grid: Grid, condition: Condition) -> int:
    """How much of a line is there, of three."""
    return best_three(places(grid, condition))


def there(grid: Grid, condition: Condition) -> bool:
    """Whether the line is there."""
    return nearest(grid, condition) == 3


@lru_cache(maxsize=40_000)
def _sets_that_make(four: frozenset[Cell], action: Action) -> int:
    """How many of a card's sets would make a line of these tiles."""
    fours = [
        frozenset(to for to, start in enumerate(sources(action, on)) if start in four)
        for on in range(SETS_OF_A_CARD)
    ]
    return sum(best_three(one) == 3 for one in fours)


def ways(scene: Scene, condition: Condition) -> int:
    """How many of the moves that lie open would make the line at once."""
    four = places(scene.grid, condition)
    return sum(_sets_that_make(four, action) for action in scene.actions if action.card in scene.row)
