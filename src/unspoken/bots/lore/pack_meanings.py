"""Semantic vectors of the pictures of one pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from unspoken.bots.lore.describe import Description, describe, texts_of
from unspoken.bots.lore.encoder import WIDTH
from unspoken.bots.lore.picture_index import PictureIndex, WeightedText, unit
from unspoken.bots.lore.vectors import read_vectors
from unspoken.content.manifest import Manifest

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Encode, Vectors

_Weighed: TypeAlias = Callable[[Description], Iterator[tuple[str, float]]]

_OTHER_LANGUAGE = 0.5
"""Weight of readings in other languages, relative to the table's language."""
_ABOUT = 0.3
"""Weight of themes and moods, relative to readings."""

_SPREAD = 0.04
"""Standard deviation of one measure over all cards and clue lines."""


class PackMeanings:
    """The vectors of a pack's texts: precomputed, or encoded now if they are missing or stale."""

    def __init__(self, folder: Path, manifest: Manifest, encode: Encode) -> None:
        languages = manifest.languages
        known = read_vectors(folder, manifest)
        if unread := [text for text in texts_of(manifest, folder, languages) if text not in known]:
            known |= zip(unread, encode(unread), strict=True)
        self._pictures = tuple(card.id for card in manifest.every_card)
        descriptions = {
            language: [describe(card, manifest, language, folder) for card in manifest.every_card]
            for language in languages
        }
        common = sorted(
            {text for by_card in descriptions.values() for card in by_card for text in card.texts()}
        )
        self._usual = _mean([known[text] for text in common])
        """The mean of all texts, which is subtracted."""
        index = partial(_index, known, self._usual)
        self._readings = {language: index(_readings, descriptions[language]) for language in languages}
        self._about = {language: index(_about, descriptions[language]) for language in languages}
        self._things = {language: index(_things, descriptions[language]) for language in languages}
        themes = {text for by_card in descriptions.values() for card in by_card for text in card.themes}
        # copies: a view would keep the whole array alive
        self._themes = {text: known[text].copy() for text in themes}

    def nearest_theme(self, clue: Vectors, themes: Sequence[str]) -> str:
        """Return the theme that is nearest to a clue."""
        return max(themes, key=lambda theme: float(self._themes[theme] @ clue))

    def nearness(self, clue: Vectors, language: str) -> Mapping[str, float]:
        """Return the similarity of a clue to each picture, minus the mean over all pictures."""
        readings, elsewhere, about = self._by_angle(clue, language)
        near = readings + _ABOUT * about + _OTHER_LANGUAGE * elsewhere
        near = near - near.mean()
        return {picture: float(value) for picture, value in zip(self._pictures, near, strict=True)}

    def angles(self, clue: Vectors, language: str) -> Mapping[str, tuple[float, ...]]:
        """Return the similarity by kind of text: readings, foreign readings, themes and moods, things."""
        spoken = language if language in self._readings else next(iter(self._readings))
        things = self._things[spoken].nearness(unit(clue - self._usual))
        rows = np.stack([*self._by_angle(clue, language), things])
        # rounded, so that floating-point errors do not decide between two pictures
        rows = np.round((rows - rows.mean(axis=1, keepdims=True)) / _SPREAD, 3)
        by_picture = zip(self._pictures, rows.T.tolist(), strict=True)
        return {picture: tuple(measures) for picture, measures in by_picture}

    def _by_angle(self, clue: Vectors, language: str) -> tuple[Vectors, Vectors, Vectors]:
        """Return the similarity to readings in the language, in other languages, and to themes and moods."""
        meaning = unit(clue - self._usual)
        spoken = language if language in self._readings else next(iter(self._readings))
        elsewhere = np.zeros(len(self._pictures), np.float32)
        for other in self._readings:
            if other != spoken:
                elsewhere = elsewhere + self._readings[other].nearness(meaning)
        return self._readings[spoken].nearness(meaning), elsewhere, self._about[spoken].nearness(meaning)


def _index(
    known: Mapping[str, Vectors], usual: Vectors, weighed: _Weighed, descriptions: Sequence[Description]
) -> PictureIndex:
    return PictureIndex(
        [
            [WeightedText(known[text], weight) for text, weight in weighed(description)]
            for description in descriptions
        ],
        usual,
    )


def _readings(description: Description) -> Iterator[tuple[str, float]]:
    for reading in (*description.readings, *description.culture):
        yield reading.text, reading.weight


def _about(description: Description) -> Iterator[tuple[str, float]]:
    for text in (*description.themes, *description.moods):
        yield text, 1.0


def _things(description: Description) -> Iterator[tuple[str, float]]:
    for text in description.things:
        yield text, 1.0


def _mean(vectors: Sequence[Vectors]) -> Vectors:
    mean: Vectors = np.mean(vectors, axis=0) if vectors else np.zeros(WIDTH, np.float32)
    return mean
