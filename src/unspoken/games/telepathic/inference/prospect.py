"""A decision with its public facts, and the values of the grids that it may lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.inference.endgame import endgame_chances
from unspoken.games.telepathic.inference.knowledge import Array, CommonBelief
from unspoken.games.telepathic.inference.masks import FARTHEST, MaskTable
from unspoken.games.telepathic.inference.solutions import Solutions, Stock, count_solutions
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.types import Seat

_FINDS = (0.8, 0.3)
"""The chance that players find a solution in one turn, or in two."""
_SLIP = 0.2
"""With few cards left: the share of random choices."""
_PATIENCE = 0.9
"""The value of a win a turn later, relative to a win now."""
_FAR = 0.12
"""The value of a grid without a near solution, while enough turns are left."""
_FORLORN = 0.01
"""The value of a grid that cannot be solved in the turns left."""
_REPAIR_PER_TURN, _MAX_REPAIR = 0.12, 0.95
"""The chance of still winning from a hopeless grid: for each turn left, and at most."""
_ALONE = 0.2
"""The value of a grid for players who look at a single line, if no open card completes it."""


@dataclass(frozen=True)
class Decision:
    """A decision with all its public facts."""

    mode: Mode
    masks: MaskTable
    grid: Grid
    row: Cards
    """The open cards, including a card that was handed in this turn."""
    rest: Cards
    """The cards that are open now, or may be open later."""
    reusable: bool
    """Whether a used card may come up again."""
    left: int
    """How many turns can follow this one."""
    hander: Seat | None
    performer: Seat
    belief: CommonBelief
    begun: bool
    """Whether a turn is complete: only then are announcements possible."""
    kindred: CommonBelief | None
    """The belief if both players have the first temper; None if this is unlikely."""

    def prospects(self, card: Card) -> Prospects:
        """Return the values of the four grids that a card can lead to."""
        stock = Stock(tuple(sorted(self.row)), tuple(sorted(self.rest)), self.reusable).without(card)
        return _prospects(self.masks, self.grid, card, stock, self.left, self.mode is Mode.OPPOSED)


@dataclass(frozen=True, eq=False)
class Prospects:
    """The values of the four grids that a card can lead to; the first axis is the set."""

    together: Array
    """For each colour and shape, if both must be met."""
    lasting: Array
    """Like `together`, but the remaining turns may still repair a grid, except after a loss."""
    own: Array
    """For each kind and each of its conditions alone, by the open cards that complete it."""
    looks: Array
    """For each kind and each of its conditions alone, by how complete its line is."""
    alive: Array
    """For each kind and each of its conditions: 0 if the condition is met and would lose the game."""


@lru_cache(maxsize=8192)
def _prospects(masks: MaskTable, grid: Grid, card: Card, stock: Stock, left: int, opposed: bool) -> Prospects:
    single = masks.actions_of(stock.row) if left >= 1 else 0
    grids = [masks.grid_after(grid, card, on) for on in range(SETS_OF_A_CARD)]
    grid_masks = [masks.of_grid(grid_after) for grid_after in grids]
    together = _together(masks, grids, stock, left)
    mended = 0.0 if opposed or stock.is_known(left) else min(_MAX_REPAIR, _REPAIR_PER_TURN * left)
    return Prospects(
        together,
        mended + (1 - mended) * together,
        np.array(
            [[[_alone(masks, mask, single) for mask in kind] for kind in kinds] for kinds in grid_masks]
        ),
        np.array([[[masks.nearness(mask) for mask in kind] for kind in kinds] for kinds in grid_masks]),
        np.array(
            [
                [[float(opposed or not masks.is_met(mask)) for mask in kind] for kind in kinds]
                for kinds in grid_masks
            ]
        ),
    )


def _alone(masks: MaskTable, mask: int, single: int) -> float:
    """Return the value of a grid for one line, by the open cards that would complete it."""
    if masks.is_met(mask):
        return 1.0
    many = (masks.single_solutions(mask, mask) & single).bit_count()
    return _ALONE + (_PATIENCE - _ALONE) * (1 - (1 - _FINDS[1]) ** many)


def _together(masks: MaskTable, grids: Sequence[Grid], stock: Stock, left: int) -> Array:
    """Return the value of each grid: exact with few cards left, otherwise by counting solutions."""
    if stock.is_known(left):
        return np.maximum(_FORLORN, endgame_chances(masks, grids, stock.rest, _SLIP))
    counts = [count_solutions(masks, grid, stock, left) for grid in grids]
    return np.array([[[_worth(count, left) for count in row] for row in grid] for grid in counts])


def _worth(solutions: Solutions, left: int) -> float:
    """Return the value of a grid with this many solutions."""
    met, single, double = solutions
    if met:
        return 1.0
    miss = (1 - _FINDS[0]) ** single * (1 - _FINDS[1]) ** double
    return max(_PATIENCE * (1 - miss), _FAR if left > FARTHEST else _FORLORN)
