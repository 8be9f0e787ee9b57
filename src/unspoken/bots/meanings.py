"""Lore that understands: nearness of meanings, by the sentence encoder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from unspoken.bots import encoder
from unspoken.bots.catalogue import Catalogue
from unspoken.bots.describe import LANGUAGES
from unspoken.bots.vectors import read_vectors
from unspoken.content.packs import Packs

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

_WEIGHTS = (1.0, 1.0, 0.6, 0.4, 0.3)
"""How much each part of a description counts: hints, themes, sights, things, airs."""
_FAR, _NEAR = -0.2, 0.6
"""Nearness that counts as nothing, and as everything."""


class Meanings:
    """Knows the shipped texts by heart, and reads what people write, in whichever language they write it."""

    understands = True

    def __init__(self, packs: Packs, encode: Encode = encoder.encode) -> None:
        self._catalogue = Catalogue(packs)
        self._encode = encode
        self._known: dict[str, Vectors] = {}
        for manifest in packs.manifests():
            self._known |= read_vectors(packs.folder(manifest.pack), manifest)
        self._read = lru_cache(maxsize=4096)(self._meaning)
        self._painted = lru_cache(maxsize=4096)(self._paint)
        self._fit = lru_cache(maxsize=65_536)(self._likeness)
        hints, portraits = self._shipped()
        self._usual_clue, self._usual_picture = _mean(hints), _mean(portraits)

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short sayings that point at a picture without naming what is on it."""
        return self._catalogue.description(picture, language).hints

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        return self._fit(clue, picture)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in the language's own word."""
        themes = self._catalogue.description(picture, language).themes
        if not themes:
            return ""
        return themes[int(np.argmax(self._vectors(themes) @ self._read(clue)))]

    def _likeness(self, clue: str, picture: str) -> float:
        """The clue, less what all clues have in common, against the picture, less what all pictures have."""
        if not any(self._catalogue.description(picture, language).hints for language in LANGUAGES):
            return 0.0
        near = float(
            (self._read(clue) - self._usual_clue) @ (self._portrait(picture, clue) - self._usual_picture)
        )
        share = (near - _FAR) / (_NEAR - _FAR)
        return round(min(max(share, 0.0), 1.0), 3)  # coarse, so that no machine's last digit decides a game

    def _portrait(self, picture: str, clue: str) -> Vectors:
        """All that is said of a picture, in one direction; but for the clue itself.

        A hint is no witness for itself, or the bots would know each other's cards by heart.
        """
        own = any(clue in self._catalogue.description(picture, language).hints for language in LANGUAGES)
        return self._painted(picture, clue if own else "")

    def _paint(self, picture: str, clue: str) -> Vectors:
        portrait: Vectors = np.zeros(encoder.WIDTH, np.float32)
        said = [self._catalogue.description(picture, language) for language in LANGUAGES]
        for weight, *parts in zip(_WEIGHTS, *said, strict=True):
            if texts := [text for part in parts for text in part if text != clue]:
                portrait += weight * self._vectors(texts).mean(axis=0)
        return portrait

    def _meaning(self, clue: str) -> Vectors:
        known = self._known.get(clue)
        vector: Vectors = self._encode((clue,))[0] if known is None else known
        return vector

    def _vectors(self, texts: Sequence[str]) -> Vectors:
        """Meanings of a pack's texts; those that were not shipped are read now, together, and kept."""
        if unread := [text for text in texts if text not in self._known]:
            self._known |= zip(unread, self._encode(unread), strict=True)
        return np.stack([self._known[text] for text in texts])

    def _shipped(self) -> tuple[list[Vectors], list[Vectors]]:
        """Every hint, and the portrait of every picture, that can be known without reading anything."""
        hints: list[Vectors] = []
        portraits: list[Vectors] = []
        for picture in self._catalogue.pictures():
            said = [self._catalogue.description(picture, language) for language in LANGUAGES]
            if all(text in self._known for description in said for text in description.texts()):
                hints += [self._known[hint] for description in said for hint in description.hints]
                portraits.append(self._painted(picture, ""))
        return hints, portraits


def _mean(vectors: Sequence[Vectors]) -> Vectors:
    mean: Vectors = np.mean(vectors, axis=0) if vectors else np.zeros(encoder.WIDTH, np.float32)
    return mean
