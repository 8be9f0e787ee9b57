"""The input of the classifier: a picture, centred and scaled to its own size.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.convolution import SIDE
from unspoken.games.pareidolia.bot.interpolation import Floats, Places, read_between

_FARTHEST = 2.4
"""Half the width of the patch, relative to the mean distance from the middle."""
_ROOM = 6
_EDGE = 0.12
"""How soft an edge is."""


class Distortion(NamedTuple):
    """The distortion of several pictures; each field has one number for each picture."""

    turn: Places
    """Radians."""
    side: Places
    """-1 if mirrored, otherwise 1."""
    wide: Places
    tall: Places
    slant: Places
    right: Places
    """Horizontal offset, relative to the size of the picture."""
    down: Places
    level: Places
    """How much ink makes a cell count as filled."""


def plain(turn: float, mirrored: bool, many: int) -> Distortion:
    """Return the identity distortion with a rotation, perhaps mirrored."""
    ones, zeros = np.ones(many), np.zeros(many)
    side = -ones if mirrored else ones
    return Distortion(turn * ones, side, ones, ones, zeros, zeros, zeros, 0.45 * ones)


def patches(
    pictures: NDArray[np.bool_], distortion: Distortion, soft: int = 1, warp: Places | None = None
) -> Floats:
    """Return pictures centred and scaled; `warp` moves each sampled point a little."""
    ink = pictures.astype(np.float32)
    y, x, size = _frames(ink)
    axis = (np.arange(SIDE) + 0.5) / SIDE * 2 * _FARTHEST - _FARTHEST
    right, down = np.broadcast_to(axis, (SIDE, SIDE)), np.broadcast_to(axis[:, None], (SIDE, SIDE))
    across, along = (right + 0.0, down + 0.0) if warp is None else (right + warp[0], down + warp[1])
    across, along = (
        across * _each(distortion.wide) + _each(distortion.slant) * along,
        along * _each(distortion.tall),
    )
    cos, sin = _each(np.cos(distortion.turn)), _each(np.sin(distortion.turn))
    column = (across * cos - along * sin) * _each(distortion.side) + _each(distortion.right)
    row = across * sin + along * cos + _each(distortion.down)
    row, column = _each(y) + _each(size) * row, _each(x) + _each(size) * column
    sampled = read_between(_softened(ink, soft), _ROOM, row, column)
    filled: Floats = (1 / (1 + np.exp((_each(distortion.level) - sampled) / _EDGE))).astype(np.float32)
    return filled


def _frames(ink: Floats) -> tuple[Places, Places, Places]:
    """Return the middle of each picture, row and column, and its size: the mean distance from it."""
    _, tall, wide = ink.shape
    ys, xs = np.arange(tall, dtype=np.float64), np.arange(wide, dtype=np.float64)
    whole, down, aside = ink.sum(axis=(1, 2)), ink.sum(axis=2), ink.sum(axis=1)
    y, x = down @ ys / whole, aside @ xs / whole
    spread = (down @ ys**2 + aside @ xs**2) / whole - y**2 - x**2
    return y, x, np.sqrt(np.maximum(1.0, spread))


def _softened(ink: Floats, times: int) -> Floats:
    soft = np.pad(ink, ((0, 0), (_ROOM, _ROOM), (_ROOM, _ROOM)))
    for _ in range(times):
        soft = _smoothed(soft)
    return soft


def _smoothed(pictures: Floats) -> Floats:
    """Return each cell averaged with its neighbours; zero padded."""
    wide = np.pad(pictures, ((0, 0), (1, 1), (1, 1)))
    tall = (wide[:, :-2] + 2 * wide[:, 1:-1] + wide[:, 2:]) / 4
    soft = (tall[:, :, :-2] + 2 * tall[:, :, 1:-1] + tall[:, :, 2:]) / 4
    return soft.astype(np.float32, copy=False)


def _each(numbers: Places) -> Places:
    """Return one number for each picture, broadcast over its cells."""
    return numbers[:, None, None]
