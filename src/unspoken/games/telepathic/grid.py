"""The grid of tiles, and how a card moves them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter
from typing import assert_never

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Action, Card, SetKind
from unspoken.games.telepathic.tiles import Cell, Grid
from unspoken.games.telepathic.types import Turn

SIDE = 4
CELLS = SIDE * SIDE


def cells_of_set(sets: SetKind, on: int) -> tuple[Cell, ...]:
    """Return the four cells of a set, in the order of `Action.order`."""
    match sets:
        case SetKind.ROWS:
            return tuple(on * SIDE + step for step in range(SIDE))
        case SetKind.COLUMNS:
            return tuple(on + SIDE * step for step in range(SIDE))
        case SetKind.QUADRANTS:
            corner = on // 2 * 2 * SIDE + on % 2 * 2
            return (corner, corner + 1, corner + SIDE + 1, corner + SIDE)
        case _:
            assert_never(sets)


@lru_cache(maxsize=256)  # ten cards with four sets each
def sources(action: Action, on: int) -> tuple[Cell, ...]:
    """Return, for each cell, the cell from which the action moves a tile to it."""
    found = list(range(CELLS))
    chosen = cells_of_set(action.sets, on)
    for to, start in zip(chosen, action.order, strict=True):
        found[to] = chosen[start]
    return tuple(found)


def grid_after(grid: Grid, action: Action, on: int) -> Grid:
    """Return the grid after an action on one of its four sets (TEL-01)."""
    if not 0 <= on < SETS_OF_A_CARD:
        raise ValueError(f"{action.card} has the sets 0 to {SETS_OF_A_CARD - 1}, not {on}")
    return _moves(action)[on](grid)


def grids_after(grid: Grid, action: Action) -> tuple[Grid, ...]:
    """Return the grid after an action, for each of its four sets."""
    return tuple([move(grid) for move in _moves(action)])


@lru_cache(maxsize=64)  # ten cards; looking up all sixteen tiles at once is much faster than one by one
def _moves(action: Action) -> tuple[Callable[[Grid], Grid], ...]:
    """Return, for each set of an action, the function that moves the tiles of a grid."""
    return tuple(itemgetter(*sources(action, on)) for on in range(SETS_OF_A_CARD))


def action_of(actions: Iterable[Action], card: Card) -> Action:
    """Return the effect of a card."""
    return next(action for action in actions if action.card == card)


def grids_by_turn(start: Grid, turns: Iterable[Turn], actions: Iterable[Action]) -> tuple[Grid, ...]:
    """Return the grid before the first turn, and after each turn."""
    known = {action.card: action for action in actions}
    grids = [start]
    for turn in turns:
        grids.append(grid_after(grids[-1], known[turn.card], turn.on))
    return tuple(grids)
