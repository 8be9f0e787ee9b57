"""The value of each cell of the sky for showing a drawing.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Cells, Waves

_SIDE = 48
_SHARE = 0.72
"""Size of the drawing, relative to the area of all pieces; below 1, because clouds overlap."""
_TALLEST = 0.86
"""Maximum size of the drawing, relative to the height of the sky."""
_THIN = 1.6
"""Additional value of thin parts: things are recognised by legs, ears and handles."""
_STRAY = 1.3
"""Cost of a cell far outside."""
_WAYS = 32
"""How many rotations of a drawing are tried, each also mirrored."""


class Target(NamedTuple):
    """A drawing in one pose in the middle of the sky: the value of each cell, positive inside."""

    worth: Cells
    turn: float
    """Radians from upright."""


class Targets(NamedTuple):
    """A drawing in every pose, also as Fourier transforms, for the search over positions."""

    poses: tuple[Target, ...]
    waves: Waves
    reach: int
    """Its extent from the middle, in cells."""


@lru_cache(maxsize=2)  # for the artists of one table; about five megabytes each
def targets_of(bits: bytes, area: float) -> Targets:
    """Return a drawing in every rotation and mirrored, as large as pieces of this area can show it."""
    thing = unpacked(bits)
    middle, reach, scale = _fitted(thing, area, _SHARE)
    worth = _worth(thing, scale)
    poses = []
    for flip in (False, True):
        for way in range(_WAYS):
            turn = 2 * np.pi * way / _WAYS
            poses.append(Target(_laid(worth, middle, scale, turn, flip), turn))
    waves = np.fft.rfft2(np.stack([pose.worth for pose in poses])).astype(np.complex64)
    return Targets(tuple(poses), waves, int(reach * scale) + 1)


def upright(bits: bytes, area: float, share: float = _SHARE) -> Cells:
    """Return the value of an upright drawing in the middle of the sky, on this share of the pieces' area."""
    thing = unpacked(bits)
    middle, _, scale = _fitted(thing, area, share)
    return _laid(_worth(thing, scale), middle, scale, 0.0, False)


def unpacked(bits: bytes) -> NDArray[np.bool_]:
    """Return the rows of a drawing."""
    return np.unpackbits(np.frombuffer(bits, np.uint8)).reshape(_SIDE, _SIDE).astype(bool)


def _fitted(thing: NDArray[np.bool_], area: float, share: float) -> tuple[tuple[float, float], float, float]:
    """Return the middle of a drawing, its extent from there, and the scale for the sky."""
    ys, xs = np.nonzero(thing)
    middle = ((ys.min() + ys.max()) / 2, (xs.min() + xs.max()) / 2)
    reach = float(np.hypot(ys - middle[0], xs - middle[1]).max())
    return middle, reach, min(np.sqrt(share * area / thing.sum()), _TALLEST * ROWS / 2 / reach)


def _worth(thing: NDArray[np.bool_], scale: float) -> Cells:
    """Return the value of each cell of the padded drawing."""
    roomy = np.pad(thing, _SIDE // 2)
    coarse = max(1, round(2.2 / scale))
    thick = _grown(~_grown(~roomy, coarse), coarse)
    worth = np.where(roomy, 1.0 + _THIN * (roomy & ~thick), 0.0)
    near = roomy
    step = 1 / scale
    for ring in range(1, 9):
        grown = _grown(near, max(1, round(ring * step) - round((ring - 1) * step)))
        worth[grown & ~near] = -_STRAY * min(1.0, 0.3 + 0.14 * ring)
        near = grown
    worth[~near] = -_STRAY
    return worth.astype(np.float32)


def _grown(mask: NDArray[np.bool_], times: int) -> NDArray[np.bool_]:
    """Return a dilated mask; sides and corners alternate, so that it grows nearly round."""
    for time in range(times):
        wide = np.pad(mask, 1)
        mask = wide[1:-1, 1:-1] | wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
        if time % 2:
            mask = mask | wide[:-2, :-2] | wide[:-2, 2:] | wide[2:, :-2] | wide[2:, 2:]
    return mask


def _laid(worth: Cells, middle: tuple[float, float], scale: float, turn: float, flip: bool) -> Cells:
    """Return the value of each cell of the sky, with the drawing in its middle."""
    ys, xs = np.mgrid[:ROWS, :COLUMNS].astype(np.float64)
    ys, xs = ys - ROWS // 2, xs - COLUMNS // 2
    cos, sin = np.cos(turn), np.sin(turn)
    right, down = (xs * cos + ys * sin) / scale, (ys * cos - xs * sin) / scale
    edge = _SIDE // 2
    row, column = down + middle[0] + edge, (-right if flip else right) + middle[1] + edge
    return _between(worth, row, column)


def _between(values: Cells, row: NDArray[np.float64], column: NDArray[np.float64]) -> Cells:
    """Return interpolated values; outside the drawing the cost of stray cells."""
    last = values.shape[0] - 2
    inside = (row >= 0) & (row <= last) & (column >= 0) & (column <= last)
    row, column = np.clip(row, 0, last), np.clip(column, 0, last)
    top, left = row.astype(int), column.astype(int)
    down, right = row - top, column - left
    found = (values[top, left] * (1 - right) + values[top, left + 1] * right) * (1 - down) + (
        values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    ) * down
    return np.where(inside, found, -_STRAY).astype(np.float32)
