"""Semantic index of pictures, each represented by weighted texts."""

from __future__ import annotations

from collections.abc import Sequence
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

    def __init__(self, pictures: Sequence[Sequence[WeightedText]], usual: Vectors) -> None:
        texts = [(place, text) for place, own_texts in enumerate(pictures) for text in own_texts]
        self._count = len(pictures)
        self._owners = np.array([place for place, _ in texts], np.intp)
        # 8-bit integers need a quarter of the memory, and the error of a similarity is below 0.01
        self._rows = np.zeros((len(texts), len(usual)), np.int8)
        self._scales = np.zeros(len(texts), np.float32)
        for place, (_, text) in enumerate(texts):
            vector = unit(text.meaning - usual)
            if largest := float(np.abs(vector).max()):
                self._rows[place] = np.rint(vector * (_LARGEST / largest))
                self._scales[place] = largest / _LARGEST
        whole = np.zeros(self._count)
        np.add.at(whole, self._owners, [text.weight for _, text in texts])
        self._weights = np.array([text.weight / whole[place] for place, text in texts])
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
