"""The three kinds of layers of the net, for arrays of height, width and channels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from unspoken.pictures.classifier.weights import Array

_TINY = 1e-3
"""Epsilon of the batch normalisation, as in the training."""
_MOST = 6.0
"""Upper bound of an activation (ReLU6)."""


class Folded(NamedTuple):
    """A convolution with the batch normalisation after it folded in."""

    weights: Array
    """Axes: output channel, input channel, row, column."""
    bias: Array


def fold(weights: Mapping[str, Array], convolution: str, scaling: str) -> Folded:
    """Fold a batch normalisation into the weights and bias of its convolution."""
    scale = weights[f"{scaling}.weight"] / np.sqrt(weights[f"{scaling}.running_var"] + np.float32(_TINY))
    bias = weights[f"{scaling}.bias"] - weights[f"{scaling}.running_mean"] * scale
    folded = weights[f"{convolution}.weight"] * scale[:, None, None, None]
    return Folded(folded.astype(np.float32, copy=False), bias.astype(np.float32, copy=False))


def relu6(picture: Array) -> Array:
    """Apply ReLU6 in place."""
    np.clip(picture, 0, _MOST, out=picture)
    return picture


def pointwise(picture: Array, layer: Folded) -> Array:
    """Apply a 1×1 convolution."""
    mixed: Array = picture @ layer.weights[:, :, 0, 0].T
    mixed += layer.bias
    return mixed


def depthwise(picture: Array, layer: Folded, stride: int) -> Array:
    """Apply a depthwise convolution: each channel by itself."""
    side = layer.weights.shape[-1]
    high, wide = (-(-size // stride) for size in picture.shape[:2])
    padded = _padded(picture, side, stride)
    mixed = np.empty((high, wide, picture.shape[2]), np.float32)
    mixed[:] = layer.bias
    down, across = (high - 1) * stride + 1, (wide - 1) * stride + 1
    for row in range(side):
        for column in range(side):
            shifted = padded[row : row + down : stride, column : column + across : stride]
            mixed += shifted * layer.weights[:, 0, row, column]
    return mixed


def convolved(picture: Array, layer: Folded, stride: int) -> Array:
    """Apply a full convolution: all channels together."""
    side = layer.weights.shape[-1]
    windows = sliding_window_view(_padded(picture, side, stride), (side, side), axis=(0, 1))
    rows = windows[::stride, ::stride].reshape(*(-(-size // stride) for size in picture.shape[:2]), -1)
    mixed: Array = rows @ layer.weights.reshape(len(layer.weights), -1).T
    return mixed + layer.bias


def _padded(picture: Array, side: int, stride: int) -> Array:
    """Pad with zeros so that no point is lost ("same" padding); an odd row or column goes to the end."""
    rooms = [max((-(-size // stride) - 1) * stride + side - size, 0) for size in picture.shape[:2]]
    return np.pad(picture, (*((room // 2, room - room // 2) for room in rooms), (0, 0)))
