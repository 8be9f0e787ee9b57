"""An eye that has learned how things look: `python -m unspoken.art.eye_training` makes eye.bin anew.

It learned from the drawings that watchers know, bent, turned and blotted in many ways, and has seen neither
what artists draw from nor any sky that a person laid. Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Floats
from unspoken.games.pareidolia.bot.outline import features, patches, plain
from unspoken.kernel.lore import Lore

FILE = "eye.bin"
_TURNS = (-0.2, 0.0, 0.2)
"""Radians by which a sky is turned to be looked at, each also mirrored."""
_DOUBT = 1e-4
"""Nothing is held for less likely than this at any look."""


class Eye(Struct, frozen=True):
    """Two layers of numbers, each two bytes long; an eye that has learned nothing has no words."""

    words: tuple[str, ...] = ()
    """In English, in the order of what comes out."""
    hidden: bytes = b""
    hidden_bias: bytes = b""
    out: bytes = b""
    out_bias: bytes = b""

    def looks_like(self, picture: NDArray[np.bool_], words: Sequence[str]) -> Mapping[str, float]:
        """How likely each of the words seems, as a logarithm, of those that it has learned."""
        index = [self.words.index(word) for word in words if word in self.words]
        if not index:
            return {}
        looks = [
            patches(picture[None], plain(turn, mirrored, 1)) for turn in _TURNS for mirrored in (False, True)
        ]
        leaning = self._leanings(features(np.concatenate(looks)))[:, index]
        shares = np.exp(leaning - leaning.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        told = np.log(shares + _DOUBT).mean(axis=0)
        return {self.words[one]: float(share) for one, share in zip(index, told, strict=True)}

    def _leanings(self, seen: Floats) -> Floats:
        hidden = _numbers(self.hidden).reshape(seen.shape[1], -1)
        out = _numbers(self.out).reshape(hidden.shape[1], -1)
        inner = np.maximum(seen @ hidden + _numbers(self.hidden_bias), 0)
        leanings: Floats = inner @ out + _numbers(self.out_bias)
        return leanings


def eye(lore: Lore) -> Eye:
    """The eye that every bot of this game has."""
    return lore.knowledge(__package__, FILE, Eye)


def _numbers(half: bytes) -> Floats:
    return np.frombuffer(half, np.float16).astype(np.float32)
