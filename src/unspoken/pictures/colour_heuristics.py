"""Guesses what is on a card from its light and colours, without a model."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import sqrt
from typing import NamedTuple, TypeAlias

from PIL import Image

_WIDE, _HIGH = 48, 72
_THIRD = _HIGH // 3
_MOST = 5
"""Maximum sights of a card."""

Points: TypeAlias = Sequence[int]
"""One value from 0 to 255 per point, row by row."""
Place: TypeAlias = tuple[int, int]
"""A band of rows: the first, and the one after the last."""
TOP, UPPER, GROUND, WHOLE = (0, _THIRD), (0, 2 * _THIRD), (2 * _THIRD, _HIGH), (0, _HIGH)


class Blob(NamedTuple):
    """A connected component of points."""

    size: int
    box: tuple[int, int, int, int]
    """Left, top, right, bottom, all inclusive."""

    @property
    def is_round(self) -> bool:
        """True if its box is about square, and it fills the box about as much as a disc would."""
        wide, high = self.box[2] - self.box[0] + 1, self.box[3] - self.box[1] + 1
        return 0.75 <= wide / high <= 1.34 and 0.66 <= self.size / (wide * high) <= 0.9


class Glance:
    """A downscaled card, with measurements."""

    def __init__(self, card: Image.Image) -> None:
        small = card.resize((_WIDE, _HIGH), Image.Resampling.BOX)
        self._hues, self._colours, _ = (band.tobytes() for band in small.convert("HSV").split())
        self.light: Points = small.convert("L").tobytes()

    def mean(self, place: Place) -> float:
        """Return the mean lightness of a band, from 0 to 1."""
        points = self.light[place[0] * _WIDE : place[1] * _WIDE]
        return sum(points) / len(points) / 255

    @cached_property
    def spread(self) -> float:
        """The standard deviation of the lightness."""
        middle = 255 * self.mean(WHOLE)
        return sqrt(sum((light - middle) ** 2 for light in self.light) / len(self.light)) / 255

    def share(
        self, place: Place, hues: tuple[int, int], colour: float, least: float, most: float = 1.0
    ) -> float:
        """Return the share of a band's points with such a hue, saturation and lightness.

        Hues are in degrees, and the range may go through 360. `least` and `most` limit the lightness.
        """
        first, last = (hue * 256 // 360 for hue in hues)
        found = 0
        for point in range(place[0] * _WIDE, place[1] * _WIDE):
            hue = self._hues[point]
            within = first <= hue <= last if first <= last else hue >= first or hue <= last
            light = self.light[point] / 255
            found += within and self._colours[point] >= 255 * colour and least <= light <= most
        return found / ((place[1] - place[0]) * _WIDE)

    def pale(self, place: Place) -> float:
        """Return the share of a band's points that are nearly white."""
        points = range(place[0] * _WIDE, place[1] * _WIDE)
        found = sum(self.light[point] >= 184 and self._colours[point] <= 56 for point in points)
        return found / len(points)

    def changes(self) -> tuple[float, float]:
        """Return the mean change of lightness between horizontal and between vertical neighbours."""
        light = self.light
        across = sum(abs(light[point] - light[point - 1]) for point in range(len(light)) if point % _WIDE)
        down = sum(abs(light[point] - light[point - _WIDE]) for point in range(_WIDE, len(light)))
        return across / len(light) / 255, down / len(light) / 255

    def unlike_its_mirror(self) -> float:
        """Return the mean difference in lightness from the mirror image."""
        rows = (self.light[start : start + _WIDE] for start in range(0, len(self.light), _WIDE))
        return (
            sum(abs(a - b) for row in rows for a, b in zip(row, row[::-1], strict=True))
            / len(self.light)
            / 255
        )

    def middle_over_edge(self) -> float:
        """Return how much lighter the middle is than the edge."""
        inner: list[int] = []
        outer: list[int] = []
        for point, light in enumerate(self.light):
            down, across = divmod(point, _WIDE)
            is_inner = _WIDE // 4 <= across < 3 * _WIDE // 4 and _HIGH // 4 <= down < 3 * _HIGH // 4
            (inner if is_inner else outer).append(light)
        return (sum(inner) / len(inner) - sum(outer) / len(outer)) / 255

    def blobs(self, wanted: Callable[[int], bool]) -> Iterator[Blob]:
        """Yield the connected components of the points whose lightness is wanted."""
        left = {point for point, light in enumerate(self.light) if wanted(light)}
        while left:
            edge, found = [left.pop()], []
            while edge:
                point = edge.pop()
                found.append(point)
                near = {point - _WIDE, point + _WIDE}
                near |= {point - 1} if point % _WIDE else set()
                near |= {point + 1} if (point + 1) % _WIDE else set()
                edge += near & left
                left -= near
            across, down = [point % _WIDE for point in found], [point // _WIDE for point in found]
            yield Blob(len(found), (min(across), min(down), max(across), max(down)))

    def apart_by(self, distance: float) -> list[Blob]:
        """Return the connected components that are lighter or darker than the mean by this distance."""
        dark, bright = (255 * (self.mean(WHOLE) + sign * distance) for sign in (-1, 1))
        return [*self.blobs(lambda light: light > bright), *self.blobs(lambda light: light < dark)]


def guess_sights(card: Image.Image) -> tuple[str, ...]:
    """Return the guessed sights, the strongest first."""
    glance = Glance(card)
    found = {name: strength(glance) for name, strength in STRENGTHS.items()}
    named = sorted((name for name, strength in found.items() if strength >= 1), key=lambda name: -found[name])
    return tuple(named[:_MOST])


def _night(glance: Glance) -> float:
    return (0.5 - glance.mean(TOP)) / 0.16


def _moon(glance: Glance) -> float:
    """Look for a light disc in the upper two thirds, on a darker ground."""
    bright = max(150, 255 * (glance.mean(UPPER) + 0.2))
    discs = [
        blob
        for blob in glance.blobs(lambda light: light >= bright)
        if blob.is_round and 12 <= blob.size <= 420 and blob.box[3] <= 2 * _THIRD
    ]
    return 1.6 if discs else 0.0


def _lights(glance: Glance) -> float:
    """Count light specks on a dark ground."""
    if glance.mean(WHOLE) > 0.45:
        return 0.0
    bright = 255 * (glance.mean(WHOLE) + 0.28)
    return sum(blob.size <= 8 for blob in glance.blobs(lambda light: light >= bright)) / 7


def _round(glance: Glance) -> float:
    """Look for a large disc that is lighter or darker than the rest."""
    blobs = glance.apart_by(max(0.1, 0.6 * glance.spread))
    return 1.3 if any(blob.is_round and 180 <= blob.size <= 1400 for blob in blobs) else 0.0


def _tall(glance: Glance) -> float:
    across, down = glance.changes()
    return across / max(down, 0.001) / 1.3


def _wide(glance: Glance) -> float:
    across, down = glance.changes()
    return down / max(across, 0.001) / 1.35


def _mirror(glance: Glance) -> float:
    return 0.42 * glance.spread / max(glance.unlike_its_mirror(), 0.001)


def _many(glance: Glance) -> float:
    return sum(6 <= blob.size <= 220 for blob in glance.apart_by(0.8 * glance.spread)) / 16


STRENGTHS: Mapping[str, Callable[[Glance], float]] = {
    "night": _night,
    "moon": _moon,
    "lights": _lights,
    "sea": lambda glance: glance.share(GROUND, (165, 270), 0.18, 0.08) / 0.55,
    "sky": lambda glance: glance.share(TOP, (150, 260), 0.1, 0.42) / 0.6,
    "sunset": lambda glance: glance.share(TOP, (300, 48), 0.35, 0.3) / 0.6,
    "snow": lambda glance: glance.pale(GROUND) / 0.45,
    "sand": lambda glance: glance.share(GROUND, (18, 52), 0.14, 0.5) / 0.5,
    "meadow": lambda glance: glance.share(GROUND, (60, 160), 0.18, 0.1) / 0.45,
    "forest": lambda glance: glance.share(UPPER, (60, 160), 0.22, 0.05, 0.6) / 0.45,
    "round": _round,
    "tall": _tall,
    "wide": _wide,
    "mirror": _mirror,
    "glow": lambda glance: glance.middle_over_edge() / 0.2,
    "many": _many,
}
"""The strength of each sight; 1 or more is reported. Every sight has texts in every language."""
