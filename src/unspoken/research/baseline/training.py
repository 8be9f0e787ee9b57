"""Training: an actor-critic that plays with itself on all cores; their number does not change the result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.research.baseline.distances import Distances, distances, without_foresight
from unspoken.research.baseline.evaluation import VALIDATION, Score, play
from unspoken.research.baseline.lessons import Practice, deal, lesson_at
from unspoken.research.baseline.network import Array, Weights, first_weights
from unspoken.research.baseline.policy import LearntPolicy
from unspoken.research.baseline.self_play import SelfPlay

_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
_MOMENTUM, _SCALE, _TINY = 0.9, 0.999, 1e-8
_LONGEST_STEP = 1.0
"""Gradients are scaled down to this length."""
_LONG = 30
"""Validation games that take more turns count as not won; the first policies would never end them."""


class Recipe(NamedTuple):
    """What determines the result of a training."""

    seed: int = 1
    mode: str = "first"
    updates: int = 450
    shards: int = 16
    """The parts of an update, each with its own random numbers; processes share them."""
    games: int = 64
    """The number of games in a shard."""
    rate: float = 3e-3
    without: str | None = None
    """A part of the method to leave out; see `PARTS`."""

    def tables(self) -> Distances:
        """Return what players know about distances."""
        tables = distances(self.mode)
        return without_foresight(tables) if self.without == "foresight" else tables


class Report(NamedTuple):
    """The state of a training after some updates."""

    update: int
    practice: Practice
    """Of the training games of the last update."""
    score: Score
    """Of the present weights, on validation deals."""
    weights: Weights


def shard_gradient(recipe: Recipe, weights: Weights, update: int, shard: int) -> tuple[Practice, Weights]:
    """Return how one shard of games went, and the gradient of its loss."""
    import autograd.numpy as xp
    from autograd import value_and_grad

    rng = np.random.default_rng((recipe.seed, update, shard))
    tables, batch = recipe.tables(), TelepathicBatch(recipe.games, recipe.mode)
    lesson = lesson_at(update / recipe.updates, recipe.without)
    deal(batch, distances(recipe.mode), rng, lesson.nearest)
    made: list[SelfPlay] = []

    def loss(traced: Weights) -> Array:
        made.append(SelfPlay(xp, traced, tables, batch, lesson, rng))
        return made[0].loss()

    _, gradient = value_and_grad(loss)(weights)
    return made[0].practice(), gradient


class Adam:
    """The optimiser: steps follow a running mean of gradients, scaled by their usual size."""

    def __init__(self, weights: Weights) -> None:
        self._mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in weights.items()}
        self._steps = 0

    def step(self, weights: Weights, gradient: Weights, rate: float) -> Weights:
        """Return weights that are a little better."""
        self._steps += 1
        length = float(np.sqrt(sum(float((part**2).sum()) for part in gradient.values())))
        shrink = min(1.0, _LONGEST_STEP / (length + _TINY))
        moved: Weights = {}
        for name, part in gradient.items():
            scaled = shrink * part
            self._mean[name] = _MOMENTUM * self._mean[name] + (1 - _MOMENTUM) * scaled
            self._square[name] = _SCALE * self._square[name] + (1 - _SCALE) * scaled**2
            mean = self._mean[name] / (1 - _MOMENTUM**self._steps)
            square = self._square[name] / (1 - _SCALE**self._steps)
            moved[name] = (weights[name] - rate * mean / (np.sqrt(square) + _TINY)).astype(np.float32)
        return moved


@contextmanager
def _workers(processes: int) -> Iterator[Callable[..., Iterable[tuple[Practice, Weights]]]]:
    """Yield a function like `map` that uses this number of processes, each with one thread."""
    if processes == 1:
        yield map
        return
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield pool.map
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def train(recipe: Recipe, processes: int = 1, every: int = 50) -> Iterator[Report]:
    """Train, and yield a report after every so many updates, and after the last one."""
    weights = first_weights(np.random.default_rng(recipe.seed))
    adam = Adam(weights)
    with _workers(processes) as spread:
        for update in range(recipe.updates):
            one = partial(shard_gradient, recipe, weights, update)
            parts = list(spread(one, range(recipe.shards)))
            gradient = {name: _mean([part[name] for _, part in parts]) for name in weights}
            weights = adam.step(weights, gradient, recipe.rate * (1 - update / recipe.updates))
            if (update + 1) % every == 0 or update + 1 == recipe.updates:
                practice = Practice(*np.mean([part for part, _ in parts], axis=0).tolist())
                yield Report(update + 1, practice, score_of(recipe, weights, VALIDATION, _LONG), weights)


def _mean(parts: list[NDArray[np.floating[Any]]]) -> NDArray[np.floating[Any]]:
    """Return the mean of arrays, added in a fixed order."""
    total = np.zeros_like(parts[0])
    for part in parts:
        total += part
    return total / len(parts)


def score_of(recipe: Recipe, weights: Weights, seeds: range, most_turns: int | None) -> Score:
    """Let two players with these weights play one game for each seed."""
    players = [LearntPolicy(weights, recipe.tables(), len(seeds)) for _ in range(2)]
    return play(players, TelepathicBatch(len(seeds), recipe.mode), seeds, most_turns)
