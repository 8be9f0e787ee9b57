"""Clouds in plain words: their shape, where they lie, and which way they point."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

from unspoken.games.pareidolia.pieces import Pose
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.types import CloudShape

_LONG = 1.8
"""A cloud is long if it is so many times as long as it is thick."""
_WAYS = ("right", "lower right", "down", "lower left", "left", "upper left", "up", "upper right")
"""Clockwise, in steps of 45 degrees."""
_TILTS = ("level", "sloping down to the right", "upright", "rising to the right")


class _Shape(NamedTuple):
    """A shape of the house's own pack in words, and its most telling direction, not turned."""

    words: str
    tells: str = ""
    x: float = 0.0
    y: float = 0.0


_SHAPES: Mapping[str, _Shape] = {
    "cumulus": _Shape("a broad heap of round bulges", "its higher side faces", 0.0, -1.0),
    "ribbon": _Shape("a long thin band with tapering ends"),
    "crescent": _Shape("a thick arch with two legs, like a horseshoe", "it opens", 0.0, 1.0),
    "puff": _Shape("a small round tuft"),
    "drop": _Shape("a drop, round and thick at one end, with a pointed tail", "its tail points", 1.0, -0.1),
}


class Extent(NamedTuple):
    """The smallest upright rectangle around a cloud."""

    left: int
    top: int
    right: int
    foot: int

    @property
    def width(self) -> int:
        """The width, in tenths of a millimetre."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """The height, in tenths of a millimetre."""
        return self.foot - self.top


def extent_of(discs: tuple[Disc, ...]) -> Extent:
    """Return the rectangle around discs."""
    return Extent(
        round(min(x - r for x, _, r in discs)),
        round(min(y - r for _, y, r in discs)),
        round(max(x + r for x, _, r in discs)),
        round(max(y + r for _, y, r in discs)),
    )


def outline_of(cloud: CloudShape) -> str:
    """Describe a shape of cloud and its size."""
    pose = Pose(0, 0, 0, flip=False)
    discs = discs_of(cloud, pose)
    extent = extent_of(discs)
    size = f"{extent.width / 100:.1f} cm wide, {extent.height / 100:.1f} cm high"
    return f"{look_of(cloud.shape, pose, discs)}, {size}"


def look_of(shape: str, pose: Pose, discs: tuple[Disc, ...]) -> str:
    """Describe a cloud as it lies: its form, and which way it points or slopes."""
    known = _SHAPES.get(shape)
    length, angle = _axis(discs)
    if known is None:
        known = _Shape("a long cloud" if length >= _LONG else "a rounded cloud")
    if known.tells:
        return f"{known.words}; {known.tells} {_way(*_turned(known.x, known.y, pose))}"
    return f"{known.words}, {_TILTS[round(angle / 45) % 4]}" if length >= _LONG else known.words


def place_of(x: float, y: float) -> str:
    """Name the part of the sky in which a point lies, in thirds."""
    column = ("left", "middle", "right")[min(2, int(3 * x / WIDTH))]
    row = ("upper", "", "lower")[min(2, int(3 * y / HEIGHT))]
    if not row:
        return "in the middle" if column == "middle" else f"on the {column}"
    return f"in the {row} {column}"


def _turned(x: float, y: float, pose: Pose) -> tuple[float, float]:
    c, s = cos(radians(pose.turn / 10)), sin(radians(pose.turn / 10))
    side = -1 if pose.flip else 1
    return c * side * x - s * y, s * side * x + c * y


def _way(x: float, y: float) -> str:
    way = _WAYS[round(degrees(atan2(y, x)) / 45) % 8]
    return f"to the {way}" if way not in ("up", "down") else way


def _axis(discs: tuple[Disc, ...]) -> tuple[float, float]:
    """Return how many times as long as thick a cloud is, and the angle of its length, from 0 to 180 degrees.

    The discs are weighted by their areas, and each has its own thickness.
    """
    weight = sum(r * r for _, _, r in discs)
    x0, y0 = sum(x * r * r for x, _, r in discs) / weight, sum(y * r * r for _, y, r in discs) / weight
    xx = sum(r * r * ((x - x0) ** 2 + r * r / 4) for x, _, r in discs) / weight
    yy = sum(r * r * ((y - y0) ** 2 + r * r / 4) for _, y, r in discs) / weight
    xy = sum(r * r * (x - x0) * (y - y0) for x, y, r in discs) / weight
    spread = (((xx - yy) / 2) ** 2 + xy * xy) ** 0.5
    middle = (xx + yy) / 2
    return ((middle + spread) / max(1.0, middle - spread)) ** 0.5, degrees(atan2(2 * xy, xx - yy) / 2) % 180
