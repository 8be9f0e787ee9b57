"""Data augmentation: pictures are turned, stretched, warped, and some lose a part."""

from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.convolution import SIDE
from unspoken.games.pareidolia.bot.interpolation import Floats
from unspoken.games.pareidolia.bot.outline import Distortion, patches

_TURNED = 0.15
"""Share of the pictures that are turned by any angle instead of a small one."""
_KNOTS = 5


class DistortionStrength(NamedTuple):
    """How strongly pictures are distorted."""

    stretch: float
    warp: float
    holes: float
    """Share of the pictures with a missing part."""


DRAWN = DistortionStrength(0.15, 0.1, 0.25)
LAID = DistortionStrength(0.07, 0.05, 0.1)
"""Weaker than `DRAWN`, because layouts are already perturbed."""


def distorted(pictures: NDArray[np.bool_], strength: DistortionStrength, rng: Generator) -> NDArray[np.uint8]:
    """Distort each picture randomly; filled cells are 255."""
    many = len(pictures)
    little, any_way = rng.normal(0, 0.18, many), rng.uniform(0, 2 * np.pi, many)
    zoom, stretch = np.exp(rng.normal(0, 0.08, many)), np.exp(rng.normal(0, strength.stretch, many))
    distortion = Distortion(
        turn=np.where(rng.random(many) < _TURNED, any_way, little),
        side=np.where(rng.random(many) < 0.5, -1.0, 1.0),
        wide=zoom * stretch,
        tall=zoom / stretch,
        slant=rng.normal(0, strength.stretch * 0.8, many),
        right=rng.normal(0, 0.08, many),
        down=rng.normal(0, 0.08, many),
        level=rng.uniform(0.3, 0.65, many),
    )
    pictures_out = patches(pictures, distortion, int(rng.integers(1, 3)), _warp(many, strength.warp, rng))
    return np.rint(255 * _with_holes(pictures_out, strength.holes, rng)).astype(np.uint8)


def _warp(many: int, far: float, rng: Generator) -> NDArray[np.float64]:
    """Return a smooth random displacement field."""
    knots = rng.normal(0, far, (2, many, _KNOTS, _KNOTS))
    at = np.linspace(0, _KNOTS - 1, SIDE)
    low = np.minimum(at.astype(int), _KNOTS - 2)
    rest = at - low
    tall = knots[:, :, low] * (1 - rest)[:, None] + knots[:, :, low + 1] * rest[:, None]
    warp: NDArray[np.float64] = tall[..., low] * (1 - rest) + tall[..., low + 1] * rest
    return warp


def _with_holes(pictures_out: Floats, share: float, rng: Generator) -> Floats:
    """Cut a round hole into some pictures, because watchers see unfinished skies."""
    many, side, _ = pictures_out.shape
    axis = np.linspace(-2.4, 2.4, side)
    y, x = rng.uniform(-1.3, 1.3, (2, many, 1, 1))
    radius = rng.uniform(0.3, 0.7, (many, 1, 1)) * (rng.random((many, 1, 1)) < share)
    hole = (axis[None, :, None] - y) ** 2 + (axis[None, None] - x) ** 2 < radius**2
    return np.where(hole, np.float32(0), pictures_out)
