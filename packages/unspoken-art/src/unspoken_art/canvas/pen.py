"""Draws things as a few closed shapes, in a box of about 100 by 100 units that stands on (0, 0)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import skia
from numpy.typing import NDArray


@dataclass(frozen=True)
class Part:
    """One closed shape: the name of its fill, its roundness (0 flat, 1 a cushion) and its glow."""

    path: skia.Path
    fill: str
    round: float
    glow: float


Point = tuple[float, float]


class Ellipse(NamedTuple):
    """An ellipse: its centre, its radii, and its rotation in degrees."""

    x: float
    y: float
    rx: float
    ry: float
    turn: float = 0.0


class Rect(NamedTuple):
    """A rectangle: its edges, and the radius of its rounded corners."""

    left: float
    top: float
    right: float
    bottom: float
    corner: float = 0.0


class Taper(NamedTuple):
    """The thickness of a line at its start, its end and, if given, its middle."""

    start: float
    end: float
    middle: float | None = None

    def at(self, along: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the thickness at each share (0…1) of the line's length."""
        if self.middle is None:
            return np.interp(along, [0, 1], [self.start, self.end])
        return np.interp(along, [0, 0.5, 1], [self.start, self.middle, self.end])


class Arc(NamedTuple):
    """A part of a circle: its centre and radius; start and sweep in degrees, clockwise from the right."""

    x: float
    y: float
    r: float
    start: float
    sweep: float


def points(text: str) -> list[Point]:
    """Parse points from a text such as "0 0  10 -5"."""
    numbers = [float(number) for number in text.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def placed(text: str, x: float, y: float, wide: float = 1.0, tall: float = 1.0) -> str:
    """Return the points of a shape, scaled by `wide` and `tall` and moved to (x, y), as text again."""
    return " ".join(f"{x + wide * px} {y + tall * py}" for px, py in points(text))


_STEPS: list[float] = np.linspace(0, 1, 14, endpoint=False).tolist()
"""The steps of a curve between two of its points."""
_T, _T2, _T3 = (np.array([[t**power] for t in _STEPS]) for power in (1, 2, 3))


def _curve(through: list[Point], closed: bool) -> list[Point]:
    """Return a smooth line through the points (Catmull–Rom), as many short steps."""
    count = len(through)
    if count < 3 and not closed:
        return through

    def at(index: int) -> Point:
        return through[index % count] if closed else through[min(max(index, 0), count - 1)]

    indices = range(count if closed else count - 1)
    before, start, end, after = (
        np.array([at(index + step) for index in indices])[:, None] for step in (-1, 0, 1, 2)
    )
    spots = 0.5 * (2 * start + (end - before) * _T + (2 * before - 5 * start + 4 * end - after) * _T2
                   + (3 * start - before - 3 * end + after) * _T3)  # fmt: skip
    line: list[Point] = [(x, y) for x, y in spots.reshape(-1, 2).tolist()]
    return line if closed else [*line, through[-1]]


def _closed(corners: Iterable[Point]) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in corners], True)
    return path


@dataclass
class Sketch:
    """The parts of one thing, from back to front."""

    parts: list[Part] = field(default_factory=list)

    def _add(self, path: skia.Path, fill: str, round: float, glow: float) -> None:
        self.parts.append(Part(path, fill, round, glow))

    def blob(self, fill: str, text: str, round: float = 1.0, glow: float = 0.0) -> None:
        """Add a soft shape through the points."""
        self._add(_closed(_curve(points(text), closed=True)), fill, round, glow)

    def poly(self, fill: str, text: str, round: float = 0.25, glow: float = 0.0) -> None:
        """Add a polygon."""
        self._add(_closed(points(text)), fill, round, glow)

    def ellipse(self, fill: str, shape: Ellipse, round: float = 1.0, glow: float = 0.0) -> None:
        """Add an ellipse."""
        x, y, rx, ry, turn = shape
        path = skia.Path()
        path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
        path.transform(skia.Matrix().setRotate(turn, x, y))
        self._add(path, fill, round, glow)

    def box(self, fill: str, rect: Rect, round: float = 0.25, glow: float = 0.0) -> None:
        """Add a rectangle."""
        left, top, right, bottom, corner = rect
        path = skia.Path()
        path.addRoundRect(skia.Rect.MakeLTRB(left, top, right, bottom), corner, corner)
        self._add(path, fill, round, glow)

    def limb(self, fill: str, text: str, taper: Taper, round: float = 1.0, glow: float = 0.0) -> None:
        """Add a bent line of changing thickness, with round ends."""
        line = _curve(points(text), closed=False)
        half = taper.at(np.linspace(0, 1, len(line))) / 2
        spine = np.array(line)
        ahead = np.gradient(spine, axis=0)
        ahead /= np.hypot(ahead[:, 0], ahead[:, 1])[:, None] + 1e-9
        aside = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1) * half[:, None]
        sides = [*(spine + aside), *(spine - aside)[::-1]]
        path = _closed((float(x), float(y)) for x, y in sides)
        for (x, y), r in ((line[0], half[0]), (line[-1], half[-1])):
            cap = skia.Path()
            cap.addCircle(x, y, float(r))
            path = skia.Op(path, cap, skia.PathOp.kUnion_PathOp) or path
        self._add(path, fill, round, glow)

    def arc(self, fill: str, arc: Arc, width: float, round: float = 1.0) -> None:
        """Add a part of a ring."""
        x, y, r, start, sweep = arc
        angles = np.radians(np.linspace(start, start + sweep, max(4, int(abs(sweep) / 12))))
        text = " ".join(f"{x + r * np.cos(a):.3f} {y + r * np.sin(a):.3f}" for a in angles)
        self.limb(fill, text, Taper(width, width), round=round)

    def cut_out(self, *shapes: skia.Path) -> None:
        """Cut holes through all parts added so far."""
        for index, part in enumerate(self.parts):
            path = part.path
            for shape in shapes:
                path = skia.Op(path, shape, skia.PathOp.kDifference_PathOp)
            self.parts[index] = Part(path, part.fill, part.round, part.glow)


@dataclass(frozen=True)
class Thing:
    """Something that can be drawn, and its default colours by fill name."""

    name: str
    draw: Callable[[Sketch], None]
    fills: dict[str, str]

    def parts(self) -> list[Part]:
        """Return its shapes, from back to front."""
        sketch = Sketch()
        self.draw(sketch)
        return sketch.parts


THINGS: dict[str, Thing] = {}


def thing(name: str, **fills: str) -> Callable[[Callable[[Sketch], None]], Callable[[Sketch], None]]:
    """Register a drawing in `THINGS` under a name."""

    def register(draw: Callable[[Sketch], None]) -> Callable[[Sketch], None]:
        THINGS[name] = Thing(name, draw, fills)
        return draw

    return register


def oval(x: float, y: float, rx: float, ry: float) -> skia.Path:
    """Return an ellipse, for `Sketch.cut_out`."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def slab(left: float, top: float, right: float, bottom: float) -> skia.Path:
    """Return a rectangle, for `Sketch.cut_out`."""
    path = skia.Path()
    path.addRect(skia.Rect.MakeLTRB(left, top, right, bottom))
    return path
