"""Where the pictures of one pack lie in the space of meanings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from unspoken.bots.describe import Description, describe, texts_of
from unspoken.bots.encoder import WIDTH
from unspoken.bots.gallery import Gallery, Said, unit
from unspoken.bots.vectors import read_vectors
from unspoken.content.manifest import Manifest

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

_Weighed: TypeAlias = Callable[[Description], Iterator[tuple[str, float]]]

_OTHER_LANGUAGE = 0.5
"""What readings in another language count beside those in the table's own."""
_ABOUT = 0.3
"""What themes and moods count beside readings."""

_SPREAD = 0.04
"""Of nearness from one angle, over all cards and the lines that are told."""


class PackMeanings:
    """The meanings of a pack's texts: as they were shipped, or read now where they were not or are stale."""

    def __init__(self, folder: Path, manifest: Manifest, encode: Encode) -> None:
        languages = manifest.languages
        known = read_vectors(folder, manifest)
        if unread := [text for text in texts_of(manifest, folder, languages) if text not in known]:
            known |= zip(unread, encode(unread), strict=True)
        self._pictures = tuple(card.id for card in manifest.every_card)
        said = {
            language: [describe(card, manifest, language, folder) for card in manifest.every_card]
            for language in languages
        }
        common = sorted(
            {text for one in said.values() for description in one for text in description.texts()}
        )
        self._usual = _mean([known[text] for text in common])
        """What all texts have in common: it tells nothing of any one."""
        hang = partial(_gallery, known, self._usual)
        self._readings = {language: hang(_readings, said[language]) for language in languages}
        self._about = {language: hang(_about, said[language]) for language in languages}
        self._things = {language: hang(_things, said[language]) for language in languages}
        themes = {text for one in said.values() for description in one for text in description.themes}
        self._themes = {text: known[text].copy() for text in themes}  # a row would keep all the others

    def nearest_theme(self, clue: Vectors, themes: Sequence[str]) -> str:
        """Of some themes of the pack the one that a clue means most."""
        return max(themes, key=lambda theme: float(self._themes[theme] @ clue))

    def nearness(self, clue: Vectors, language: str) -> Mapping[str, float]:
        """How much nearer a clue's meaning is to each picture than to the usual one."""
        readings, elsewhere, about = self._by_angle(clue, language)
        near = readings + _ABOUT * about + _OTHER_LANGUAGE * elsewhere
        near = near - near.mean()
        return {picture: float(one) for picture, one in zip(self._pictures, near, strict=True)}

    def angles(self, clue: Vectors, language: str) -> Mapping[str, tuple[float, ...]]:
        """The same by each kind of text for itself: readings, foreign ones, themes and moods, things."""
        spoken = language if language in self._readings else next(iter(self._readings))
        things = self._things[spoken].nearness(unit(clue - self._usual))
        rows = np.stack([*self._by_angle(clue, language), things])
        rows = np.round((rows - rows.mean(axis=1, keepdims=True)) / _SPREAD, 3)  # no last digit decides
        return {picture: tuple(seen) for picture, seen in zip(self._pictures, rows.T.tolist(), strict=True)}

    def _by_angle(self, clue: Vectors, language: str) -> tuple[Vectors, Vectors, Vectors]:
        """Nearness to readings in the language, to those in all others, and to themes and moods."""
        told = unit(clue - self._usual)
        spoken = language if language in self._readings else next(iter(self._readings))
        elsewhere = np.zeros(len(self._pictures), np.float32)
        for other in self._readings:
            if other != spoken:
                elsewhere = elsewhere + self._readings[other].nearness(told)
        return self._readings[spoken].nearness(told), elsewhere, self._about[spoken].nearness(told)


def _gallery(
    known: Mapping[str, Vectors], usual: Vectors, weighed: _Weighed, descriptions: Sequence[Description]
) -> Gallery:
    return Gallery(
        [
            [Said(known[text], weight) for text, weight in weighed(description)]
            for description in descriptions
        ],
        usual,
    )


def _readings(description: Description) -> Iterator[tuple[str, float]]:
    for reading in description.readings:
        yield reading.text, reading.weight


def _about(description: Description) -> Iterator[tuple[str, float]]:
    for text in (*description.themes, *description.airs):
        yield text, 1.0


def _things(description: Description) -> Iterator[tuple[str, float]]:
    for text in description.things:
        yield text, 1.0


def _mean(vectors: Sequence[Vectors]) -> Vectors:
    mean: Vectors = np.mean(vectors, axis=0) if vectors else np.zeros(WIDTH, np.float32)
    return mean
