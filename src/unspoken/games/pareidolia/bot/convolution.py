"""Convolution layers of the classifier.

Pictures have the axes (many, rows, columns, values). Only numpy functions touch the arrays, so the same code
runs on a graphics card. Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from unspoken.games.pareidolia.bot.interpolation import Floats


class ConvolutionLayer(NamedTuple):
    """The size and stride of a layer's windows."""

    size: int
    step: int
    values: int
    """How many values the layer computes from each window."""


LAYERS = (
    ConvolutionLayer(5, 2, 24),
    ConvolutionLayer(3, 2, 48),
    ConvolutionLayer(3, 1, 64),
    ConvolutionLayer(3, 2, 96),
    ConvolutionLayer(3, 1, 96),
    ConvolutionLayer(3, 2, 128),
)
SIDE = 64
"""Rows and columns of the input of the first layer."""
LAST = SIDE // prod(layer.step for layer in LAYERS)
"""Rows and columns of the output of the last layer."""


def windows(pictures: Floats, layer: ConvolutionLayer) -> Floats:
    """Return the content of each window as a row; zero padded."""
    many, tall, wide, values = pictures.shape
    room, step = layer.size // 2, layer.step
    roomy = np.zeros_like(pictures, shape=(many, tall + 2 * room, wide + 2 * room, values))
    roomy[:, room : tall + room, room : wide + room] = pictures
    within = [
        roomy[:, down : down + tall : step, right : right + wide : step]
        for down in range(layer.size)
        for right in range(layer.size)
    ]
    return np.concatenate(within, axis=3).reshape(-1, layer.size**2 * values)


def from_windows(rows: Floats, pictures: Floats, layer: ConvolutionLayer) -> Floats:
    """Return the reverse of `windows`: the sum of all windows for each cell."""
    many, tall, wide, values = pictures.shape
    room, step = layer.size // 2, layer.step
    rows = rows.reshape(many, tall // step, wide // step, -1)
    roomy = np.zeros_like(pictures, shape=(many, tall + 2 * room, wide + 2 * room, values))
    for down in range(layer.size):
        for right in range(layer.size):
            first = (down * layer.size + right) * values
            within = rows[..., first : first + values]
            roomy[:, down : down + tall : step, right : right + wide : step] += within
    return roomy[:, room : tall + room, room : wide + room]


def linear_relu(rows: Floats, weights: Floats, bias: Floats) -> Floats:
    """Return the output of a layer: a linear map, then ReLU."""
    made: Floats = rows @ weights
    made += bias
    return np.maximum(made, 0, out=made)


def word_scores(pictures: Floats, numbers: Sequence[Floats]) -> Floats:
    """Return the score of each word for each patch."""
    made = pictures[..., None]
    for at, layer in enumerate(LAYERS):
        tall, wide = (side // layer.step for side in made.shape[1:3])
        rows = linear_relu(windows(made, layer), numbers[2 * at], numbers[2 * at + 1])
        made = rows.reshape(-1, tall, wide, layer.values)
    hidden, hidden_bias, out, out_bias = numbers[-4:]
    scores: Floats = linear_relu(made.reshape(len(pictures), -1), hidden, hidden_bias) @ out + out_bias
    return scores
