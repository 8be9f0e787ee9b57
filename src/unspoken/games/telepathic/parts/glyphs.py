"""Drawings of the tiles: their glazes, and the outlines of their shapes on a field of 100 by 100."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, radians, sin

from unspoken.albums.vocabulary import Colour, Mark, Point, Polygon, Polyline, RoundedPanel
from unspoken.games.telepathic.tiles import COLOURS, Condition, Tile, colour_of, shape_of

GLAZES: dict[Condition, tuple[Colour, Colour, Colour]] = {
    Condition.SUN: ("#f2b632", "#38270a", "#f9d77c"),
    Condition.CORAL: ("#c8401f", "#fffaf0", "#e07a5c"),
    Condition.SKY: ("#62b4ec", "#0c2444", "#b5dcf6"),
    Condition.INK: ("#2c2f6b", "#fffaf0", "#565aa0"),
}
"""For each colour: the glaze, the shape's colour, and the colour of its pattern."""
BARE: tuple[Colour, Colour] = ("#e8e2d2", "#4a4152")
"""The colours of a shape without a glaze: of its background, and of the shape."""


def tile_marks(tile: Tile, x: float, y: float, size: float) -> Iterator[Mark]:
    """Draw a tile of the board."""
    glaze, glyph, vein = GLAZES[colour_of(tile)]
    yield RoundedPanel(x, y, size, size, size * 0.14, glaze)
    yield from _pattern(colour_of(tile), x, y, size, vein)
    yield _glyph(shape_of(tile), x, y, size, glyph)


def condition_marks(condition: Condition, x: float, y: float, size: float) -> Iterator[Mark]:
    """Draw a colour without a shape, or a shape without a colour."""
    if condition in COLOURS:
        glaze, _glyph_colour, vein = GLAZES[condition]
        yield RoundedPanel(x, y, size, size, size * 0.14, glaze)
        yield from _pattern(condition, x, y, size, vein)
    else:
        ground, glyph = BARE
        yield RoundedPanel(x, y, size, size, size * 0.14, ground)
        yield _glyph(condition, x, y, size, glyph)


def _glyph(shape: Condition, x: float, y: float, size: float, colour: Colour) -> Polygon:
    return Polygon(tuple((x + px * size / 100, y + py * size / 100) for px, py in OUTLINES[shape]), colour)


def _pattern(colour: Condition, x: float, y: float, size: float, vein: Colour) -> Iterator[Polyline]:
    """Draw the pattern that identifies a colour for colour-blind people."""
    for line in PATTERNS[colour]:
        points = tuple((x + px * size / 100, y + py * size / 100) for px, py in line)
        yield Polyline(points, size * (0.05 if colour is Condition.CORAL else 0.022), vein)


def _arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 28) -> list[Point]:
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def _star(points: int, outer: float, inner: float) -> list[Point]:
    turns = [(pi * corner / points, inner if corner % 2 else outer) for corner in range(2 * points)]
    return [(50 + radius * sin(angle), 52 - radius * cos(angle)) for angle, radius in turns]


_CROSS = ((41, 23), (59, 23), (59, 41), (77, 41), (77, 59), (59, 59), (59, 77), (41, 77), (41, 59), (23, 59))
OUTLINES: dict[Condition, tuple[Point, ...]] = {
    Condition.CIRCLE: tuple(_arc(50, 50, 28, 0, 360, 48)),
    Condition.STAR: tuple(_star(5, 31, 14)),
    Condition.CROSS: (*_CROSS, (23, 41), (41, 41)),
    Condition.MOON: tuple(_arc(52.3, 49.9, 28, -84.5, -336.6) + _arc(59.65, 45.5, 24, 40.1, 258.8)),
}


def _rays() -> list[tuple[Point, ...]]:
    angles = [pi * ray / 8 for ray in range(16)]
    return [((50 + 37 * sin(a), 50 - 37 * cos(a)), (50 + 46 * sin(a), 50 - 46 * cos(a))) for a in angles]


def _dots() -> list[tuple[Point, ...]]:
    places = [(12 + 19 * column, 12 + 19 * row) for row in range(5) for column in range(5)]
    return [((x - 1.5, y), (x + 1.5, y)) for x, y in places]


def _waves() -> list[tuple[Point, ...]]:
    return [
        tuple((6 + 4 * step, 14 + 18 * row + 3.5 * sin(step * pi / 3)) for step in range(23))
        for row in range(5)
    ]


def _lattice() -> list[tuple[Point, ...]]:
    falling: list[tuple[Point, ...]] = [((4, at), (100 - at, 96)) for at in (28, 52, 76)]
    rising: list[tuple[Point, ...]] = [((at, 4), (96, 100 - at)) for at in (4, 28, 52, 76)]
    lines = falling + rising
    return lines + [tuple((100 - x, y) for x, y in line) for line in lines]


PATTERNS: dict[Condition, list[tuple[Point, ...]]] = {
    Condition.SUN: _rays(),
    Condition.CORAL: _dots(),
    Condition.SKY: _waves(),
    Condition.INK: _lattice(),
}
