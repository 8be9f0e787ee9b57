"""Pictures bent in many ways: turned, stretched, warped, and with a part missing."""

from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Floats
from unspoken.games.pareidolia.bot.convolution import SIDE
from unspoken.games.pareidolia.bot.outline import Bend, patches

_TURNED = 0.15
"""How many are turned any way, instead of a little."""
_KNOTS = 5


class Rubber(NamedTuple):
    """How soft a picture is: by how much it is bent."""

    stretch: float
    warp: float
    blotted: float
    """How many have a part missing."""


DRAWN = Rubber(0.15, 0.1, 0.25)
LAID = Rubber(0.07, 0.05, 0.1)
"""Clouds are stiff, and have been bent already where they lie otherwise."""


def bent(pictures: NDArray[np.bool_], rubber: Rubber, rng: Generator) -> NDArray[np.uint8]:
    """Each bent in a way of its own: patches, of 255 where they are filled."""
    many = len(pictures)
    little, any_way = rng.normal(0, 0.18, many), rng.uniform(0, 2 * np.pi, many)
    zoom, stretch = np.exp(rng.normal(0, 0.08, many)), np.exp(rng.normal(0, rubber.stretch, many))
    bend = Bend(
        turn=np.where(rng.random(many) < _TURNED, any_way, little),
        side=np.where(rng.random(many) < 0.5, -1.0, 1.0),
        wide=zoom * stretch,
        tall=zoom / stretch,
        slant=rng.normal(0, rubber.stretch * 0.8, many),
        right=rng.normal(0, 0.08, many),
        down=rng.normal(0, 0.08, many),
        level=rng.uniform(0.3, 0.65, many),
    )
    seen = patches(pictures, bend, int(rng.integers(1, 3)), _warp(many, rubber.warp, rng))
    return np.rint(255 * _blotted(seen, rubber.blotted, rng)).astype(np.uint8)


def _warp(many: int, far: float, rng: Generator) -> NDArray[np.float64]:
    """A smooth field that moves each place a little: as if the drawing were on rubber."""
    knots = rng.normal(0, far, (2, many, _KNOTS, _KNOTS))
    at = np.linspace(0, _KNOTS - 1, SIDE)
    low = np.minimum(at.astype(int), _KNOTS - 2)
    rest = at - low
    tall = knots[:, :, low] * (1 - rest)[:, None] + knots[:, :, low + 1] * rest[:, None]
    warp: NDArray[np.float64] = tall[..., low] * (1 - rest) + tall[..., low + 1] * rest
    return warp


def _blotted(seen: Floats, share: float, rng: Generator) -> Floats:
    """Some with a round part missing: a sky is looked at before it is done."""
    many, side, _ = seen.shape
    axis = np.linspace(-2.4, 2.4, side)
    y, x = rng.uniform(-1.3, 1.3, (2, many, 1, 1))
    radius = rng.uniform(0.3, 0.7, (many, 1, 1)) * (rng.random((many, 1, 1)) < share)
    hole = (axis[None, :, None] - y) ** 2 + (axis[None, None] - x) ** 2 < radius**2
    return np.where(hole, np.float32(0), seen)
