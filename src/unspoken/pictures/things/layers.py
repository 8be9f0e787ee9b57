"""The three sorts of layers that the net is made of, on pictures of height, width and channels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from unspoken.pictures.things.weights import Array

_TINY = 1e-3
"""What the net was trained with, so that no channel is divided by nothing."""
_MOST = 6.0
"""Where a channel is full."""


class Folded(NamedTuple):
    """A convolution and the scaling that follows it, as one."""

    weights: Array
    """Out, in, down, across."""
    bias: Array


def fold(weights: Mapping[str, Array], convolution: str, scaling: str) -> Folded:
    """What a layer does, with the scaling worked into its weights."""
    scale = weights[f"{scaling}.weight"] / np.sqrt(weights[f"{scaling}.running_var"] + np.float32(_TINY))
    bias = weights[f"{scaling}.bias"] - weights[f"{scaling}.running_mean"] * scale
    return Folded(weights[f"{convolution}.weight"] * scale[:, None, None, None], bias)


def capped(picture: Array) -> Array:
    """Nothing below empty, nothing above full; in place."""
    np.clip(picture, 0, _MOST, out=picture)
    return picture


def pointwise(picture: Array, layer: Folded) -> Array:
    """Each point by itself: its channels mixed anew."""
    mixed: Array = picture @ layer.weights[:, :, 0, 0].T
    mixed += layer.bias
    return mixed


def depthwise(picture: Array, layer: Folded, stride: int) -> Array:
    """Each channel by itself: every point with those around it."""
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
    """Every point with those around it, and all channels together."""
    side = layer.weights.shape[-1]
    windows = sliding_window_view(_padded(picture, side, stride), (side, side), axis=(0, 1))
    rows = windows[::stride, ::stride].reshape(*(-(-size // stride) for size in picture.shape[:2]), -1)
    mixed: Array = rows @ layer.weights.reshape(len(layer.weights), -1).T
    return mixed + layer.bias


def _padded(picture: Array, side: int, stride: int) -> Array:
    """Room around it, so that no point is lost; where it does not come out even, there is more at the end."""
    rooms = [max((-(-size // stride) - 1) * stride + side - size, 0) for size in picture.shape[:2]]
    return np.pad(picture, (*((room // 2, room - room // 2) for room in rooms), (0, 0)))
