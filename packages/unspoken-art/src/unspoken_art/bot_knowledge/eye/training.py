"""Trains the layers with Adam and a cosine learning rate.

The code uses only functions of numpy, so it also runs on a GPU with CuPy arrays.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.convolution import LAST, LAYERS, from_windows, linear_relu, windows
from unspoken.games.pareidolia.bot.interpolation import Floats

Ints: TypeAlias = NDArray[np.int64]

_HIDDEN = 192
_RATE, _DECAY = 0.0015, 0.02
_WARM_UP = 0.03
"""Warm-up: the share of all steps after which the full learning rate is reached."""
_DROPOUT = 0.35
"""Dropout rate."""
_SMOOTHED_LABEL = 0.9
"""Label smoothing: the target for the right word; all words of its category share the rest."""
_AVERAGE_DECAY = 0.998
"""Decay of the moving average of the weights, which is the result."""


class TrainingData(NamedTuple):
    """Pictures and labels, as arrays on the device."""

    pictures: NDArray[np.uint8]
    word: Ints
    category_mask: Floats
    """By word: 0 for words of its category, a large negative number for all others."""


class TrainingOptions(NamedTuple):
    """Options of a training run."""

    rounds: int
    batch: int
    seed: int


def new_layers(words: int, rng: np.random.Generator) -> list[Floats]:
    """Return layers with random weights."""
    made: list[Floats] = []
    values = 1
    shapes = [(layer.size**2, layer.values) for layer in LAYERS]
    for cells, next_values in [*shapes, (LAST**2, _HIDDEN), (1, words)]:
        width = cells * values
        made.append(rng.normal(0, (2 / width) ** 0.5, (width, next_values)).astype(np.float32))
        made.append(np.zeros(next_values, np.float32))
        values = next_values
    return made


def train(
    data: TrainingData,
    layers: list[Floats],
    options: TrainingOptions,
    device: Any,  # noqa: ANN401  (numpy or cupy)
    report: Callable[[str], object],
) -> list[Floats]:
    """Train the layers, and return the moving average of their weights."""
    rng = device.random.default_rng(options.seed)
    means, squares = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    average = [layer.copy() for layer in layers]
    steps = options.rounds * (len(data.pictures) // options.batch)
    for step, batch in enumerate(_batches(len(data.pictures), options, device.asarray), 1):
        rate = _RATE * min(1.0, step / (_WARM_UP * steps)) * 0.5 * (1 + np.cos(np.pi * step / steps))
        loss, gradients = _gradients(data, batch, layers, rng)
        for number, gradient in enumerate(gradients):
            means[number] += 0.1 * (gradient - means[number])
            squares[number] += 0.001 * (gradient * gradient - squares[number])
            update = means[number] / (1 - 0.9**step)
            update /= np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8
            if gradient.ndim == 2:
                update += _DECAY * layers[number]
            layers[number] -= np.float32(rate) * update
            average[number] += (1 - min(_AVERAGE_DECAY, step / (step + 10))) * (
                layers[number] - average[number]
            )
        if step % 500 == 0:
            report(f"step {step} of {steps}: {float(loss):.3f}\n")
    return average


def _batches(many: int, options: TrainingOptions, to_device: Callable[[Ints], Ints]) -> Iterator[Ints]:
    rng = np.random.default_rng(options.seed)
    for _ in range(options.rounds):
        order = to_device(rng.permutation(many))
        yield from (
            order[at : at + options.batch] for at in range(0, many - options.batch + 1, options.batch)
        )


def _gradients(
    data: TrainingData, batch: Ints, layers: list[Floats], rng: np.random.Generator
) -> tuple[Floats, list[Floats]]:
    """Return the loss of a batch, and the gradient of each layer."""
    made: list[Floats] = [data.pictures[batch].astype(np.float32)[..., None] / np.float32(255)]
    rows: list[Floats] = []
    for at, layer in enumerate(LAYERS):
        rows.append(windows(made[-1], layer))
        tall, wide = (side // layer.step for side in made[-1].shape[1:3])
        next_made = linear_relu(rows[-1], layers[2 * at], layers[2 * at + 1])
        made.append(next_made.reshape(-1, tall, wide, layer.values))
    hidden, hidden_bias, out, out_bias = layers[-4:]
    flat, flat_mask = _dropout(made[-1].reshape(len(batch), -1), rng)
    inner, inner_mask = _dropout(linear_relu(flat, hidden, hidden_bias), rng)
    loss, error = _loss(inner @ out + out_bias, data, batch)
    back: Floats = (error @ out.T) * inner_mask * (inner > 0)
    gradients = [flat.T @ back, back.sum(axis=0), inner.T @ error, error.sum(axis=0)]
    down: Floats = ((back @ hidden.T) * flat_mask).reshape(made[-1].shape)
    for at in reversed(range(len(LAYERS))):
        flat_down = (down * (made[at + 1] > 0)).reshape(-1, LAYERS[at].values)
        gradients = [rows[at].T @ flat_down, flat_down.sum(axis=0), *gradients]
        if at:
            down = from_windows(flat_down @ layers[2 * at].T, made[at], LAYERS[at])
    return loss, gradients


def _dropout(values: Floats, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Apply dropout: return the values, and the mask by which they were multiplied."""
    mask = (rng.random(values.shape, np.float32) > _DROPOUT).astype(np.float32) / np.float32(1 - _DROPOUT)
    return values * mask, mask


def _loss(logits: Floats, data: TrainingData, batch: Ints) -> tuple[Floats, Floats]:
    """Return the cross-entropy loss of the logits, and its gradient."""
    word = data.word[batch]
    category_mask = data.category_mask[word]
    logits = logits + category_mask
    logits = logits - logits.max(axis=1, keepdims=True)
    shares = np.exp(logits)
    shares = shares / shares.sum(axis=1, keepdims=True)
    near = (category_mask == 0).astype(np.float32)
    wanted = near * np.float32(1 - _SMOOTHED_LABEL) / near.sum(axis=1, keepdims=True)
    wanted = wanted + np.float32(_SMOOTHED_LABEL) * _one_hot(word, logits.shape[1])
    loss: Floats = -(wanted * near * np.log(shares + np.float32(1e-9))).sum(axis=1).mean()
    return loss, ((shares - wanted) / len(batch)).astype(np.float32)


def _one_hot(word: Ints, words: int) -> Floats:
    """Return one-hot rows."""
    numbers: Ints = np.cumsum(np.ones_like(word, shape=(words,))) - 1
    right: Floats = (word[:, None] == numbers[None]).astype(np.float32)
    return right
