"""Closed shapes that fit a skeleton: rounded hulls and local frames."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, radians, sin

import cv2
import numpy as np
import skia

from unspoken_art.canvas.pen import Part, Point, Sketch, Taper, points

Disc = tuple[Point, float]
"""A centre and a radius."""


def along(start: Point, angle: float, length: float) -> Point:
    """Return the point at a distance from `start`; 0 degrees is down, 90 degrees is forward (right)."""
    return start[0] + length * sin(radians(angle)), start[1] + length * cos(radians(angle))


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point at a share (0…1) of the way from start to end."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def direction(start: Point, end: Point) -> float:
    """Return the angle from start to end, in the degrees of `along`."""
    return degrees(atan2(end[0] - start[0], end[1] - start[1]))


_TURNS = np.linspace(0, 2 * np.pi, 28, endpoint=False)
_RIM = np.stack([np.cos(_TURNS), np.sin(_TURNS)], axis=1)
"""Points on a circle of radius 1."""


def hull(*discs: Disc) -> skia.Path:
    """Return the tightest convex shape around the discs."""
    rims = np.concatenate([np.array(centre) + radius * _RIM for centre, radius in discs])
    corners = cv2.convexHull(rims.astype(np.float32))[:, 0]
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in corners.tolist()], True)
    return path


def merged(paths: Iterable[skia.Path]) -> skia.Path:
    """Return hulls as one shape, so that no seam shows where they meet.

    All hulls run the same way round, so the winding rule fills their union.
    """
    whole = skia.Path()
    for path in paths:
        whole.addPath(path)
    return whole


def cover(s: Sketch, fill: str, *paths: skia.Path, round: float = 0.7) -> None:
    """Add the union of shapes as one part."""
    s.parts.append(Part(merged(paths), fill, round, 0.0))


def tube(*discs: Disc) -> skia.Path:
    """Return a limb through the discs, one after the other."""
    return merged(hull(a, b) for a, b in pairwise(discs))


Rib = tuple[float, float, float]
"""A place along a chain of joints (1 is the second joint), half a width there, and a shift forward."""


def flesh(chain: Sequence[Point], ribs: Sequence[Rib], scale: float = 1.0, steps: int = 7) -> skia.Path:
    """Return a limb along the joints whose width changes smoothly from rib to rib.

    Forward is to the right of somebody who looks from the first joint down to the next.
    """
    places, widths, shifts = (np.array(column) for column in zip(*ribs, strict=True))
    count = max(3, round((places[-1] - places[0]) * steps))
    discs: list[Disc] = []
    for place in np.linspace(places[0], places[-1], count + 1):
        leg = min(max(int(place), 0), len(chain) - 2)
        spot = between(chain[leg], chain[leg + 1], float(place) - leg)
        at = min(max(int(np.searchsorted(places, place, side="right")) - 1, 0), len(ribs) - 2)
        t = float(np.clip((place - places[at]) / (places[at + 1] - places[at]), 0, 1))
        t = t * t * (3 - 2 * t)
        shift = float(shifts[at] * (1 - t) + shifts[at + 1] * t) * scale
        width = float(widths[at] * (1 - t) + widths[at + 1] * t) * scale
        discs.append((along(spot, direction(chain[leg], chain[leg + 1]) + 90, shift), width))
    return tube(*discs)


def curve(text: str) -> skia.Path:
    """Return a soft closed shape through the points."""
    s = Sketch()
    s.blob("skin", text)
    return s.parts[0].path


def clipped(path: skia.Path, within: skia.Path) -> skia.Path:
    """Return the part of a shape that is inside another one."""
    return skia.Op(path, within, skia.PathOp.kIntersect_PathOp) or skia.Path()


def stroke(s: Sketch, fill: str, text: str, width: float, within: skia.Path | None = None) -> None:
    """Draw a line of the pen that swells in the middle; with `within`, only inside that shape."""
    own = Sketch()
    own.limb(fill, text, Taper(width * 0.35, width * 0.3, width), round=0)
    path = own.parts[0].path if within is None else clipped(own.parts[0].path, within)
    if not path.isEmpty():
        s.parts.append(Part(path, fill, 0.0, 0.0))


@dataclass(frozen=True)
class Frame:
    """Local coordinates: an origin, a scale, a clockwise rotation in degrees; mirrored or not."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    flip: bool = False

    def at(self, x: float, y: float) -> Point:
        """Return a local point in the figure's units."""
        c, s = cos(radians(self.turn)), sin(radians(self.turn))
        x = -x if self.flip else x
        return self.x + self.scale * (x * c - y * s), self.y + self.scale * (x * s + y * c)

    def text(self, local: str) -> str:
        """Return local points, as text, in the figure's units."""
        return " ".join(f"{x:.3f} {y:.3f}" for x, y in (self.at(*point) for point in points(local)))
