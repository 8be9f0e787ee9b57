"""A drawing as an aim: what each cell of the sky is worth if the thing is to appear there.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Cells, Waves

_SIDE = 48
_SHARE = 0.72
"""Of all that the pieces could cover, how much the thing takes up: clouds overlap."""
_TALLEST = 0.86
"""Of the sky's height, how much a thing may take up either way."""
_THIN = 1.6
"""How much more a thin part is worth: legs, ears and handles are what a thing is known by."""
_STRAY = 1.3
"""What a cell far outside costs."""
_WAYS = 32
"""In how many turns a thing is tried, either side up."""


class Target(NamedTuple):
    """A thing in one pose around the middle of the sky: each cell's worth, positive inside."""

    worth: Cells
    turn: float
    """Radians from upright."""


class Targets(NamedTuple):
    """A thing in every pose, and the same as waves, for the search over places."""

    poses: tuple[Target, ...]
    waves: Waves
    reach: int
    """How far from its middle it goes, in cells."""


@lru_cache(maxsize=6)  # some five megabytes each
def targets_of(bits: bytes, area: float) -> Targets:
    """A drawing turned and mirrored every way, as large as pieces of this area can show it."""
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
    """A drawing's worth in the middle of the sky as it was drawn, on so much of the pieces' area."""
    thing = unpacked(bits)
    middle, _, scale = _fitted(thing, area, share)
    return _laid(_worth(thing, scale), middle, scale, 0.0, False)


def unpacked(bits: bytes) -> NDArray[np.bool_]:
    """The rows of a drawing."""
    return np.unpackbits(np.frombuffer(bits, np.uint8)).reshape(_SIDE, _SIDE).astype(bool)


def _fitted(thing: NDArray[np.bool_], area: float, share: float) -> tuple[tuple[float, float], float, float]:
    """The middle of a drawing, how far it goes from there, and by how much it is made larger for the sky."""
    ys, xs = np.nonzero(thing)
    middle = ((ys.min() + ys.max()) / 2, (xs.min() + xs.max()) / 2)
    reach = float(np.hypot(ys - middle[0], xs - middle[1]).max())
    return middle, reach, min(np.sqrt(share * area / thing.sum()), _TALLEST * ROWS / 2 / reach)


def _worth(thing: NDArray[np.bool_], scale: float) -> Cells:
    """The worth of each cell of the drawing, with room around it."""
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
    """The mask with its neighbours, by turns along the sides and across the corners: nearly round."""
    for time in range(times):
        wide = np.pad(mask, 1)
        mask = wide[1:-1, 1:-1] | wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
        if time % 2:
            mask = mask | wide[:-2, :-2] | wide[:-2, 2:] | wide[2:, :-2] | wide[2:, 2:]
    return mask


def _laid(worth: Cells, middle: tuple[float, float], scale: float, turn: float, flip: bool) -> Cells:
    """The drawing's worth in the cells of the sky, its middle in the sky's middle."""
    ys, xs = np.mgrid[:ROWS, :COLUMNS].astype(np.float64)
    ys, xs = ys - ROWS // 2, xs - COLUMNS // 2
    cos, sin = np.cos(turn), np.sin(turn)
    right, down = (xs * cos + ys * sin) / scale, (ys * cos - xs * sin) / scale
    edge = _SIDE // 2
    row, column = down + middle[0] + edge, (-right if flip else right) + middle[1] + edge
    return _between(worth, row, column)


def _between(values: Cells, row: NDArray[np.float64], column: NDArray[np.float64]) -> Cells:
    """The values at places between the cells; beyond the rim as far outside."""
    last = values.shape[0] - 2
    inside = (row >= 0) & (row <= last) & (column >= 0) & (column <= last)
    row, column = np.clip(row, 0, last), np.clip(column, 0, last)
    top, left = row.astype(int), column.astype(int)
    down, right = row - top, column - left
    found = (values[top, left] * (1 - right) + values[top, left + 1] * right) * (1 - down) + (
        values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    ) * down
    return np.where(inside, found, -_STRAY).astype(np.float32)
