"""A small neural network that names skies; `python -m unspoken_art.bot_knowledge.eye` trains eye.bin.

It was trained on drawings by many people and on plans of clouds, distorted in many ways. The training data
contains neither the drawings of the artist bots nor any sky of the benchmarks.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.convolution import word_scores
from unspoken.games.pareidolia.bot.interpolation import Floats
from unspoken.games.pareidolia.bot.outline import patches, plain
from unspoken.kernel.lore import Lore

FILE = "eye.bin"
_TURNS = (-0.1, 0.1)
"""Rotations in radians under which a sky is classified, each also mirrored."""
_DOUBT = 1e-4
"""Lower bound of a word's probability in each of these views."""


class SkyClassifier(Struct, frozen=True, dict=True):
    """The weights of the layers, two bytes each; an untrained classifier has no words."""

    words: tuple[str, ...] = ()
    """In English, in the order of the outputs."""
    layers: tuple[bytes, ...] = ()
    """For each layer its weights, then its biases."""

    def looks_like(
        self, picture: NDArray[np.bool_], words: Sequence[str], tilt: float = 0.0
    ) -> Mapping[str, float]:
        """Return the log probability of each known word, for a watcher with this tilt."""
        index = [self.words.index(word) for word in words if word in self.words]
        if not index:
            return {}
        looks = [
            patches(picture[None], plain(tilt + turn, flip, 1)) for turn in _TURNS for flip in (False, True)
        ]
        leaning = word_scores(np.concatenate(looks), self._numbers)[:, index]
        shares = np.exp(leaning - leaning.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        chances = np.log(shares + _DOUBT).mean(axis=0)
        return {self.words[number]: float(chance) for number, chance in zip(index, chances, strict=True)}

    @cached_property
    def _numbers(self) -> tuple[Floats, ...]:
        """Return by layer the matrix of weights, then the biases."""
        flat = [np.frombuffer(half, np.float16).astype(np.float32) for half in self.layers]
        return tuple(
            numbers if at % 2 else numbers.reshape(-1, len(flat[at + 1])) for at, numbers in enumerate(flat)
        )


def sky_classifier(lore: Lore) -> SkyClassifier:
    """Return the classifier that all bots of this game share."""
    return lore.knowledge(__package__, FILE, SkyClassifier)
