"""EfficientNet-Lite0 in NumPy: of a photograph, how likely it shows each of a thousand things.

The form is that of M. Tan and Q. Le (EfficientNet, 2019) and of its Lite variants (Google, 2020).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from PIL import Image

from unspoken.pictures.things.layers import Folded, capped, convolved, depthwise, fold, pointwise
from unspoken.pictures.things.weights import Array, RottenWeights

SIDE = 224
"""Pixels of the square that it looks at."""
CLASSES = 1000
_MIDDLE, _SPREAD = 127.0, 128.0
"""How the light of its pictures was counted when it learnt."""
_STAGES = ((1, 3, 1), (2, 3, 2), (2, 5, 2), (3, 3, 2), (3, 5, 1), (4, 5, 2), (1, 3, 1))
"""So many blocks, the side of their windows, and the stride of the first."""


class _Block(NamedTuple):
    """More channels, each point with its neighbours, fewer channels."""

    widened: Folded | None
    around: Folded
    narrowed: Folded
    stride: int

    def __call__(self, picture: Array) -> Array:
        wide = picture if self.widened is None else capped(pointwise(picture, self.widened))
        made = pointwise(capped(depthwise(wide, self.around, self.stride)), self.narrowed)
        return made + picture if made.shape == picture.shape and self.stride == 1 else made


class Net:
    """Looks at pictures."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        try:
            self._stem = fold(weights, "_conv_stem", "_bn0")
            self._blocks = _blocks(weights)
            self._head = fold(weights, "_conv_head", "_bn1")
            self._classes, self._bias = weights["_fc.weight"].T, weights["_fc.bias"]
        except (KeyError, ValueError, IndexError) as wrong:
            raise RottenWeights(f"these are the weights of another net: {wrong}") from wrong

    def shares(self, picture: Image.Image) -> Array:
        """How likely each of the thousand is; together they are one. Raises RottenWeights."""
        light = np.asarray(picture.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BICUBIC), np.float32)
        seen = capped(convolved((light - _MIDDLE) / _SPREAD, self._stem, 2))
        for block in self._blocks:
            seen = block(seen)
        whole = capped(pointwise(seen, self._head)).mean(axis=(0, 1))
        speaks = whole @ self._classes + self._bias
        if speaks.shape != (CLASSES,) or not np.isfinite(speaks).all():
            raise RottenWeights("these weights lead nowhere")
        likely = np.exp(speaks - speaks.max())
        shares: Array = likely / likely.sum()
        return shares


def _blocks(weights: Mapping[str, Array]) -> list[_Block]:
    blocks: list[_Block] = []
    for many, side, first in _STAGES:
        for number in range(many):
            name = f"_blocks.{len(blocks)}."
            widens = f"{name}_expand_conv.weight" in weights
            around = fold(weights, f"{name}_depthwise_conv", f"{name}_bn1")
            if around.weights.shape[-1] != side:
                raise RottenWeights("these are the weights of another net")
            blocks.append(
                _Block(
                    fold(weights, f"{name}_expand_conv", f"{name}_bn0") if widens else None,
                    around,
                    fold(weights, f"{name}_project_conv", f"{name}_bn2"),
                    first if number == 0 else 1,
                )
            )
    return blocks
