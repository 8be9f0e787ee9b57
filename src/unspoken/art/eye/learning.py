"""How the layers learn: by small steps down the slope (Adam), which grow smaller like a cosine.

Only numpy's functions touch the numbers, so the same runs on a graphics card when they lie there (CuPy).
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Floats
from unspoken.games.pareidolia.bot.convolution import LAST, LAYERS, from_windows, through, windows

Ints: TypeAlias = NDArray[np.int64]

_HIDDEN = 192
_RATE, _DECAY = 0.0015, 0.02
_WARM = 0.03
"""After which share of all steps the rate is reached."""
_DROPPED = 0.35
"""Of what a word is told by, how much is left out at each step."""
_LABEL = 0.9
"""How sure it is to be of the right word; the rest is shared by all of the category."""
_LASTING = 0.998
"""How much of the mean over the last steps stays at each step: the mean is what is kept."""


class Study(NamedTuple):
    """What is learned from, where the numbers lie."""

    seen: NDArray[np.uint8]
    word: Ints
    kin: Floats
    """By word: 0 for each word of its category, far below for all others."""


class School(NamedTuple):
    """How it is learned."""

    rounds: int
    batch: int
    seed: int


def fresh(words: int, rng: np.random.Generator) -> list[Floats]:
    """Layers that have learned nothing."""
    made: list[Floats] = []
    values = 1
    shapes = [(layer.size**2, layer.values) for layer in LAYERS]
    for cells, next_values in [*shapes, (LAST**2, _HIDDEN), (1, words)]:
        width = cells * values
        made.append(rng.normal(0, (2 / width) ** 0.5, (width, next_values)).astype(np.float32))
        made.append(np.zeros(next_values, np.float32))
        values = next_values
    return made


def learn(
    study: Study,
    layers: list[Floats],
    school: School,
    device: Any,  # noqa: ANN401  (numpy, or a module that has the same functions)
    tell: Callable[[str], object],
) -> list[Floats]:
    """The same layers when they have learned, from numbers that lie on the device."""
    dice = device.random.default_rng(school.seed)
    means, squares = [np.zeros_like(one) for one in layers], [np.zeros_like(one) for one in layers]
    kept = [one.copy() for one in layers]
    steps = school.rounds * (len(study.seen) // school.batch)
    for step, batch in enumerate(_batches(len(study.seen), school, device.asarray), 1):
        rate = _RATE * min(1.0, step / (_WARM * steps)) * 0.5 * (1 + np.cos(np.pi * step / steps))
        loss, slopes = _slopes(study, batch, layers, dice)
        for number, slope in enumerate(slopes):
            means[number] += 0.1 * (slope - means[number])
            squares[number] += 0.001 * (slope * slope - squares[number])
            went = means[number] / (1 - 0.9**step)
            went /= np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8
            if slope.ndim == 2:
                went += _DECAY * layers[number]
            layers[number] -= np.float32(rate) * went
            kept[number] += (1 - min(_LASTING, step / (step + 10))) * (layers[number] - kept[number])
        if step % 500 == 0:
            tell(f"step {step} of {steps}: {float(loss):.3f}\n")
    return kept


def _batches(many: int, school: School, there: Callable[[Ints], Ints]) -> Iterator[Ints]:
    rng = np.random.default_rng(school.seed)
    for _ in range(school.rounds):
        order = there(rng.permutation(many))
        yield from (order[at : at + school.batch] for at in range(0, many - school.batch + 1, school.batch))


def _slopes(
    study: Study, batch: Ints, layers: list[Floats], dice: np.random.Generator
) -> tuple[Floats, list[Floats]]:
    """How wrong it is about some pictures, and how each layer should change for them."""
    made: list[Floats] = [study.seen[batch].astype(np.float32)[..., None] / np.float32(255)]
    rows: list[Floats] = []
    for at, layer in enumerate(LAYERS):
        rows.append(windows(made[-1], layer))
        tall, wide = (side // layer.step for side in made[-1].shape[1:3])
        next_made = through(rows[-1], layers[2 * at], layers[2 * at + 1])
        made.append(next_made.reshape(-1, tall, wide, layer.values))
    hidden, hidden_bias, out, out_bias = layers[-4:]
    flat, kept_flat = _dropped(made[-1].reshape(len(batch), -1), dice)
    inner, kept_inner = _dropped(through(flat, hidden, hidden_bias), dice)
    loss, wrong = _wrong(inner @ out + out_bias, study, batch)
    back: Floats = (wrong @ out.T) * kept_inner * (inner > 0)
    slopes = [flat.T @ back, back.sum(axis=0), inner.T @ wrong, wrong.sum(axis=0)]
    down: Floats = ((back @ hidden.T) * kept_flat).reshape(made[-1].shape)
    for at in reversed(range(len(LAYERS))):
        flat_down = (down * (made[at + 1] > 0)).reshape(-1, LAYERS[at].values)
        slopes = [rows[at].T @ flat_down, flat_down.sum(axis=0), *slopes]
        if at:
            down = from_windows(flat_down @ layers[2 * at].T, made[at], LAYERS[at])
    return loss, slopes


def _dropped(values: Floats, dice: np.random.Generator) -> tuple[Floats, Floats]:
    """The values without some of them, and what each was multiplied by."""
    kept = (dice.random(values.shape, np.float32) > _DROPPED).astype(np.float32) / np.float32(1 - _DROPPED)
    return values * kept, kept


def _wrong(leaning: Floats, study: Study, batch: Ints) -> tuple[Floats, Floats]:
    """How wrong leanings are, and how each should change."""
    word = study.word[batch]
    kin = study.kin[word]
    leaning = leaning + kin
    leaning = leaning - leaning.max(axis=1, keepdims=True)
    shares = np.exp(leaning)
    shares = shares / shares.sum(axis=1, keepdims=True)
    near = (kin == 0).astype(np.float32)
    wanted = near * np.float32(1 - _LABEL) / near.sum(axis=1, keepdims=True)
    wanted = wanted + np.float32(_LABEL) * _is(word, leaning.shape[1])
    loss: Floats = -(wanted * near * np.log(shares + np.float32(1e-9))).sum(axis=1).mean()
    return loss, ((shares - wanted) / len(batch)).astype(np.float32)


def _is(word: Ints, words: int) -> Floats:
    """1 for the word of each row, 0 for all others."""
    numbers: Ints = np.cumsum(np.ones_like(word, shape=(words,))) - 1
    right: Floats = (word[:, None] == numbers[None]).astype(np.float32)
    return right
