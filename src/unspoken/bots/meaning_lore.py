"""Lore that understands: nearness of meanings, by the sentence encoder."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from unspoken.bots import encoder
from unspoken.bots.atlas import Atlas
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.pack_lore import PackLoreBase
from unspoken.content.packs import Packs

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

_FAR, _NEAR = -0.1, 0.45
"""Nearness that counts as nothing, and as everything."""
_WORDS = 0.7
"""How much words in common add to it."""


class MeaningLore(PackLoreBase):
    """Knows the shipped texts by heart, and reads what people write, in whichever language they write it."""

    understands = True

    def __init__(self, packs: Packs, encode: Encode = encoder.encode) -> None:
        super().__init__(packs)
        self._encode = encode
        self._words = OverlapLore(packs)
        self._atlases: dict[str, Atlas] = {}
        self._opening = Lock()  # bots think in threads
        self._read = lru_cache(maxsize=4096)(self._meaning)
        self._fit = lru_cache(maxsize=65_536)(self._likeness)

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        return self._fit(clue, picture, language)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in the language's own word."""
        themes = self._catalogue.description(picture, language).themes
        pack = self._catalogue.pack(picture)
        if not themes or pack is None:
            return ""
        return themes[int(np.argmax(self._atlas(pack).vectors(themes) @ self._read(clue, pack)))]

    def _likeness(self, clue: str, picture: str, language: str) -> float:
        """The clue, less what all clues have in common, against the picture, less what all pictures have."""
        pack = self._catalogue.pack(picture)
        if pack is None:
            return 0.0
        atlas = self._atlas(pack)
        near = float(
            (self._read(clue, pack) - atlas.usual_clue)
            @ (atlas.portrait(picture, clue) - atlas.usual_picture)
        )
        share = (near - _FAR) / (_NEAR - _FAR) + _WORDS * self._words.likeness(clue, picture, language)
        return round(min(max(share, 0.0), 1.0), 3)  # coarse, so that no machine's last digit decides a game

    def _meaning(self, clue: str, pack: str) -> Vectors:
        known = self._atlas(pack).known.get(clue)
        vector: Vectors = self._encode((clue,))[0] if known is None else known
        return vector

    def _atlas(self, pack: str) -> Atlas:
        with self._opening:
            if pack not in self._atlases:
                self._atlases[pack] = Atlas(
                    self._packs.folder(pack), self._packs.manifest(pack), self._encode
                )
            return self._atlases[pack]
