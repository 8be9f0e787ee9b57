"""Semantic index of pictures, each represented by weighted texts."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors

_KEENNESS = 8.0
"""Sharpness of the soft maximum over a picture's texts: higher counts the nearest text more."""
_LARGEST = 127  # the largest 8-bit integer
_BLOCK = 512
"""Rows that are compared at once, as floating-point numbers."""


class WeightedText(NamedTuple):
    """The vector and the weight of one text of a picture."""

    meaning: Vectors
    weight: float


class PictureIndex:
    """Computes the similarity of a clue to each picture, as a soft maximum over the picture's texts."""

    def __init__(self, pictures: Iterable[Iterable[WeightedText]], usual: Vectors) -> None:
        owners, weights, scales, rows = array("l"), array("d"), array("f"), bytearray()
        self._count = 0
        for texts in pictures:
            for text in texts:
                vector = unit(text.meaning - usual)
                scale = float(np.abs(vector).max()) / _LARGEST or 1.0
                # 8-bit integers need a quarter of the memory, and the error of a similarity is below 0.01
                rows += np.rint(vector / scale).astype(np.int8).tobytes()
                owners.append(self._count)
                weights.append(text.weight)
                scales.append(scale)
            self._count += 1
        self._rows = np.frombuffer(rows, np.int8).reshape(len(owners), len(usual))
        self._owners, self._scales = np.frombuffer(owners, "l"), np.frombuffer(scales, np.float32)
        whole = np.bincount(self._owners, weights, self._count)
        self._weights = np.frombuffer(weights) / whole[self._owners]
        self._silent = whole == 0

    def nearness(self, clue: Vectors) -> Vectors:
        """Return one number per picture; a picture without texts gets the lowest of the others."""
        if self._silent.all():
            return np.zeros(self._count, np.float32)
        weighted = self._weights * np.exp(_KEENNESS * self._similarities(clue))
        pooled = np.bincount(self._owners, weighted, self._count)
        pooled[self._silent] = pooled[~self._silent].min()
        near: Vectors = (np.log(pooled) / _KEENNESS).astype(np.float32)
        return near

    def _similarities(self, clue: Vectors) -> Vectors:
        """Return the cosine of the angle between a clue and each text."""
        starts = range(0, len(self._rows), _BLOCK)
        products = [self._rows[start : start + _BLOCK] @ clue for start in starts]
        cosines: Vectors = self._scales * np.concatenate(products)
        return cosines


def unit(vector: Vectors) -> Vectors:
    """Normalise a vector; a zero vector is unchanged."""
    length = float(np.linalg.norm(vector))
    return vector / length if length else vector
