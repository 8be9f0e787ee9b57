"""EfficientNet-Lite0 in NumPy: classifies a photograph into the thousand classes of ImageNet.

The architecture is by M. Tan and Q. Le (EfficientNet, 2019), in the Lite variant (Google, 2020).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from PIL import Image

from unspoken.pictures.classifier.layers import Folded, convolved, depthwise, fold, pointwise, relu6
from unspoken.pictures.classifier.weights import Array, BadWeights

SIDE = 224
"""Side of the square input, in pixels."""
CLASSES = 1000
_MIDDLE, _SPREAD = 127.0, 128.0
"""Normalisation of the pixel values, as in the training."""
_STAGES = ((1, 3, 1), (2, 3, 2), (2, 5, 2), (3, 3, 2), (3, 5, 1), (4, 5, 2), (1, 3, 1))
"""For each stage: the number of blocks, the side of their windows, and the stride of the first block."""


class _Block(NamedTuple):
    """An inverted residual block: expand the channels, convolve depthwise, project to fewer channels."""

    expand: Folded | None
    depthwise: Folded
    project: Folded
    stride: int

    def __call__(self, picture: Array) -> Array:
        wide = picture if self.expand is None else relu6(pointwise(picture, self.expand))
        made = pointwise(relu6(depthwise(wide, self.depthwise, self.stride)), self.project)
        return made + picture if made.shape == picture.shape and self.stride == 1 else made


class Net:
    """The net with its weights."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        try:
            self._stem = fold(weights, "_conv_stem", "_bn0")
            self._blocks = _blocks(weights)
            self._head = fold(weights, "_conv_head", "_bn1")
            self._classes, self._bias = weights["_fc.weight"].T, weights["_fc.bias"]
        except (KeyError, ValueError, IndexError) as wrong:
            raise BadWeights(f"these are the weights of another net: {wrong}") from wrong

    def shares(self, picture: Image.Image) -> Array:
        """Return the probability of each of the thousand classes. Raises BadWeights."""
        light = np.asarray(picture.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BICUBIC), np.float32)
        features = relu6(convolved((light - _MIDDLE) / _SPREAD, self._stem, 2))
        for block in self._blocks:
            features = block(features)
        whole = relu6(pointwise(features, self._head)).mean(axis=(0, 1))
        logits = whole @ self._classes + self._bias
        if logits.shape != (CLASSES,) or not np.isfinite(logits).all():
            raise BadWeights("these weights give no valid result")
        likely = np.exp(logits - logits.max())
        shares: Array = likely / likely.sum()
        return shares


def _blocks(weights: Mapping[str, Array]) -> list[_Block]:
    blocks: list[_Block] = []
    for many, side, first in _STAGES:
        for number in range(many):
            name = f"_blocks.{len(blocks)}."
            widens = f"{name}_expand_conv.weight" in weights
            middle = fold(weights, f"{name}_depthwise_conv", f"{name}_bn1")
            if middle.weights.shape[-1] != side:
                raise BadWeights("these are the weights of another net")
            blocks.append(
                _Block(
                    fold(weights, f"{name}_expand_conv", f"{name}_bn0") if widens else None,
                    middle,
                    fold(weights, f"{name}_project_conv", f"{name}_bn2"),
                    first if number == 0 else 1,
                )
            )
    return blocks
