"""Lore that only compares: words that a clue and what is said of a picture have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log

from unspoken.bots.pack_lore import PackLoreBase
from unspoken.bots.wording import Wording
from unspoken.bots.words import stems
from unspoken.content.packs import Packs

_A_LITTLE = 0.03
"""A share of words in common that is hardly more than none."""
_SPREAD = 0.74
"""Of the logarithms of shares, over all cards and the lines that are told."""


class OverlapLore(PackLoreBase):
    """Knows nothing of a clue but its words, whoever said it."""

    understands = False

    def __init__(self, packs: Packs) -> None:
        super().__init__(packs)
        self._wording = cache(self._read_wording)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about: the theme that shares most words with the clue, else the first."""
        themes = self._catalogue.description(picture, language).themes
        told = stems(clue, language)
        return max(themes, key=lambda theme: len(told & stems(theme, language)), default="")

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        pack = self._catalogue.pack(picture)
        return 0.0 if pack is None else round(self._wording(pack, language).share(clue, picture), 3)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """How near each clue is to each picture of this one's deck: there is one way to compare words."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return [{} for _ in clues]
        wording = self._wording(pack, language)
        return [
            {other: (log(1 + share / _A_LITTLE) / _SPREAD,) for other, share in wording.shares(clue).items()}
            for clue in clues
        ]

    def _read_wording(self, pack: str, language: str) -> Wording:
        pictures = self._catalogue.pictures(pack)
        return Wording(
            {picture: self._catalogue.description(picture, language).wordings() for picture in pictures},
            language,
        )
