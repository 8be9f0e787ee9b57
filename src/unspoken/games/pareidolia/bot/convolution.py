"""Windows that slide over pictures: the one thing that an eye does in each of its layers.

Pictures are (many, rows, columns, values). Needs numpy, so only bots that think import it; numpy's functions
alone touch the numbers, so the same runs where they lie on a graphics card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from unspoken.games.pareidolia.bot.between_cells import Floats


class Layer(NamedTuple):
    """How a layer looks: through windows of so many cells, so many cells apart."""

    size: int
    step: int
    values: int
    """How many it makes of each window."""


LAYERS = (
    Layer(5, 2, 24),
    Layer(3, 2, 48),
    Layer(3, 1, 64),
    Layer(3, 2, 96),
    Layer(3, 1, 96),
    Layer(3, 2, 128),
)
SIDE = 64
"""Rows and columns of what the first layer looks at."""
LAST = SIDE // prod(layer.step for layer in LAYERS)
"""Rows and columns of what the last layer makes."""


def windows(pictures: Floats, layer: Layer) -> Floats:
    """What each window holds, one in a row; beyond the rim is nothing."""
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


def from_windows(rows: Floats, pictures: Floats, layer: Layer) -> Floats:
    """The other way: what all windows say about each cell of such pictures, added up."""
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


def through(rows: Floats, weights: Floats, bias: Floats) -> Floats:
    """What a layer makes of its windows: sums, and nothing below nothing."""
    made: Floats = rows @ weights
    made += bias
    return np.maximum(made, 0, out=made)


def leanings(seen: Floats, numbers: Sequence[Floats]) -> Floats:
    """How much each patch speaks for each word, by layers that have learned."""
    made = seen[..., None]
    for at, layer in enumerate(LAYERS):
        tall, wide = (side // layer.step for side in made.shape[1:3])
        rows = through(windows(made, layer), numbers[2 * at], numbers[2 * at + 1])
        made = rows.reshape(-1, tall, wide, layer.values)
    hidden, hidden_bias, out, out_bias = numbers[-4:]
    told: Floats = through(made.reshape(len(seen), -1), hidden, hidden_bias) @ out + out_bias
    return told
