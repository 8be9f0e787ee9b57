"""What the net sees on a picture, in things that people have a word for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

from unspoken.pictures.rendered import Seen

if TYPE_CHECKING:
    from unspoken.pictures.things.net import Net
    from unspoken.pictures.things.weights import Array

LEAST = 50
"""Of a hundred: what the net is less sure of is not told, for a wrong thing is worse than none.

On the second deck, which is drawn, it was right four times in four above, and three in eight from 30 to 50.
"""
LEAST_OF_FAMILY = 55
"""A family has more classes, and so more of it by accident."""
_TABLE = Path(__file__).with_name("things.toml")


class Table(NamedTuple):
    """What can be told of a picture, and the classes of the net that are it."""

    things: Mapping[str, list[int]]
    families: Mapping[str, list[int]]
    """For where a thing's sort is plain, and not which one it is."""


@cache
def table() -> Table:
    """All that has a name."""
    told: dict[str, dict[str, str]] = tomllib.loads(_TABLE.read_text(encoding="utf-8"))
    things, families = (
        {name: list(_numbers(classes)) for name, classes in told[part].items()} for part in Table._fields
    )
    return Table(things, families)


def _numbers(classes: str) -> Iterator[int]:
    for part in classes.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def things_on(picture: Image.Image, net: Net) -> tuple[Seen, ...]:
    """What is likely on it, or of what sort that is, the likeliest first. Raises RottenWeights."""
    shares: Array = np.mean([net.shares(view) for view in _views(picture)], axis=0)
    things = _likely(shares, table().things, LEAST)
    return things or _likely(shares, table().families, LEAST_OF_FAMILY)[:1]


def _likely(shares: Array, named: Mapping[str, list[int]], least: int) -> tuple[Seen, ...]:
    seen = [Seen(name, min(100, round(100 * float(shares[of].sum())))) for name, of in named.items()]
    return tuple(sorted((one for one in seen if one.share >= least), key=lambda one: -one.share))


def _views(picture: Image.Image) -> Iterator[Image.Image]:
    """The whole of it, pressed into a square, and the square in its middle."""
    yield picture
    side = min(picture.size)
    if side < max(picture.size):
        left, top = (picture.width - side) // 2, (picture.height - side) // 2
        yield picture.crop((left, top, left + side, top + side))
