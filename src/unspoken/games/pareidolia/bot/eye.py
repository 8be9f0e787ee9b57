"""An eye that has learned how things look: `python -m unspoken.art.eye` makes eye.bin anew.

It learned from drawings of many hands and from plans of how somebody might lay a word, laid of clouds and
bent in many ways, and has seen neither what artists draw from nor any sky that is measured with.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Floats
from unspoken.games.pareidolia.bot.convolution import leanings
from unspoken.games.pareidolia.bot.outline import patches, plain
from unspoken.kernel.lore import Lore

FILE = "eye.bin"
_TURNS = (-0.1, 0.1)
"""Radians by which a sky is turned to be looked at, each also mirrored."""
_DOUBT = 1e-4
"""Nothing is held for less likely than this at any look."""


class Eye(Struct, frozen=True, dict=True):
    """Layers of numbers, each two bytes long; an eye that has learned nothing has no words."""

    words: tuple[str, ...] = ()
    """In English, in the order of what comes out."""
    layers: tuple[bytes, ...] = ()
    """Of each layer what it multiplies by, then what it adds."""

    def looks_like(
        self, picture: NDArray[np.bool_], words: Sequence[str], tilt: float = 0.0
    ) -> Mapping[str, float]:
        """How likely each word that it has learned seems, as a logarithm, to a head that is tilted so."""
        index = [self.words.index(word) for word in words if word in self.words]
        if not index:
            return {}
        looks = [
            patches(picture[None], plain(tilt + turn, flip, 1)) for turn in _TURNS for flip in (False, True)
        ]
        leaning = leanings(np.concatenate(looks), self._numbers)[:, index]
        shares = np.exp(leaning - leaning.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        told = np.log(shares + _DOUBT).mean(axis=0)
        return {self.words[one]: float(share) for one, share in zip(index, told, strict=True)}

    @cached_property
    def _numbers(self) -> tuple[Floats, ...]:
        """By layer: a column for each value that it makes, then a number for each."""
        flat = [np.frombuffer(half, np.float16).astype(np.float32) for half in self.layers]
        return tuple(
            numbers if at % 2 else numbers.reshape(-1, len(flat[at + 1])) for at, numbers in enumerate(flat)
        )


def eye(lore: Lore) -> Eye:
    """The eye that every bot of this game has."""
    return lore.knowledge(__package__, FILE, Eye)
