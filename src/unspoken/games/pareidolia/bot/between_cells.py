"""Pictures read at places that lie between their cells.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Places: TypeAlias = NDArray[np.float64]
"""Rows or columns, a number for each place that is read."""


def read_between(pictures: Floats, room: int, row: Places, column: Places) -> Places:
    """Pictures with so many cells of room around them, at these places; nothing beyond."""
    row, column = row + room, column + room
    many, tall, wide = pictures.shape
    inside = (row >= 0) & (row < tall - 1) & (column >= 0) & (column < wide - 1)
    top, left = np.clip(row.astype(int), 0, tall - 2), np.clip(column.astype(int), 0, wide - 2)
    down, right = row - top, column - left
    one = np.arange(many)[:, None, None]
    upper = pictures[one, top, left] * (1 - right) + pictures[one, top, left + 1] * right
    lower = pictures[one, top + 1, left] * (1 - right) + pictures[one, top + 1, left + 1] * right
    return np.where(inside, upper * (1 - down) + lower * down, 0.0)
