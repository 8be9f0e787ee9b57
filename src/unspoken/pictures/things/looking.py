"""What the net sees on a picture, in things that people have a word for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from unspoken.pictures.rendered import Seen

if TYPE_CHECKING:
    from unspoken.pictures.things.net import Net

LEAST = 30
"""Of a hundred: what the net is less sure of is not told, for a wrong thing is worse than none."""
_TABLE = Path(__file__).with_name("things.toml")


@cache
def table() -> Mapping[str, tuple[int, ...]]:
    """Every thing, and the classes that are it."""
    told = tomllib.loads(_TABLE.read_text(encoding="utf-8"))
    return {thing: tuple(_numbers(classes)) for thing, classes in told.items()}


def _numbers(classes: str) -> Iterator[int]:
    for part in classes.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def things_on(picture: Image.Image, net: Net) -> tuple[Seen, ...]:
    """What is likely on it, the likeliest first. Raises RottenWeights."""
    shares = np.mean([net.shares(view) for view in _views(picture)], axis=0)
    found = {thing: round(100 * float(shares[list(classes)].sum())) for thing, classes in table().items()}
    likely = sorted((thing for thing in found if found[thing] >= LEAST), key=lambda thing: -found[thing])
    return tuple(Seen(thing, min(found[thing], 100)) for thing in likely)


def _views(picture: Image.Image) -> Iterator[Image.Image]:
    """The whole of it, pressed into a square, and the square in its middle."""
    yield picture
    side = min(picture.size)
    if side < max(picture.size):
        left, top = (picture.width - side) // 2, (picture.height - side) // 2
        yield picture.crop((left, top, left + side, top + side))
