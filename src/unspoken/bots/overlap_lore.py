"""Lore that only compares: words in common, and the themes that shipped hints were written for."""

from __future__ import annotations

from functools import cache
from math import log

from unspoken.bots.pack_lore import PackLoreBase
from unspoken.bots.words import stems
from unspoken.content.packs import Packs

_KINDRED = 2
"""Two pictures that share so many themes are about the same, as far as a saying goes."""
_BY_THEME = 0.6
"""How well a saying fits a picture that is about the same as the one it was written for."""


class OverlapLore(PackLoreBase):
    """Knows what the shipped hints are about; of anything else, only which words it shares with a picture."""

    understands = False

    def __init__(self, packs: Packs) -> None:
        super().__init__(packs)
        self._rarity = cache(self._count_rarity)
        self._origins = cache(self._find_origins)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about: the theme that shares most words with the clue, else the first."""
        themes = self._catalogue.description(picture, language).themes
        told = stems(clue, language)
        return max(themes, key=lambda theme: len(told & stems(theme, language)), default="")

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        return round(max(self._by_words(clue, picture, language), self._by_theme(clue, picture, language)), 3)

    def _by_words(self, clue: str, picture: str, language: str) -> float:
        """The share of the clue's words that are said of the picture; a rare word weighs more."""
        rarity, told = self._rarity(language), stems(clue, language)
        common = told & self._said(clue, picture, language)
        most = log(1 + len(self._catalogue.pictures()))
        whole = sum(rarity.get(stem, most) for stem in told)
        return sum(rarity.get(stem, most) for stem in common) / whole if whole else 0.0

    def _by_theme(self, clue: str, picture: str, language: str) -> float:
        """A shipped hint is about the themes of the card that it was written for."""
        themes = self._catalogue.themes(picture)
        shared = max((len(themes & origin) for origin in self._origins(language).get(clue, ())), default=0)
        return _BY_THEME * min(shared, _KINDRED) / _KINDRED

    def _said(self, clue: str, picture: str, language: str) -> frozenset[str]:
        """The stems of all that is said of a picture; the clue itself is no witness."""
        texts = self._catalogue.description(picture, language).texts()
        return frozenset().union(*(stems(text, language) for text in texts if text != clue))

    def _count_rarity(self, language: str) -> dict[str, float]:
        pictures = self._catalogue.pictures()
        count: dict[str, int] = {}
        for picture in pictures:
            for stem in self._said("", picture, language):
                count[stem] = count.get(stem, 0) + 1
        return {stem: log((1 + len(pictures)) / times) for stem, times in count.items()}

    def _find_origins(self, language: str) -> dict[str, list[frozenset[str]]]:
        origins: dict[str, list[frozenset[str]]] = {}
        for picture in self._catalogue.pictures():
            for hint in self.hints(picture, language):
                origins.setdefault(hint, []).append(self._catalogue.themes(picture))
        return origins
