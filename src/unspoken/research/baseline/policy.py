"""Plays with learnt weights, from observations alone."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.types import Mode
from unspoken.research.baseline.distances import Distances, distances, places_of
from unspoken.research.baseline.evidence import (
    HANDING,
    PERFORMING,
    Ints,
    Sight,
    after_turn,
    read,
    turn_evidence,
)
from unspoken.research.baseline.network import (
    Weights,
    blank_memory,
    first_choice_logits,
    outlook,
    remember,
    second_choice_logits,
)


class LearntPolicy:
    """One player in each of several games, who remembers what both partners have seen.

    It keeps no secrets between decisions: its memory holds only public turns.
    """

    def __init__(self, weights: Weights, tables: Distances, games: int = 1) -> None:
        self._weights, self._tables = weights, tables
        self._memory = blank_memory(games)
        self._places = np.zeros((games, 8), np.int16)
        self._seen = np.zeros(games, np.int64)

    def act(self, observations: NDArray[np.int16], games: Ints | None = None) -> Ints:
        """Return an action for each observation, of all games or of the games with these numbers."""
        chosen = np.arange(len(self._seen)) if games is None else games
        sight = read(observations)
        self._begin(chosen[sight.complete == 0], sight.start[sight.complete == 0])
        while (behind := self._seen[chosen] < sight.complete).any():
            self._watch(chosen[behind], Sight(*[part[behind] for part in sight]))
        return self._choose(chosen, sight)

    def _begin(self, games: Ints, start: Ints) -> None:
        self._memory[games] = 0
        self._places[games] = places_of(start)
        self._seen[games] = 0

    def _watch(self, games: Ints, sight: Sight) -> None:
        """Take in one more turn."""
        turns, places = sight.turn(self._seen[games]), self._places[games]
        evidence = turn_evidence(self._tables, places, turns)
        self._memory[games] = remember(np, self._weights, self._memory[games], evidence)
        self._places[games] = after_turn(self._tables, places, turns.card, turns.on)
        self._seen[games] += 1

    def _choose(self, games: Ints, sight: Sight) -> Ints:
        """Return the best rated action."""
        places, memory = self._places[games], self._memory[games]
        actions = np.empty(len(games), np.int64)
        for hands in (True, False):
            rows = (sight.phase == HANDING) == hands
            if rows.any():
                part, at = Sight(*[array[rows] for array in sight]), places[rows]
                of = outlook(np, self._weights, part, at, memory[rows])
                if hands:
                    logits = first_choice_logits(np, self._weights, self._tables, part, at, of)
                    actions[rows] = action_numbers(part, logits.argmax(axis=1))
                else:
                    logits = second_choice_logits(
                        np, self._weights, self._tables, part, at, of, part.phase == PERFORMING
                    )
                    actions[rows] = 1 + logits.argmax(axis=1)
        return actions


def action_numbers(sight: Sight, choices: Ints) -> Ints:
    """Return the actions of a hander's choices: four cards, then four announcements."""
    missing = (sight.row == 0).sum(axis=1)
    return 1 + choices - np.where(choices >= sight.row.shape[1], missing, 0)


def load_weights(path: Path) -> Weights:
    """Read weights from a file."""
    with np.load(path, allow_pickle=False) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


def save_weights(path: Path, weights: Weights) -> None:
    """Write weights to a file, in half precision."""
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in weights.items()})  # type: ignore[arg-type]  # numpy's own keyword `allow_pickle` confuses mypy


def load_policy(games: int = 1, mode: str = Mode.FIRST.value, path: Path | None = None) -> LearntPolicy:
    """Return a player with the weights of a file, by default with those that Unspoken ships."""
    if path is not None:
        return LearntPolicy(load_weights(path), distances(mode), games)
    with as_file(files("unspoken.research.baseline") / "telepathic.npz") as shipped:
        return LearntPolicy(load_weights(shipped), distances(mode), games)
