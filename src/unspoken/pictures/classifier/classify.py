"""Classifies pictures into things that have a name in `things.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

from unspoken.pictures.rendered import DetectedThing

if TYPE_CHECKING:
    from unspoken.pictures.classifier.net import Net
    from unspoken.pictures.classifier.weights import Array

LEAST = 50
"""Minimum confidence in percent: a wrong thing is worse than none.

On the second, drawn deck the classifier was right in 4 of 4 cases above this value, and in 3 of 8 cases
between 30 and 50.
"""
LEAST_OF_FAMILY = 55
"""Minimum for families, which have more classes and thus more false positives."""
_TABLE = Path(__file__).with_name("things.toml")


class ClassTable(NamedTuple):
    """Names of things and families, and the classes of the net that they cover."""

    things: Mapping[str, list[int]]
    families: Mapping[str, list[int]]
    """Used if the family of a thing is clear, but not the thing itself."""


@cache
def class_table() -> ClassTable:
    """Read the table; cached."""
    table: dict[str, dict[str, str]] = tomllib.loads(_TABLE.read_text(encoding="utf-8"))
    things, families = (
        {name: list(_numbers(classes)) for name, classes in table[part].items()}
        for part in ClassTable._fields
    )
    return ClassTable(things, families)


def _numbers(classes: str) -> Iterator[int]:
    for part in classes.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def classify(picture: Image.Image, net: Net) -> tuple[DetectedThing, ...]:
    """Return the likely things, or else the likeliest family. Raises BadWeights."""
    shares: Array = np.mean([net.shares(view) for view in _views(picture)], axis=0)
    things = _likely(shares, class_table().things, LEAST)
    return things or _likely(shares, class_table().families, LEAST_OF_FAMILY)[:1]


def _likely(shares: Array, named: Mapping[str, list[int]], least: int) -> tuple[DetectedThing, ...]:
    detected = [
        DetectedThing(name, min(100, round(100 * float(shares[of].sum())))) for name, of in named.items()
    ]
    return tuple(
        sorted((thing for thing in detected if thing.share >= least), key=lambda thing: -thing.share)
    )


def _views(picture: Image.Image) -> Iterator[Image.Image]:
    """Yield the whole picture, and the square in its centre."""
    yield picture
    side = min(picture.size)
    if side < max(picture.size):
        left, top = (picture.width - side) // 2, (picture.height - side) // 2
        yield picture.crop((left, top, left + side, top + side))
