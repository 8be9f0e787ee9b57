"""Flat shapes as SVG paths. The page draws them; `rings` prepares them for rasterising."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

_TOKEN = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_ROUND = 0.5523
"""Length of the Bézier handles of a quarter circle, as a share of the radius."""
_STEPS = 10


def fmt(*numbers: float) -> str:
    """Format numbers to a tenth, as short as possible."""
    return " ".join(f"{number:.1f}".removesuffix(".0").replace("-0.", "-.") for number in numbers)


def polygon_path(*points: Point) -> str:
    """Return the path of a closed polygon through the points."""
    return "M" + "L".join(fmt(*point) for point in points) + "Z"


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Return the path of a circle or, with `ry`, of an ellipse."""
    ry = rx if ry is None else ry
    kx, ky = rx * _ROUND, ry * _ROUND
    return (
        f"M{fmt(x - rx, y)}C{fmt(x - rx, y - ky, x - kx, y - ry, x, y - ry)}"
        f"C{fmt(x + kx, y - ry, x + rx, y - ky, x + rx, y)}C{fmt(x + rx, y + ky, x + kx, y + ry, x, y + ry)}"
        f"C{fmt(x - kx, y + ry, x - rx, y + ky, x - rx, y)}Z"
    )


def lobed(lobes: int, radius: float, depth: float) -> str:
    """Return the path of a round shape with this many lobes."""
    turns = [2 * pi * step / 72 for step in range(72)]
    reach = [radius * (1 + depth * cos(lobes * turn)) for turn in turns]
    return polygon_path(*((50 + r * sin(t), 50 - r * cos(t)) for r, t in zip(reach, turns, strict=True)))


def polygon(corners: int, radius: float, turned: float = 0.0) -> str:
    """Return the path of a regular polygon with this many corners."""
    turns = [2 * pi * corner / corners + turned for corner in range(corners)]
    return polygon_path(*((50 + radius * sin(turn), 50 - radius * cos(turn)) for turn in turns))


@cache
def rings(path: str) -> tuple[list[Point], ...]:
    """Return the points of each closed line of a path; curves become short straight steps."""
    return tuple(_rings(path))


def _rings(path: str) -> Iterator[list[Point]]:
    tokens = _TOKEN.findall(path)
    ring: list[Point] = []
    while tokens:
        letter = tokens.pop(0)
        if letter == "Z":
            yield ring
            ring = []
            continue
        numbers = []
        while tokens and not tokens[0].isalpha():
            numbers.append(float(tokens.pop(0)))
        ring.extend(_walked(letter, numbers, ring[-1] if ring else (0, 0)))


def _walked(letter: str, numbers: list[float], start: Point) -> list[Point]:
    """Return the points of one path command."""
    if letter == "H":
        return [(numbers[0], start[1])]
    if letter == "V":
        return [(start[0], numbers[0])]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    if letter in "ML":
        return points
    bend = len("Q." if letter == "Q" else "C..")
    line = []
    for first in range(0, len(points), bend):
        line += _bent([start, *points[first : first + bend]])
        start = points[first + bend - 1]
    return line


def _bent(handles: list[Point]) -> list[Point]:
    """Return the points of a Bézier curve of any degree, without its first point."""
    line = []
    for step in range(1, _STEPS + 1):
        t, row = step / _STEPS, handles
        while len(row) > 1:
            row = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in pairwise(row)]
        line.append(row[0])
    return line
