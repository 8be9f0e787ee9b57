"""Pictures in the space of meanings, each a cloud of weighed texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors

_KEENNESS = 8.0
"""How much the text that is nearest to a clue outweighs the others of its picture."""


class Said(NamedTuple):
    """One text of a picture: where it lies, and how much it weighs."""

    meaning: Vectors
    weight: float


class Gallery:
    """Says how near a clue is to each picture: to all that is said of it, and most to the nearest."""

    def __init__(self, pictures: Sequence[Sequence[Said]], usual: Vectors) -> None:
        told = [(place, said) for place, texts in enumerate(pictures) for said in texts]
        self._count = len(pictures)
        self._owners = np.array([place for place, _ in told], np.intp)
        self._rows = np.empty((len(told), len(usual)), np.float32)
        for row, (_, said) in zip(self._rows, told, strict=True):
            row[:] = unit(said.meaning - usual)  # one by one: all of them twice would be memory for nothing
        whole = np.zeros(self._count)
        np.add.at(whole, self._owners, [said.weight for _, said in told])
        self._weights = np.array([said.weight / whole[place] for place, said in told])
        self._silent = whole == 0

    def nearness(self, told: Vectors) -> Vectors:
        """One number a picture; one that nothing is said of is as near as the farthest."""
        if self._silent.all():
            return np.zeros(self._count, np.float32)
        said = self._weights * np.exp(_KEENNESS * (self._rows @ told))
        pooled = np.bincount(self._owners, said, self._count)
        pooled[self._silent] = pooled[~self._silent].min()
        near: Vectors = (np.log(pooled) / _KEENNESS).astype(np.float32)
        return near


def unit(vector: Vectors) -> Vectors:
    """The same direction with length one; nothing stays nothing."""
    length = float(np.linalg.norm(vector))
    return vector / length if length else vector
