"""Where the texts and pictures of one pack lie in the space of meanings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from unspoken.bots.describe import LANGUAGES, Description, describe, texts_of
from unspoken.bots.encoder import WIDTH
from unspoken.bots.vectors import read_vectors
from unspoken.content.manifest import Card, Manifest

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

_WEIGHTS = (1.0, 1.0, 0.6, 0.4, 0.3)
"""How much each part of a description counts: hints, themes, sights, things, airs."""


class Atlas:
    """The meanings of a pack's texts: as they were shipped, or read now where they were not or are stale."""

    def __init__(self, folder: Path, manifest: Manifest, encode: Encode) -> None:
        texts = texts_of(manifest)
        self.known = read_vectors(folder, manifest) or dict(zip(texts, encode(texts), strict=True))
        self._said = {card.id: _descriptions(card, manifest) for card in manifest.cards}
        self._painted = lru_cache(maxsize=4096)(self._paint)
        self.usual_clue = _mean([self.known[hint] for hint in self._hints()])
        """What all hints have in common: it tells nothing of any one."""
        self.usual_picture = _mean([self._painted(card.id, "") for card in manifest.cards])

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """One row for each of some of the pack's texts."""
        return np.stack([self.known[text] for text in texts])

    def portrait(self, picture: str, clue: str) -> Vectors:
        """All that is said of a picture, in one direction; but for the clue itself.

        A hint is no witness for itself, or the bots would know each other's cards by heart.
        """
        own = any(clue in description.hints for description in self._said[picture])
        return self._painted(picture, clue if own else "")

    def _paint(self, picture: str, clue: str) -> Vectors:
        portrait: Vectors = np.zeros(WIDTH, np.float32)
        for weight, *parts in zip(_WEIGHTS, *self._said[picture], strict=True):
            if texts := [text for part in parts for text in part if text != clue]:
                portrait += weight * self.vectors(texts).mean(axis=0)
        return portrait

    def _hints(self) -> list[str]:
        return [hint for said in self._said.values() for description in said for hint in description.hints]


def _descriptions(card: Card, manifest: Manifest) -> tuple[Description, ...]:
    return tuple(describe(card, manifest, language) for language in LANGUAGES)


def _mean(vectors: Sequence[Vectors]) -> Vectors:
    mean: Vectors = np.mean(vectors, axis=0) if vectors else np.zeros(WIDTH, np.float32)
    return mean
