"""Lore that only compares: words that a clue and what is said of a picture have in common."""

from __future__ import annotations

from functools import cache

from unspoken.bots.pack_lore import PackLoreBase
from unspoken.bots.wording import Wording
from unspoken.bots.words import stems
from unspoken.content.packs import Packs


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

    def _read_wording(self, pack: str, language: str) -> Wording:
        pictures = self._catalogue.pictures(pack)
        return Wording(
            {picture: self._catalogue.description(picture, language).wordings() for picture in pictures},
            language,
        )
