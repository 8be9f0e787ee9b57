"""Closed shapes that fit a skeleton: rounded hulls and local frames."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, radians, sin

import cv2
import numpy as np
import skia

from unspoken_art.canvas.pen import Part, Point, Sketch, points

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


def hull(*discs: Disc) -> skia.Path:
    """Return the tightest convex shape around the discs."""
    turns = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rims = [np.stack([x + r * np.cos(turns), y + r * np.sin(turns)], axis=1) for (x, y), r in discs]
    corners = cv2.convexHull(np.concatenate(rims).astype(np.float32))[:, 0]
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in corners], True)
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
