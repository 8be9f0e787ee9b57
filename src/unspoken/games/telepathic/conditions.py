"""Win and lose conditions (TEL-13), and grids that meet none (TEL-04)."""

from __future__ import annotations

from functools import lru_cache

from unspoken.games.telepathic.grid import CELLS, SIDE
from unspoken.games.telepathic.tiles import MARKED, SHAPES, Cell, Condition, Grid
from unspoken.games.telepathic.types import Line
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat
from unspoken.kernel.types import Seat

_ROWS = [tuple(range(row * SIDE + first, row * SIDE + first + 3)) for row in range(SIDE) for first in (0, 1)]
_COLUMNS = [
    tuple(range(column + SIDE * first, column + SIDE * (first + 3), SIDE))
    for column in range(SIDE)
    for first in (0, 1)
]
THREES: tuple[tuple[Cell, ...], ...] = (*_ROWS, *_COLUMNS)
"""All runs of three neighbours in a row or a column: no diagonals, no wrapping."""


@lru_cache(maxsize=4096)  # the same few grids are checked again and again
def line_cells(grid: Grid, condition: Condition) -> tuple[Cell, ...]:
    """Return the cells that meet a condition, perhaps more than three; empty if it is not met."""
    marked = MARKED[condition]
    having = {cell for cell, tile in enumerate(grid) if tile in marked}
    return tuple(sorted({cell for three in THREES if having.issuperset(three) for cell in three}))


def is_met(grid: Grid, condition: Condition) -> bool:
    """True if a grid meets a condition."""
    return bool(line_cells(grid, condition))


def lines_met(grid: Grid, conditions: BySeat[Condition | None]) -> tuple[Line, ...]:
    """Return the seats' conditions that the grid meets, with their cells."""
    return tuple(
        [
            Line(Seat(seat), condition, cells)
            for seat, condition in enumerate(conditions)
            if condition is not None and (cells := line_cells(grid, condition))
        ]
    )


def is_calm(grid: Grid) -> bool:
    """True if a grid meets no condition: no three neighbours share a colour or a shape."""
    colours, shapes = zip(*(divmod(tile, len(SHAPES)) for tile in grid), strict=True)
    return not any(
        colours[a] == colours[b] == colours[c] or shapes[a] == shapes[b] == shapes[c] for a, b, c in THREES
    )


def draw_grid(chance: Chance) -> Grid:
    """Return a random grid that meets no condition (TEL-04)."""
    grid = chance.shuffled(range(CELLS))
    while not is_calm(grid):
        grid = chance.shuffled(range(CELLS))
    return grid


def draw_two(kind: tuple[Condition, ...], chance: Chance) -> tuple[Condition, Condition]:
    """Return two different conditions of a kind."""
    first = chance.below(len(kind))
    second = (first + 1 + chance.below(len(kind) - 1)) % len(kind)
    return kind[first], kind[second]
