"""Semantic vectors of the pictures of one pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from unspoken.bots.lore.describe import Description, describe, texts_of
from unspoken.bots.lore.picture_index import PictureIndex, WeightedText, unit
from unspoken.bots.lore.projection import WIDTH
from unspoken.bots.lore.vectors import pack_languages, read_vectors
from unspoken.content.manifest import Manifest

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Encode, Vectors

_Weighed: TypeAlias = Callable[[Description], Iterator[tuple[str, float]]]

_OTHER_LANGUAGE = 0.5
"""Weight of readings in other languages, relative to the table's language."""
_ASSOCIATED = 2.0
"""Weight of an association; readings have 1 to 5."""
_ABOUT = 0.3
"""Weight of themes and moods, relative to readings."""

_SPREAD = 0.04
"""Standard deviation of one measure over all cards and clue lines."""


class _Language(NamedTuple):
    """The texts of all pictures in one language, and the vectors of their themes."""

    readings: PictureIndex
    about: PictureIndex
    things: PictureIndex
    themes: Mapping[str, Vectors]


class PackMeanings:
    """The vectors of a pack's texts: precomputed, or encoded now if they are missing or stale.

    The languages of the pack itself are read at once, translations when somebody plays in them.
    """

    def __init__(self, folder: Path, manifest: Manifest, encode: Encode) -> None:
        own = pack_languages(manifest, folder)
        self._pictures = tuple(card.id for card in manifest.every_card)
        self._manifest, self._folder, self._encode = manifest, folder, encode
        known = {language: self._vectors(language) for language in own}
        self._usual = _mean(
            vectors[text]
            for language, vectors in known.items()
            for text in sorted({text for card in self._cards(language) for text in card.texts()})
        )
        """The mean of all texts, which is subtracted."""
        self._own = {language: self._language(language, vectors) for language, vectors in known.items()}
        self._translated: dict[str, _Language] = {}

    def nearest_theme(self, clue: Vectors, themes: Sequence[str], language: str) -> str:
        """Return the theme that is nearest to a clue."""
        known = self._spoken(language).themes
        return max(themes, key=lambda theme: float(known[theme] @ clue))

    def nearness(self, clue: Vectors, language: str) -> Mapping[str, float]:
        """Return the similarity of a clue to each picture, minus the mean over all pictures."""
        readings, elsewhere, about = self._by_angle(clue, language)
        near = readings + _ABOUT * about + _OTHER_LANGUAGE * elsewhere
        near = near - near.mean()
        return {picture: float(value) for picture, value in zip(self._pictures, near, strict=True)}

    def angles(self, clue: Vectors, language: str) -> Mapping[str, tuple[float, ...]]:
        """Return the similarity by kind of text: readings, foreign readings, themes and moods, things."""
        things = self._spoken(language).things.nearness(unit(clue - self._usual))
        rows = np.stack([*self._by_angle(clue, language), things])
        # rounded, so that floating-point errors do not decide between two pictures
        rows = np.round((rows - rows.mean(axis=1, keepdims=True)) / _SPREAD, 3)
        by_picture = zip(self._pictures, rows.T.tolist(), strict=True)
        return {picture: tuple(measures) for picture, measures in by_picture}

    def _by_angle(self, clue: Vectors, language: str) -> tuple[Vectors, Vectors, Vectors]:
        """Return the similarity to readings in the language, in the pack's others, to themes and moods."""
        meaning, spoken = unit(clue - self._usual), self._spoken(language)
        elsewhere = np.zeros(len(self._pictures), np.float32)
        for other in self._own.values():
            if other is not spoken:
                elsewhere = elsewhere + other.readings.nearness(meaning)
        return spoken.readings.nearness(meaning), elsewhere, spoken.about.nearness(meaning)

    def _spoken(self, language: str) -> _Language:
        """Return the texts in a language, or in the pack's first language if it has none in this one."""
        if language in self._own or language not in self._manifest.languages:
            return self._own.get(language) or next(iter(self._own.values()))
        if language not in self._translated:
            self._translated[language] = self._language(language, self._vectors(language))
        return self._translated[language]

    def _vectors(self, language: str) -> Mapping[str, Vectors]:
        """Return the vectors of all texts in a language."""
        if known := read_vectors(self._folder, self._manifest, language):
            return known
        texts = texts_of(self._manifest, self._folder, language)
        return dict(zip(texts, self._encode(texts), strict=True)) if texts else {}

    def _language(self, language: str, known: Mapping[str, Vectors]) -> _Language:
        cards = self._cards(language)
        index = partial(_index, known, self._usual)
        # copies: a view would keep the whole array alive
        themes = {text: known[text].copy() for card in cards for text in card.themes}
        return _Language(index(_readings, cards), index(_about, cards), index(_things, cards), themes)

    def _cards(self, language: str) -> list[Description]:
        return [describe(card, self._manifest, language, self._folder) for card in self._manifest.every_card]


def _index(
    known: Mapping[str, Vectors], usual: Vectors, weighed: _Weighed, descriptions: Sequence[Description]
) -> PictureIndex:
    return PictureIndex(
        (
            (WeightedText(known[text], weight) for text, weight in weighed(description))
            for description in descriptions
        ),
        usual,
    )


def _readings(description: Description) -> Iterator[tuple[str, float]]:
    for reading in (*description.readings, *description.culture):
        yield reading.text, reading.weight
    for text in description.associations:
        yield text, _ASSOCIATED


def _about(description: Description) -> Iterator[tuple[str, float]]:
    for text in (*description.themes, *description.moods):
        yield text, 1.0


def _things(description: Description) -> Iterator[tuple[str, float]]:
    for text in description.things:
        yield text, 1.0


def _mean(vectors: Iterable[Vectors]) -> Vectors:
    """Return the mean vector, adding one at a time: all of them together would need much memory."""
    total, count = np.zeros(WIDTH), 0
    for vector in vectors:
        total += vector
        count += 1
    mean: Vectors = (total / max(count, 1)).astype(np.float32)
    return mean
