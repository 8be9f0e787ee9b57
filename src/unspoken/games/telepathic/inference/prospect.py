"""A decision as everybody sees it, and the grids that it may lead to."""

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
from unspoken.kernel.game import Seat

_FINDS = (0.8, 0.3)
"""The chance that a solution in one turn, or in two, is found."""
_SLIP = 0.2
"""With few cards left: the share of choices in which the two do not act as one."""
_PATIENCE = 0.9
"""What a win later is worth, to one now."""
_FAR = 0.12
"""What a grid is worth with no near solution, while there are turns enough."""
_FORLORN = 0.01
"""What a grid is worth from which the turns that are left do not suffice."""
_MENDED_A_TURN, _MENDED = 0.12, 0.95
"""The chance to win all the same from a grid without hope: so much for each turn left, and at most."""
_ALONE = 0.2
"""What a grid is worth to somebody who looks at one line alone, and sees no way to it yet."""


@dataclass(frozen=True)
class Decision:
    """A decision as everybody sees it."""

    mode: Mode
    masks: MaskTable
    grid: Grid
    row: Cards
    """The open cards, the one in question among them."""
    rest: Cards
    """What may still come, the open cards among them."""
    reusable: bool
    """Whether a used card may come up again."""
    left: int
    """How many turns can follow this one."""
    hander: Seat | None
    performer: Seat
    belief: CommonBelief
    begun: bool
    """Whether a turn has been made: only then can an announcement be."""
    kindred: CommonBelief | None
    """What can be believed if both are of the first temper; none where they hardly are."""

    def prospects(self, card: Card) -> Prospects:
        """The four grids that a card can lead to."""
        stock = Stock(tuple(sorted(self.row)), tuple(sorted(self.rest)), self.reusable).without(card)
        return _prospects(self.masks, self.grid, card, stock, self.left, self.mode is Mode.OPPOSED)


@dataclass(frozen=True, eq=False)
class Prospects:
    """The grids that a card may lead to, set by set, and what can be hoped of each."""

    together: Array
    """For each colour and each shape, if both must be met."""
    lasting: Array
    """The same to somebody who knows how much the turns that are left can mend, but for a loss."""
    own: Array
    """For each kind and each of its conditions alone, by the open cards."""
    looks: Array
    """The same, by what is there already."""
    alive: Array
    """For each kind and each of its conditions: 0 where it is met and would lose."""


@lru_cache(maxsize=8192)
def _prospects(masks: MaskTable, grid: Grid, card: Card, stock: Stock, left: int, opposed: bool) -> Prospects:
    single = masks.actions_of(stock.row) if left >= 1 else 0
    grids = [masks.grid_after(grid, card, on) for on in range(SETS_OF_A_CARD)]
    seen = [masks.of_grid(one) for one in grids]
    together = _together(masks, grids, stock, left)
    mended = 0.0 if opposed or stock.is_known(left) else min(_MENDED, _MENDED_A_TURN * left)
    return Prospects(
        together,
        mended + (1 - mended) * together,
        np.array([[[_alone(masks, mask, single) for mask in kind] for kind in one] for one in seen]),
        np.array([[[masks.nearness(mask) for mask in kind] for kind in one] for one in seen]),
        np.array(
            [[[float(opposed or not masks.met(mask)) for mask in kind] for kind in one] for one in seen]
        ),
    )


def _alone(masks: MaskTable, mask: int, single: int) -> float:
    """What a grid is worth for one line, by the open cards that would make it."""
    if masks.met(mask):
        return 1.0
    many = (masks.meeting_in_one(mask, mask) & single).bit_count()
    return _ALONE + (_PATIENCE - _ALONE) * (1 - (1 - _FINDS[1]) ** many)


def _together(masks: MaskTable, grids: Sequence[Grid], stock: Stock, left: int) -> Array:
    """What each grid is worth: played out where few cards are left, else by counting solutions."""
    if stock.is_known(left):
        return np.maximum(_FORLORN, endgame_chances(masks, grids, stock.rest, _SLIP))
    counts = [count_solutions(masks, grid, stock, left) for grid in grids]
    return np.array([[[_worth(one, left) for one in row] for row in grid] for grid in counts])


def _worth(solutions: Solutions, left: int) -> float:
    """What a grid is worth with so many solutions."""
    met, one, two = solutions
    if met:
        return 1.0
    miss = (1 - _FINDS[0]) ** one * (1 - _FINDS[1]) ** two
    return max(_PATIENCE * (1 - miss), _FAR if left > FARTHEST else _FORLORN)
