"""Structs for the parameters of layers, in percents of the card.

A script line gives the fields of a struct as separate words, so the field names are the words' names.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """A line from (x0, y0) to (x1, y1)."""

    x0: float
    y0: float
    x1: float
    y1: float


@dataclass(frozen=True)
class Box:
    """A rectangle with its upper left corner at (x0, y0) and its lower right corner at (x1, y1)."""

    x0: float
    y0: float
    x1: float
    y1: float


@dataclass(frozen=True)
class Circle:
    """A circle: its centre and its radius."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Oval:
    """An ellipse: its centre, its width and its height; a height of 0 means the same as the width."""

    x: float
    y: float
    wide: float
    tall: float = 0


@dataclass(frozen=True)
class Flight:
    """A flight of stairs: middle and width of its near bottom step, then of its far top step."""

    x0: float
    y0: float
    w0: float
    x1: float
    y1: float
    w1: float


@dataclass(frozen=True)
class Stream:
    """A vertical stream: its middle, its top, its bottom and its width."""

    x: float
    y0: float
    y1: float
    width: float = 5


@dataclass(frozen=True)
class Board:
    """A horizontal board: its left end, its upper edge, its right end and its thickness."""

    x0: float
    y: float
    x1: float
    thick: float = 2


@dataclass(frozen=True)
class Swarm:
    """Many small things: their number, their middle, and how far they spread around it."""

    count: float
    x: float
    y: float
    spread: float


@dataclass(frozen=True)
class Tints:
    """Two colours: the pale one and the deep one."""

    tint: str
    other: str


@dataclass(frozen=True)
class Fills:
    """Colours for the fills `a` and `b` of a thing; an empty name keeps the thing's own colour."""

    a: str = ""
    b: str = ""

    def given(self) -> dict[str, str]:
        """Return the colours that are not empty."""
        return {key: value for key, value in (("a", self.a), ("b", self.b)) if value}


@dataclass(frozen=True)
class Copies:
    """Copies of a thing: their number, and the size of each."""

    count: float
    size: float


@dataclass(frozen=True)
class RowCopies:
    """Copies in a row: the y of their feet, their number, and their mean size."""

    y: float
    count: float
    size: float


@dataclass(frozen=True)
class RingCopies:
    """Copies in a ring: their number and size, and how they are arranged.

    Each copy is rotated by its angle on the ring plus `turn`. The first copy is at the angle `start`.
    `squash` multiplies the height of the ring. Place `skip`, counted from 1, stays empty.
    """

    count: float
    size: float
    turn: float = 90
    start: float = -90
    squash: float = 1
    skip: float = 0


@dataclass(frozen=True)
class GridCopies:
    """Copies in columns and rows, and the size of each; place `without`, counted from 0, stays empty."""

    columns: float
    rows: float
    size: float
    without: float = -1


@dataclass(frozen=True)
class CopyLook:
    """How each copy looks: its colour, its rotation, the range of its random tilt, and its depth."""

    tint: str = ""
    rot: float = 0
    wild: float = 0
    depth: float = 0.8
