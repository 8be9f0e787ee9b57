"""The sky as a grid of cells: which cells a piece covers, and where it would cover the most value.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.pieces import Pose, Shape, Sky, Tenths
from unspoken.games.pareidolia.sky.geometry import HEIGHT as SKY_HEIGHT
from unspoken.games.pareidolia.sky.geometry import WIDTH as SKY_WIDTH
from unspoken.games.pareidolia.types import CloudShape

CELL: Tenths = 50
COLUMNS, ROWS = SKY_WIDTH // CELL, SKY_HEIGHT // CELL
TURNS = 16
"""How many rotations of a piece are tried."""
_PATCH = 40
"""Side of a square, in cells, into which any piece fits."""

Cells: TypeAlias = NDArray[np.float32]
"""A number for each cell of the sky, row by row."""
Mask: TypeAlias = NDArray[np.bool_]
Layers: TypeAlias = NDArray[np.int16]
"""How many pieces cover each cell."""
Waves: TypeAlias = NDArray[np.complex64]


class Stamp(NamedTuple):
    """A piece of one shape, turned and perhaps mirrored."""

    shape: Shape
    turn: int
    """Tenths of a degree."""
    flip: bool

    def at(self, row: int, column: int) -> Pose:
        """Return the pose with the middle in this cell."""
        return Pose(column * CELL + CELL // 2, row * CELL + CELL // 2, self.turn, self.flip)


class PieceBox:
    """All pieces of a pack in every rotation: covered cells, and the search for the best place."""

    def __init__(self, clouds: Sequence[CloudShape]) -> None:
        self.shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
        """By piece."""
        self.by_piece = tuple(cloud for cloud in clouds for _ in range(cloud.count))
        self._discs = {cloud.shape: np.array(cloud.discs, float) for cloud in clouds}
        self._stamps = [
            Stamp(shape, step * 3600 // TURNS, flip)
            for shape in self._discs
            for flip in (False, True)
            for step in range(TURNS)
        ]

    @cached_property
    def area(self) -> float:
        """Return how many cells all pieces cover side by side."""
        cells = {shape: float(self._print(Stamp(shape, 0, False)).sum()) for shape in self._discs}
        return sum(cells[shape] for shape in self.shapes)

    def cover(self, shape: Shape, pose: Pose) -> Mask:
        """Return the cells of the sky whose middle a piece covers."""
        x, y, radius = self._turned(Stamp(shape, pose.turn, pose.flip))
        return _discs_cover(x + pose.x, y + pose.y, radius, ROWS, COLUMNS)

    def covers(self, sky: Sky) -> list[Mask]:
        """Return what each piece of a sky covers, including parts under other pieces."""
        return [self.cover(self.shapes[lying.piece], lying.pose) for lying in sky]

    def layers(self, sky: Sky) -> Layers:
        """Return how many pieces cover each cell."""
        nothing = np.zeros((ROWS, COLUMNS), bool)
        layers: Layers = np.sum([nothing, *self.covers(sky)], axis=0, dtype=np.int16)
        return layers

    def best(
        self, worth: Cells, shapes: Iterable[Shape], forbidden: ForbiddenArea | None = None
    ) -> tuple[float, Shape, Pose]:
        """Return the highest value that a piece of these shapes can cover, with its shape and pose."""
        wanted = set(shapes)
        index = [number for number, stamp in enumerate(self._stamps) if stamp.shape in wanted]
        gains = np.fft.irfft2(np.fft.rfft2(worth)[None] * self._waves[index], s=(ROWS, COLUMNS))
        gains[~self._fits[index]] = -np.inf
        if forbidden is not None:
            same = [self._stamps[number].shape == forbidden.shape for number in index]
            gains[np.ix_(same, range(ROWS), range(COLUMNS))] += np.where(forbidden.near(), -np.inf, 0.0)
        flat = int(gains.argmax())
        number, row, column = np.unravel_index(flat, gains.shape)
        stamp = self._stamps[index[int(number)]]
        return float(gains.flat[flat]), stamp.shape, stamp.at(int(row), int(column))

    @cached_property
    def _waves(self) -> Waves:
        """Return every stamp, with its middle in the first cell, as a Fourier transform."""
        prints = np.zeros((len(self._stamps), ROWS, COLUMNS), np.float32)
        prints[:, :_PATCH, :_PATCH] = [self._print(stamp) for stamp in self._stamps]
        return np.conj(np.fft.rfft2(np.roll(prints, (-(_PATCH // 2), -(_PATCH // 2)), (1, 2))))

    @cached_property
    def _fits(self) -> NDArray[np.bool_]:
        """Return, for each stamp, the cells in which its middle may lie."""
        return np.stack([self._inside(stamp) for stamp in self._stamps])

    def _print(self, stamp: Stamp) -> Mask:
        """Return the cells that a piece covers around its middle."""
        x, y, radius = self._turned(stamp)
        middle = (_PATCH // 2 + 0.5) * CELL
        return _discs_cover(x + middle, y + middle, radius, _PATCH, _PATCH)

    def _turned(self, stamp: Stamp) -> NDArray[np.float64]:
        """Return the discs of a piece around its middle: x, y and radius, each in a row."""
        x, y, radius = self._discs[stamp.shape].T
        x = -x if stamp.flip else x
        cos, sin = np.cos(np.radians(stamp.turn / 10)), np.sin(np.radians(stamp.turn / 10))
        return np.stack([x * cos - y * sin, x * sin + y * cos, radius])

    def _inside(self, stamp: Stamp) -> Mask:
        x, y, radius = self._turned(stamp)
        ys, xs = _middles(ROWS), _middles(COLUMNS)
        down = (ys + (y - radius).min() >= 0) & (ys + (y + radius).max() <= ROWS * CELL)
        aside = (xs + (x - radius).min() >= 0) & (xs + (x + radius).max() <= COLUMNS * CELL)
        fits: Mask = down[:, None] & aside[None]
        return fits


class ForbiddenArea(NamedTuple):
    """Where no piece of a shape may be put now (PAR-15)."""

    shape: Shape
    x: Tenths
    y: Tenths
    within: Tenths

    def near(self) -> Mask:
        """Return the cells that are too near."""
        ys, xs = _middles(ROWS)[:, None], _middles(COLUMNS)[None]
        near: Mask = (xs - self.x) ** 2 + (ys - self.y) ** 2 <= self.within**2
        return near


@lru_cache(maxsize=4)
def piece_box(clouds: tuple[CloudShape, ...]) -> PieceBox:
    """Return the pieces of a pack, computed once."""
    return PieceBox(clouds)


def _discs_cover(
    x: NDArray[np.float64], y: NDArray[np.float64], radius: NDArray[np.float64], tall: int, wide: int
) -> Mask:
    """Return the cells whose middle lies in one of the discs."""
    down = (_middles(tall) - y[:, None]) ** 2
    aside = (_middles(wide) - x[:, None]) ** 2
    inside: Mask = np.any(down[:, :, None] + aside[:, None] <= (radius**2)[:, None, None], axis=0)
    return inside


def _middles(count: int) -> NDArray[np.float64]:
    return np.arange(count, dtype=np.float64) * CELL + CELL / 2
