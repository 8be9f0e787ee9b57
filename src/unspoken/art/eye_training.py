"""`python -m unspoken.art.eye_training` lets the watchers' eye learn anew; some minutes on one core.

It learns from the drawings that watchers know, and from nothing else: neither from what artists draw, nor
from skies that people laid. Whether it learned well is measured by `python -m bench.hand_laid`.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.knowledge import write_knowledge
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot import eye
from unspoken.games.pareidolia.bot.between_cells import Floats
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, album, category_of
from unspoken.games.pareidolia.bot.eye import FILE, Eye
from unspoken.games.pareidolia.bot.outline import Bend, features, patches
from unspoken.games.pareidolia.bot.target import unpacked

_HIDDEN = 160
_BATCH = 512
_RATE, _DECAY = 0.002, 0.01
_DROPPED_SEEN, _DROPPED = 0.1, 0.3
"""Of what is seen, and of what is made of it, how much is left out at each step."""
_LABEL = 0.9
"""How sure it is to be of the right word; the rest is shared by all of the category."""
_TURNED = 0.25
"""How many drawings are turned any way, instead of a little."""
_BLOTTED = 0.25
_KNOTS = 5

Ints = NDArray[np.int64]


class Lessons(NamedTuple):
    """What is learned from: features, the word of each, and which words are of its category."""

    seen: Floats
    word: Ints
    kin: Floats
    """By word: 0 for each word of its category, far below for all others."""


def main() -> None:
    """Bend, learn and write."""
    parser = argparse.ArgumentParser(prog="python -m unspoken.art.eye_training", description=__doc__)
    parser.add_argument("--copies", type=int, default=14, help="of each drawing, bent in another way (14)")
    parser.add_argument("--rounds", type=int, default=14, help="how often each copy is seen (14)")
    asked = parser.parse_args()
    rng = np.random.default_rng(48)
    lore = OverlapLore(load_packs())
    cards = lore.words(KIND)
    words = tuple(card.text["en"] for card in cards)
    known = [one for one in album(lore).drawn if one.purpose is Purpose.RECOGNISE and one.word in words]
    pictures = np.stack([unpacked(one.drawing.bits) for one in known])
    word = np.array([words.index(one.word) for one in known])
    category = np.array([category_of(name, cards) for name in words])
    kin = np.where(category[:, None] == category[None], 0.0, -1e9).astype(np.float32)
    seen = np.concatenate([_bent(pictures, rng) for _ in range(asked.copies)])
    sys.stderr.write(f"{len(seen):,} pictures\n")
    layers = learn(Lessons(seen, np.tile(word, asked.copies), kin), asked.rounds, rng)
    hidden, hidden_bias, out, out_bias = (layer.astype(np.float16).tobytes() for layer in layers)
    size = write_knowledge(eye.__package__, FILE, Eye(words, hidden, hidden_bias, out, out_bias))
    sys.stderr.write(f"{len(words)} words, {size:,} bytes\n")


def _bent(pictures: NDArray[np.bool_], rng: Generator) -> Floats:
    """All pictures, each bent in a way of its own; some at a time, for their room."""
    return np.concatenate([_bent_some(some, rng) for some in np.array_split(pictures, 8)])


def _bent_some(pictures: NDArray[np.bool_], rng: Generator) -> Floats:
    many = len(pictures)
    little, any_way = rng.normal(0, 0.22, many), rng.uniform(0, 2 * np.pi, many)
    zoom, stretch = np.exp(rng.normal(0, 0.1, many)), np.exp(rng.normal(0, 0.15, many))
    bend = Bend(
        turn=np.where(rng.random(many) < _TURNED, any_way, little),
        side=np.where(rng.random(many) < 0.5, -1.0, 1.0),
        wide=zoom * stretch,
        tall=zoom / stretch,
        slant=rng.normal(0, 0.12, many),
        right=rng.normal(0, 0.12, many),
        down=rng.normal(0, 0.12, many),
        level=rng.uniform(0.25, 0.7, many),
    )
    seen = patches(pictures, bend, int(rng.integers(1, 4)), _warp(many, rng))
    return features(_blotted(seen, rng))


def _warp(many: int, rng: Generator) -> NDArray[np.float64]:
    """A smooth field that moves each place a little: as if the drawing were on rubber."""
    knots = rng.normal(0, 0.1, (2, many, _KNOTS, _KNOTS))
    at = np.linspace(0, _KNOTS - 1, 32)
    low = np.minimum(at.astype(int), _KNOTS - 2)
    rest = at - low
    tall = knots[:, :, low] * (1 - rest)[:, None] + knots[:, :, low + 1] * rest[:, None]
    warp: NDArray[np.float64] = tall[..., low] * (1 - rest) + tall[..., low + 1] * rest
    return warp


def _blotted(seen: Floats, rng: Generator) -> Floats:
    """Some with a round part missing: a sky is looked at before it is done."""
    many, side, _ = seen.shape
    axis = np.linspace(-2.4, 2.4, side)
    y, x = rng.uniform(-1.3, 1.3, (2, many, 1, 1))
    radius = rng.uniform(0.3, 0.7, (many, 1, 1)) * (rng.random((many, 1, 1)) < _BLOTTED)
    hole = (axis[None, :, None] - y) ** 2 + (axis[None, None] - x) ** 2 < radius**2
    return np.where(hole, np.float32(0), seen)


def learn(lessons: Lessons, rounds: int, rng: Generator) -> list[Floats]:
    """Two layers, by small steps down the slope (Adam); the steps grow smaller like a cosine."""
    width, words = lessons.seen.shape[1], len(lessons.kin)
    layers: list[Floats] = [
        rng.normal(0, (2 / width) ** 0.5, (width, _HIDDEN)).astype(np.float32),
        np.zeros(_HIDDEN, np.float32),
        rng.normal(0, _HIDDEN**-0.5, (_HIDDEN, words)).astype(np.float32),
        np.zeros(words, np.float32),
    ]
    means, squares = [np.zeros_like(one) for one in layers], [np.zeros_like(one) for one in layers]
    steps = rounds * (len(lessons.seen) // _BATCH)
    for step, batch in enumerate(_batches(len(lessons.seen), rounds, rng), 1):
        rate = _RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for number, slope in enumerate(_slopes(lessons, batch, layers, rng)):
            means[number] = 0.9 * means[number] + 0.1 * slope
            squares[number] = 0.999 * squares[number] + 0.001 * slope**2
            went = means[number] / (1 - 0.9**step)
            went = went / (np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8)
            decay = _DECAY * layers[number] if layers[number].ndim == 2 else 0.0
            layers[number] = (layers[number] - rate * (went + decay)).astype(np.float32)
    return layers


def _batches(many: int, rounds: int, rng: Generator) -> Iterator[Ints]:
    for _ in range(rounds):
        order = rng.permutation(many)
        yield from (order[at : at + _BATCH] for at in range(0, many - _BATCH + 1, _BATCH))


def _slopes(lessons: Lessons, batch: Ints, layers: list[Floats], rng: Generator) -> list[Floats]:
    """How each layer should change, from what some pictures show."""
    hidden, hidden_bias, out, out_bias = layers
    seen = lessons.seen[batch]
    seen = seen * (rng.random(seen.shape, np.float32) > _DROPPED_SEEN)
    inner = seen @ hidden + hidden_bias
    kept = (rng.random(inner.shape, np.float32) > _DROPPED) / np.float32(1 - _DROPPED)
    active = np.maximum(inner, 0) * kept
    kin = lessons.kin[lessons.word[batch]]
    leaning = active @ out + out_bias + kin
    shares = np.exp(leaning - leaning.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    wanted = (kin == 0) * np.float32(1 - _LABEL) / (kin == 0).sum(axis=1, keepdims=True)
    wanted[np.arange(len(batch)), lessons.word[batch]] += _LABEL
    wrong = ((shares - wanted) / len(batch)).astype(np.float32)
    back = (wrong @ out.T) * kept * (inner > 0)
    return [seen.T @ back, back.sum(axis=0), active.T @ wrong, wrong.sum(axis=0)]


if __name__ == "__main__":
    main()
