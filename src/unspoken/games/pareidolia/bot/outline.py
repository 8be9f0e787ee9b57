"""A picture as an eye takes it in: which way its outline runs in each part of it, and where it is filled.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Floats, Places, read_between

_SIDE = 32
"""A picture is looked at in so many rows and columns."""
_FARTHEST = 2.4
"""Of the mean distance from the middle, how far the patch goes each way."""
_ROOM = 6
_WAYS = 8
"""Ways in which an outline may run; inside and outside are told apart."""
_EDGE = 0.12
"""How soft an edge is."""
_LOUD = 16.0
"""How large the features are made: an eye learns well from numbers of about one."""


class Bend(NamedTuple):
    """How each of some pictures is looked at; each field has a number for each picture."""

    turn: Places
    """Radians."""
    side: Places
    """-1 where it is mirrored, else 1."""
    wide: Places
    tall: Places
    slant: Places
    right: Places
    """How far aside, in sizes of the picture."""
    down: Places
    level: Places
    """How much ink makes a cell count as filled."""


def plain(turn: float, mirrored: bool, many: int) -> Bend:
    """Pictures as they are, but for a turn, and perhaps mirrored."""
    one, nothing = np.ones(many), np.zeros(many)
    side = -one if mirrored else one
    return Bend(turn * one, side, one, one, nothing, nothing, nothing, 0.45 * one)


def patches(
    pictures: NDArray[np.bool_], bend: Bend, soft: int = 2, warp: Places | None = None, side: int = _SIDE
) -> Floats:
    """Pictures in their own middle and at their own size; `warp` moves each place a little."""
    ink = pictures.astype(np.float32)
    y, x, size = _frames(ink)
    axis = (np.arange(side) + 0.5) / side * 2 * _FARTHEST - _FARTHEST
    right, down = np.broadcast_to(axis, (side, side)), np.broadcast_to(axis[:, None], (side, side))
    across, along = (right + 0.0, down + 0.0) if warp is None else (right + warp[0], down + warp[1])
    across, along = across * _each(bend.wide) + _each(bend.slant) * along, along * _each(bend.tall)
    cos, sin = _each(np.cos(bend.turn)), _each(np.sin(bend.turn))
    column = (across * cos - along * sin) * _each(bend.side) + _each(bend.right)
    row = across * sin + along * cos + _each(bend.down)
    row, column = _each(y) + _each(size) * row, _each(x) + _each(size) * column
    seen = read_between(_softened(ink, soft), _ROOM, row, column)
    filled: Floats = (1 / (1 + np.exp((_each(bend.level) - seen) / _EDGE))).astype(np.float32)
    return filled


def features(seen: Floats) -> Floats:
    """What each patch is like: its outline by part and way, then where it is filled; each of length one."""
    many = len(seen)
    soft = _smoothed(seen)
    roomy = np.pad(soft, ((0, 0), (1, 1), (1, 1)))
    right, down = roomy[:, 1:-1, 2:] - roomy[:, 1:-1, :-2], roomy[:, 2:, 1:-1] - roomy[:, :-2, 1:-1]
    way = np.arctan2(down, right) / (2 * np.pi) * _WAYS % _WAYS
    first, steep = way.astype(int) % _WAYS, np.hypot(right, down)
    rest = way - np.floor(way)
    ways = np.zeros((many, _WAYS, _SIDE, _SIDE), np.float32)
    np.put_along_axis(ways, first[:, None], (steep * (1 - rest))[:, None], 1)
    np.put_along_axis(ways, ((first + 1) % _WAYS)[:, None], (steep * rest)[:, None], 1)
    parts = np.sqrt(ways.reshape(many, _WAYS, 8, _SIDE // 8, 8, _SIDE // 8).mean(axis=(3, 5)))
    fill = seen.reshape(many, 16, _SIDE // 16, 16, _SIDE // 16).mean(axis=(2, 4)).reshape(many, -1)
    fill = fill - fill.mean(axis=1, keepdims=True)
    told = np.concatenate([_unit(parts.reshape(many, -1)), _unit(fill)], axis=1)
    return (_LOUD * told).astype(np.float32)


def _frames(ink: Floats) -> tuple[Places, Places, Places]:
    """The middle of each picture, down and aside, and its size: the mean distance from there."""
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
    """Each cell with its neighbours; beyond the rim is nothing."""
    wide = np.pad(pictures, ((0, 0), (1, 1), (1, 1)))
    tall = (wide[:, :-2] + 2 * wide[:, 1:-1] + wide[:, 2:]) / 4
    soft = (tall[:, :, :-2] + 2 * tall[:, :, 1:-1] + tall[:, :, 2:]) / 4
    return soft.astype(np.float32, copy=False)


def _each(numbers: Places) -> Places:
    """A number for each picture, to go with all of its places."""
    return numbers[:, None, None]


def _unit(rows: NDArray[np.float32]) -> Floats:
    lengths: Floats = rows / (np.linalg.norm(rows, axis=1, keepdims=True) + 1e-6)
    return lengths
