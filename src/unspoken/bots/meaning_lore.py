"""Lore that understands: nearness of meanings, by the sentence encoder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from threading import Lock
from typing import TYPE_CHECKING

from unspoken.bots import encoder
from unspoken.bots.clue_reader import ClueReader
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.pack_lore import PackLoreBase
from unspoken.bots.pack_meanings import PackMeanings
from unspoken.content.packs import Packs
from unspoken.languages.speech import speech

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode

_USUAL = 0.12
"""Nearness at which a picture is as likely as not to be meant."""
_KEENNESS = 14.0
"""How fast that grows; fitted to the odds with which clue lines find their cards among six."""


class MeaningLore(PackLoreBase):
    """Knows what is said of pictures by heart, and reads every clue alike, in whichever language it is."""

    understands = True

    def __init__(self, packs: Packs, encode: Encode = encoder.encode) -> None:
        super().__init__(packs)
        self._encode = encode
        self._clues = ClueReader(encode)
        self._words = OverlapLore(packs)
        self._meanings: dict[str, PackMeanings] = {}
        self._opening = Lock()  # bots think in threads
        self._near = lru_cache(maxsize=1024)(self._nearness)
        self._seen = lru_cache(maxsize=256)(self._angles)
        self._fit = lru_cache(maxsize=65_536)(self._likeness)

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        return self._fit(clue, picture, language)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """How near each clue is to each picture of this one's deck: by meaning in four ways, and by words."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return [{} for _ in clues]
        self._clues.meanings(clues)  # all at once: what is asked for below is then remembered
        return [self._seen(clue, pack, picture, language) for clue in clues]

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in the language's own word."""
        themes = self._catalogue.description(picture, language).themes
        pack = self._catalogue.pack(picture)
        if not themes or pack is None:
            return ""
        return self._meanings_of(pack).nearest_theme(self._clues.meaning(clue), themes)

    def _likeness(self, clue: str, picture: str, language: str) -> float:
        """Meaning and words together; never cut off, so that the better of two good fits stays the better."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return 0.0
        near = self._near(clue, pack, language)[picture]
        near += speech(language).shared_words * self._words.likeness(clue, picture, language)
        return round(1 / (1 + exp(_KEENNESS * (_USUAL - near))), 4)  # coarse, so that no last digit decides

    def _angles(self, clue: str, pack: str, picture: str, language: str) -> Mapping[str, Sequence[float]]:
        told = self._clues.meaning(clue)
        (words,) = self._words.angles((clue,), picture, language)
        meant = self._meanings_of(pack).angles(told, language)
        return {other: (*seen, *words[other]) for other, seen in meant.items()}

    def _nearness(self, clue: str, pack: str, language: str) -> Mapping[str, float]:
        # the clue first: the encoder needs most while it is loaded, and a deck can wait
        told = self._clues.meaning(clue)
        return self._meanings_of(pack).nearness(told, language)

    def _meanings_of(self, pack: str) -> PackMeanings:
        with self._opening:
            if pack not in self._meanings:
                self._meanings[pack] = PackMeanings(
                    self._packs.folder(pack), self._packs.manifest(pack), self._encode
                )
            return self._meanings[pack]
