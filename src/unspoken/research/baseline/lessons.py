"""What training deals and rewards, and how both change while the policy learns."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.research.baseline.distances import FARTHEST_TOGETHER, Distances, Places, places_of
from unspoken.research.baseline.evidence import Ints

_OFFERED = 4
"""The number of deals that a lesson chooses each game from."""
_EASY, _SUPPORTED = 0.25, 0.6
"""The parts of the training with near lines, and with credit for parts of a result."""


class Lesson(NamedTuple):
    """How the games of one update are dealt and rewarded."""

    turns: int = 20
    """The number of turns after which a game counts as lost."""
    nearest: int = FARTHEST_TOGETHER
    """Deals with both lines at most this many turns away are preferred."""
    distance: float = 0.1
    """The reward for each turn by which both lines come nearer together."""
    information: float = 0.1
    """The reward for each nat by which a wanted line becomes easier to guess."""
    credit: float = 0.0
    """The reward of an announcement for its parts: a quarter for each right name and each wanted line."""
    guessing: float = 0.5
    """The weight of the loss that predicts both seats' cards."""
    entropy: float = 0.01
    """The weight of the entropy of the choices."""


PARTS = ("shaping", "curriculum", "guessing", "foresight")
"""What a training can leave out, to measure what it brings."""


def lesson_at(progress: float, without: str | None = None) -> Lesson:
    """Return the lesson at a point of the training, from 0 to 1."""
    lesson = Lesson(entropy=0.02 * (1 - progress) + 0.002)
    if without != "curriculum":
        near = 2 + int(progress / _EASY * (FARTHEST_TOGETHER - 2))
        credit = max(0.0, 1 - progress / _SUPPORTED)
        lesson = lesson._replace(nearest=min(near, FARTHEST_TOGETHER), credit=credit)
    if without == "shaping":
        lesson = lesson._replace(distance=0.0, information=0.0)
    if without == "guessing":
        lesson = lesson._replace(guessing=0.0, information=0.0)
    return lesson


class Practice(NamedTuple):
    """How training games went, as means."""

    won: float
    dreaded: float
    announced: float
    turns: float
    surprise: float
    """The loss of the guesses of hidden cards, per turn, in nats: 5.5 if nothing is known."""


class Secrets(NamedTuple):
    """The cards of both seats, as conditions from 0 to 7: known to the trainer, never to a player."""

    wanted: Ints
    dreaded: Ints


def deal(batch: TelepathicBatch, tables: Distances, rng: np.random.Generator, nearest: int) -> None:
    """Deal training games, those with near lines first. Their seeds have the highest bit set."""
    games = len(batch.games)
    seeds = rng.integers(2**63, 2**64, size=_OFFERED * games, dtype=np.uint64)
    if nearest < FARTHEST_TOGETHER:
        trial = TelepathicBatch(len(seeds), "first" if batch.games["first"][0] else "standard")
        trial.reset(seeds)
        own = np.take_along_axis(start_places(trial), secrets_of(trial).wanted, axis=1)
        away = np.maximum(tables.together[own[:, 0], own[:, 1]], nearest)
        seeds = seeds[np.argsort(away, kind="stable")]
    batch.reset(seeds[:games])


def secrets_of(batch: TelepathicBatch) -> Secrets:
    """Return the cards of both seats in every game."""
    games = batch.games
    return Secrets(games["wins"].astype(np.int64) - 1, games["loses"].astype(np.int64) - 1)


def start_places(batch: TelepathicBatch) -> Places:
    """Return the places of every condition at the start."""
    shifts = np.arange(0, 64, 4, dtype=np.uint64)
    grids: NDArray[np.int64] = (batch.games["start"][:, None] >> shifts & np.uint64(15)).astype(np.int64)
    return places_of(grids)
