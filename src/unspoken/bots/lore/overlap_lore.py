"""Lore by shared words, for when the encoder is not installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log

from unspoken.bots.lore.pack_lore import PackLoreBase
from unspoken.bots.lore.word_index import WordIndex
from unspoken.bots.lore.words import stems
from unspoken.content.packs import Packs

_A_LITTLE = 0.03
"""A share of common words that counts as almost none; the unit of the logarithmic scale."""
_SPREAD = 0.74
"""Standard deviation of the logarithms of shares, over all cards and clue lines."""


class OverlapLore(PackLoreBase):
    """Compares the words of a clue with the texts about each picture."""

    understands = False

    def __init__(self, packs: Packs) -> None:
        super().__init__(packs)
        self._wording = cache(self._read_wording)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """The theme that shares most words with the clue, else the first one."""
        themes = self._catalogue.description(picture, language).themes
        clue_stems = stems(clue, language)
        return max(themes, key=lambda theme: len(clue_stems & stems(theme, language)), default="")

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well a clue fits a picture, from 0 to 1."""
        pack = self._catalogue.pack(picture)
        return 0.0 if pack is None else round(self._wording(pack, language).share(clue, picture), 3)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """For each clue, its similarity to each picture of the deck, by a single measure."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return [{} for _ in clues]
        wording = self._wording(pack, language)
        return [
            {other: (log(1 + share / _A_LITTLE) / _SPREAD,) for other, share in wording.shares(clue).items()}
            for clue in clues
        ]

    def _read_wording(self, pack: str, language: str) -> WordIndex:
        pictures = self._catalogue.pictures(pack)
        return WordIndex(
            {picture: self._catalogue.description(picture, language).wordings() for picture in pictures},
            language,
        )
