"""Games of the network with itself, from which the training loss is made."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.games.telepathic.research.core import BY_ANNOUNCEMENT, BY_LOSE_CONDITION
from unspoken.research.baseline.distances import CONDITIONS, Distances, Places, distances
from unspoken.research.baseline.evidence import (
    PERFORMING,
    Floats,
    Ints,
    Sight,
    Turns,
    after_turn,
    read,
    turn_evidence,
)
from unspoken.research.baseline.lessons import Lesson, Practice, secrets_of, start_places
from unspoken.research.baseline.network import (
    Array,
    Weights,
    beliefs,
    blank_memory,
    first_choice_logits,
    judge,
    log_softmax,
    outlook,
    plain,
    remember,
    second_choice_logits,
    time_marks,
)
from unspoken.research.baseline.policy import action_numbers

_TRACE = 0.95
"""How far advantages look ahead: lambda of generalised advantage estimation."""
_CRITIC = 0.5
_EYE = np.eye(CONDITIONS, dtype=np.float32)
_IMPOSSIBLE = -1e6
"""A log chance below this is of an illegal choice."""


class Step(NamedTuple):
    """One turn of the games that are still going."""

    games: Ints
    value: Array
    chosen: Array
    """The log chance of both seats' choices."""
    entropy: Array
    guessing: Array
    rewards: Floats


class SelfPlay:
    """Plays a batch of dealt games to the end."""

    def __init__(
        self,
        xp: ModuleType,
        weights: Weights,
        tables: Distances,
        batch: TelepathicBatch,
        lesson: Lesson,
        rng: np.random.Generator,
    ) -> None:
        self._xp, self._weights, self._tables = xp, weights, tables
        self._truth = distances("first" if batch.games["first"][0] else "standard")
        self._batch, self._lesson, self._rng = batch, lesson, rng
        self._secrets = np.concatenate(secrets_of(batch), axis=1)
        self._alive = np.arange(len(batch.games))
        self._places = start_places(batch)
        self._memory: Array = blank_memory(len(batch.games))
        self._beliefs = beliefs(xp, weights, self._memory)
        self._steps: list[Step] = []

    def loss(self) -> Array:
        """Play all games, and return the loss: of an actor, a critic, and the guesses of hidden cards."""
        for turn in range(self._lesson.turns):
            if len(self._alive):
                self._steps.append(self._turn(last=turn + 1 == self._lesson.turns))
        steps, xp, lesson = self._steps, self._xp, self._lesson
        advantages = np.concatenate(_advantages(steps, len(self._batch.games)))
        value = xp.concatenate([step.value for step in steps])
        targets = plain(value) + advantages
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        chosen = xp.concatenate([step.chosen for step in steps])
        entropy = xp.concatenate([step.entropy for step in steps])
        guessing = xp.concatenate([step.guessing for step in steps])
        losses = (
            _CRITIC * (value - targets) ** 2
            - scaled * chosen
            - lesson.entropy * entropy
            + lesson.guessing * guessing
        )
        return xp.sum(losses) / len(targets)

    def practice(self) -> Practice:
        """Return how the games went."""
        games = self._batch.games
        return Practice(
            float(games["won"].mean()),
            float((games["reason"] == BY_LOSE_CONDITION).mean()),
            float((games["reason"] == BY_ANNOUNCEMENT).mean()),
            float(games["turn"].mean()),
            float(np.concatenate([plain(step.guessing) for step in self._steps]).mean()),
        )

    def _turn(self, *, last: bool) -> Step:
        """Let one seat hand over or announce, and the other perform or answer."""
        alive, before, guessing = self._alive, self._potential(), self._guessing()
        sight = read(self._batch.observe()[alive])
        value = self._judged(sight)
        first_chance, first_entropy = self._first(sight)
        turns, second_chance, second_entropy = self._second(sight)
        ended = self._batch.over[alive]
        rewards = np.empty(len(alive), np.float32)
        rewards[ended] = self._results(ended)
        self._advance(turns, ~ended)
        rewards[~ended] = -1.0 if last else self._potential()
        chosen, entropy = first_chance + second_chance, first_entropy + second_entropy
        return Step(alive, value, chosen, entropy, guessing, rewards - before)

    def _first(self, sight: Sight) -> tuple[Array, Array]:
        of = outlook(self._xp, self._weights, sight, self._places, self._memory)
        logits = first_choice_logits(self._xp, self._weights, self._tables, sight, self._places, of)
        choice, chance, entropy = self._sample(logits)
        self._act(action_numbers(sight, choice))
        return chance, entropy

    def _second(self, first: Sight) -> tuple[Turns, Array, Array]:
        sight = read(self._batch.observe()[self._alive])
        of = outlook(self._xp, self._weights, sight, self._places, self._memory)
        performs = sight.phase == PERFORMING
        logits = second_choice_logits(
            self._xp, self._weights, self._tables, sight, self._places, of, performs
        )
        choice, chance, entropy = self._sample(logits)
        self._act(1 + choice)
        return Turns(first.kind, sight.handed, choice, first.row), chance, entropy

    def _sample(self, logits: Array) -> tuple[Ints, Array, Array]:
        """Draw a choice; return it with its log chance, and the entropy of all choices."""
        xp, chances = self._xp, log_softmax(self._xp, logits)
        known = plain(chances)
        choice = (known + self._rng.gumbel(size=known.shape)).argmax(axis=1)
        drawn = np.eye(known.shape[1], dtype=np.float32)[choice]
        legal = (known > _IMPOSSIBLE).astype(np.float32)
        entropy = -xp.sum(xp.exp(chances) * chances * legal, axis=1)
        return choice, xp.sum(chances * drawn, axis=1), entropy

    def _act(self, actions: Ints) -> None:
        every = np.ones(len(self._batch.games), np.int64)  # games that are over accept any action
        every[self._alive] = actions
        self._batch.step(every)

    def _advance(self, turns: Turns, going: NDArray[np.bool_]) -> None:
        """Drop the games that have ended, and remember the turn in the others."""
        turns, places = Turns(*[part[going] for part in turns]), self._places[going]
        evidence = turn_evidence(self._tables, places, turns)
        self._memory = remember(self._xp, self._weights, self._memory[going], evidence)
        self._beliefs = beliefs(self._xp, self._weights, self._memory)
        self._places = after_turn(self._tables, places, turns.card, turns.on)
        self._alive = self._alive[going]

    def _secret_places(self) -> Places:
        """Return the places of both wanted and both dreaded conditions."""
        return np.take_along_axis(self._places, self._secrets[self._alive], axis=1)

    def _secret_beliefs(self) -> Array:
        """Return the log chances that the beliefs give to both wanted and both dreaded conditions."""
        secret = _EYE[self._secrets[self._alive]]
        wanted = self._xp.sum(self._beliefs[:, None, :, 0] * secret[:, :2], axis=2)
        dreaded = self._xp.sum(self._beliefs[:, None, :, 1] * secret[:, 2:], axis=2)
        return self._xp.concatenate([wanted, dreaded], axis=1)

    def _judged(self, sight: Sight) -> Array:
        known, time = plain(self._secret_beliefs()), time_marks(sight)
        return judge(self._weights, self._truth, self._secret_places(), known, time)

    def _guessing(self) -> Array:
        return -self._xp.sum(self._secret_beliefs(), axis=1)

    def _potential(self) -> Floats:
        """Return the worth of a position for the shaped reward: near lines, and wishes easy to guess."""
        places, lesson = self._secret_places(), self._lesson
        away = self._truth.together[places[:, 0], places[:, 1]]
        known = plain(self._secret_beliefs())[:, :2].sum(axis=1)
        return np.asarray(lesson.information * known - lesson.distance * away, np.float32)

    def _results(self, ended: NDArray[np.bool_]) -> Floats:
        """Return the reward of games that ended in this turn, with credit for parts of an announcement."""
        numbers, wanted = self._alive[ended], self._secrets[self._alive[ended], :2]
        games = self._batch.games[numbers]
        asked = np.where(games["announcer"][:, None] == 0, wanted[:, ::-1], wanted)
        right = (games["named"].astype(np.int64) - 1 == asked).sum(axis=1)
        met = (self._truth.alone[self._secret_places()[ended, :2]] == 0).sum(axis=1)
        announced = games["reason"] == BY_ANNOUNCEMENT
        credit = self._lesson.credit * announced * (right + met) / 4
        return np.asarray(self._batch.rewards[numbers] + credit, np.float32)


def _advantages(steps: list[Step], games: int) -> list[Floats]:
    """Return how much better each turn went than the critic had expected, with a decaying look ahead."""
    following, traced = np.zeros(games, np.float32), np.zeros(games, np.float32)
    found: list[Floats] = []
    for step in reversed(steps):
        value = plain(step.value)
        surprise = step.rewards + following[step.games] - value
        traced[step.games] = surprise + _TRACE * traced[step.games]
        following[step.games] = value
        found.append(traced[step.games])
    return found[::-1]
