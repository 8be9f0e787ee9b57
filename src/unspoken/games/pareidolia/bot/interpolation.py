"""Bilinear interpolation of pictures.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Places: TypeAlias = NDArray[np.float64]
"""Rows or columns, one number for each sampled point."""


def read_between(pictures: Floats, room: int, row: Places, column: Places) -> Places:
    """Return padded pictures sampled at these points; 0 outside."""
    row, column = row + room, column + room
    many, tall, wide = pictures.shape
    inside = (row >= 0) & (row < tall - 1) & (column >= 0) & (column < wide - 1)
    top, left = np.clip(row.astype(int), 0, tall - 2), np.clip(column.astype(int), 0, wide - 2)
    down, right = row - top, column - left
    index = np.arange(many)[:, None, None]
    upper = pictures[index, top, left] * (1 - right) + pictures[index, top, left + 1] * right
    lower = pictures[index, top + 1, left] * (1 - right) + pictures[index, top + 1, left + 1] * right
    return np.where(inside, upper * (1 - down) + lower * down, 0.0)
