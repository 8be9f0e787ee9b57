"""The forty plays, and their effect on the tiles of one mark. A play is a card on one of its sets.

Four tiles can lie on only 1820 sets of cells, so effects are cached by set: an integer with a bit for each
cell that shows the mark.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import CELLS, SIDE, sources
from unspoken.games.telepathic.tiles import MARKED, Cell, Condition, Grid

Plays: TypeAlias = int
"""A set of plays: a bit for each play, in the order of `PLAYS`."""


class Move(Struct, frozen=True):
    """A move of the partner: a card, and which of its four sets."""

    card: Card
    on: int


PLAYS = tuple(Move(action.card, on) for action in DECK for on in range(SETS_OF_A_CARD))
PLAYS_OF: Mapping[Card, Plays] = {
    action.card: (1 << SETS_OF_A_CARD) - 1 << SETS_OF_A_CARD * number for number, action in enumerate(DECK)
}
"""The four plays of each card."""
_SOURCES = {Move(action.card, on): sources(action, on) for action in DECK for on in range(SETS_OF_A_CARD)}
"""By play: the cell from which the tile of each cell comes."""
_TARGETS: Mapping[Move, tuple[Cell, ...]] = {
    move: tuple(cells.index(cell) for cell in range(CELLS)) for move, cells in _SOURCES.items()
}
"""By play: the cell to which the tile of each cell goes."""
_THREES = tuple(sum(1 << cell for cell in three) for three in THREES)
_NOT_EAST = sum(1 << cell for cell in range(CELLS) if cell % SIDE < SIDE - 1)
"""A bit for each cell that has a neighbour to the east."""
_PLACES = 1820
"""Ways to place the four tiles of a mark."""


def grid_after(grid: Grid, move: Move) -> Grid:
    """Return the grid after a move."""
    return tuple([grid[cell] for cell in _SOURCES[move]])


def grid_before(grid: Grid, move: Move) -> Grid:
    """Return the grid from which a move leads to this one."""
    return tuple([grid[cell] for cell in _TARGETS[move]])


def touching(grid: Grid, mark: Condition) -> int:
    """Count the pairs of neighbours that both show this mark."""
    return _touching(_cells(grid, mark))


def best_plays(grid: Grid, mark: Condition) -> Plays:
    """Return, for each card, its plays after which the most pairs of this mark touch."""
    return _effects(_cells(grid, mark))[0]


def plays_with_line(grid: Grid, mark: Condition) -> Plays:
    """Return the plays that complete a line of this mark."""
    return _effects(_cells(grid, mark))[1]


def cards_with(plays: Plays) -> frozenset[Card]:
    """Return the cards that have one of these plays."""
    return frozenset([card for card, own in PLAYS_OF.items() if own & plays])


def _cells(grid: Grid, mark: Condition) -> int:
    """Return a bit for each cell that shows a mark."""
    a, b, c, d = MARKED[mark]
    return 1 << grid.index(a) | 1 << grid.index(b) | 1 << grid.index(c) | 1 << grid.index(d)


@lru_cache(maxsize=_PLACES)
def _effects(cells: int) -> tuple[Plays, Plays]:
    """Return the best plays for the mark on these cells, and the plays that complete a line of it."""
    a, b, c, d = (cell for cell in range(CELLS) if cells >> cell & 1)
    after = [1 << to[a] | 1 << to[b] | 1 << to[c] | 1 << to[d] for to in _TARGETS.values()]
    counts = [_touching(moved) for moved in after]
    most = [max(counts[first : first + SETS_OF_A_CARD]) for first in range(0, len(PLAYS), SETS_OF_A_CARD)]
    best = sum(1 << play for play, count in enumerate(counts) if count == most[play // SETS_OF_A_CARD])
    return best, sum(1 << play for play, moved in enumerate(after) if _has_line(moved))


def _touching(cells: int) -> int:
    return (cells & cells >> 1 & _NOT_EAST).bit_count() + (cells & cells >> SIDE).bit_count()


def _has_line(cells: int) -> bool:
    return any(cells & three == three for three in _THREES)
