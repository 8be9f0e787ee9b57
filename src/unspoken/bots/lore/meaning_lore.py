"""Lore by semantic similarity, with the sentence encoder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from threading import Lock
from typing import TYPE_CHECKING

from unspoken.bots.lore import encoder
from unspoken.bots.lore.clue_reader import ClueReader
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.lore.pack_lore import PackLoreBase
from unspoken.bots.lore.pack_meanings import PackMeanings
from unspoken.content.packs import Packs
from unspoken.languages.speech import speech

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Encode

_USUAL = 0.12
"""Similarity at which a picture is meant with a probability of one half."""
_KEENNESS = 14.0
"""Slope of the logistic function, fitted to how often clue lines find their card among six."""


class MeaningLore(PackLoreBase):
    """Compares the meaning of a clue, in any language, with the texts about each picture."""

    understands = True

    def __init__(self, packs: Packs, encode: Encode = encoder.encode) -> None:
        super().__init__(packs)
        self._encode = encode
        self._clues = ClueReader(encode)
        self._words = OverlapLore(packs)
        self._meanings: dict[str, PackMeanings] = {}
        self._opening = Lock()  # bots think in threads
        self._near = lru_cache(maxsize=512)(self._nearness)
        self._cached_angles = lru_cache(maxsize=256)(self._angles)
        self._fit = lru_cache(maxsize=65_536)(self._likeness)

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well a clue fits a picture, from 0 to 1."""
        return self._fit(clue, picture, language)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """For each clue, its similarity to each picture of the deck: four semantic measures, shared words."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return [{} for _ in clues]
        self._clues.meanings(clues)  # encode all at once; the results are cached
        return [self._cached_angles(clue, pack, picture, language) for clue in clues]

    def theme(self, clue: str, picture: str, language: str) -> str:
        """The theme of a picture that is nearest to the clue."""
        themes = self._catalogue.description(picture, language).themes
        pack = self._catalogue.pack(picture)
        if not themes or pack is None:
            return ""
        return self._meanings_of(pack).nearest_theme(self._clues.meaning(clue), themes, language)

    def _likeness(self, clue: str, picture: str, language: str) -> float:
        """Combine meaning and shared words; not clipped, so that two good fits can still be compared."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return 0.0
        near = self._near(clue, pack, language)[picture]
        near += speech(language).shared_words * self._words.likeness(clue, picture, language)
        # rounded, so that floating-point errors do not decide between two pictures
        return round(1 / (1 + exp(_KEENNESS * (_USUAL - near))), 4)

    def _angles(self, clue: str, pack: str, picture: str, language: str) -> Mapping[str, Sequence[float]]:
        meaning = self._clues.meaning(clue)
        (words,) = self._words.angles((clue,), picture, language)
        semantic = self._meanings_of(pack).angles(meaning, language)
        return {other: (*measures, *words[other]) for other, measures in semantic.items()}

    def _nearness(self, clue: str, pack: str, language: str) -> Mapping[str, float]:
        # the clue first: loading the encoder needs most memory, so the deck is read afterwards
        meaning = self._clues.meaning(clue)
        return self._meanings_of(pack).nearness(meaning, language)

    def _meanings_of(self, pack: str) -> PackMeanings:
        with self._opening:
            if pack not in self._meanings:
                self._meanings[pack] = PackMeanings(
                    self._packs.folder(pack), self._packs.manifest(pack), self._encode
                )
            return self._meanings[pack]
