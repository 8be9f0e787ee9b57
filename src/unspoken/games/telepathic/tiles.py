"""The sixteen tiles: four colours and four shapes, every pair once."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

Tile: TypeAlias = int
"""4 × colour + shape, each counted from 0 in the order of `Condition`: tile 9 is the sky star."""
Grid: TypeAlias = tuple[Tile, ...]
"""Sixteen tiles, row by row from the north-west corner."""
Cell: TypeAlias = int
"""A place in the grid, 0 to 15."""


class Condition(Enum):
    """A run of three neighbours of this colour, or of this shape, in a row or a column (TEL-13)."""

    SUN = "sun"
    CORAL = "coral"
    SKY = "sky"
    INK = "ink"
    CIRCLE = "circle"
    STAR = "star"
    CROSS = "cross"
    MOON = "moon"


class Kind(Enum):
    """The kind of a condition."""

    COLOUR = "colour"
    SHAPE = "shape"


COLOURS = (Condition.SUN, Condition.CORAL, Condition.SKY, Condition.INK)
SHAPES = (Condition.CIRCLE, Condition.STAR, Condition.CROSS, Condition.MOON)
KINDS = (COLOURS, SHAPES)
"""The conditions of each kind."""
TILES_OF_A_MARK = 4
"""How many tiles show a colour, or a shape."""


def kind_of(condition: Condition) -> Kind:
    """Return the kind of a condition."""
    return Kind.COLOUR if condition in COLOURS else Kind.SHAPE


def shows(tile: Tile, condition: Condition) -> bool:
    """True if a tile has that colour, or that shape."""
    return condition in (colour_of(tile), shape_of(tile))


def colour_of(tile: Tile) -> Condition:
    """Return the colour of a tile."""
    return COLOURS[tile // len(SHAPES)]


def shape_of(tile: Tile) -> Condition:
    """Return the shape on a tile."""
    return SHAPES[tile % len(SHAPES)]


MARKED = {
    condition: frozenset(tile for tile in range(len(COLOURS) * len(SHAPES)) if shows(tile, condition))
    for condition in Condition
}
"""The tiles that show each colour and each shape."""
