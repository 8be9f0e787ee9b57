"""What can be read from an observation, and what a turn tells about each condition."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS, SETS_OF_A_CARD
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.types import Command, Phase
from unspoken.kernel.tags import tags_of
from unspoken.research.baseline.distances import (
    FARTHEST,
    FARTHEST_TOGETHER,
    KIND,
    MARKS,
    Distances,
    Places,
)

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_STATE = len(tags_of(Command))
_START = _STATE + 8
_ROW = _START + 2 * CELLS
_TURNS = _ROW + OPEN_CARDS
_TURN_SIZE = 4 + OPEN_CARDS
_GOING = [list(Phase).index(phase) for phase in (Phase.HANDING, Phase.PERFORMING)]
HANDING, PERFORMING = _GOING
EVIDENCE = 4 * MARKS + 9
"""The number of features of a turn, for each condition."""


class Turns(NamedTuple):
    """One complete turn in each game."""

    hander: Ints
    """The kind of the seat that handed over: 0 for colours, 1 for shapes."""
    card: Ints
    on: Ints
    row: Ints


class Sight(NamedTuple):
    """Observations as arrays, one row per game."""

    phase: Ints
    complete: Ints
    """The number of complete turns."""
    kind: Ints
    """The kind of the observing seat's conditions: 0 for colours, 1 for shapes."""
    win: Ints
    """The wanted condition, counted within its kind."""
    lose: Ints
    handed: Ints
    start: Ints
    row: Ints
    latest: Ints
    """The latest turns, the oldest first: hander, performer, card, set, open cards."""

    def turn(self, number: Ints) -> Turns:
        """Return the turns with these numbers, which must be among the latest."""
        first = np.maximum(self.complete - self.latest.shape[1], 0)
        stored = self.latest[np.arange(len(number)), number - first]
        by_partner = stored[:, 0] - 1
        return Turns(self.kind ^ by_partner, stored[:, 2], stored[:, 3] - 1, stored[:, 4:])


def read(observations: NDArray[np.int16]) -> Sight:
    """Read observations of `research.env("telepathic")` or `TelepathicBatch`."""
    numbers = observations.astype(np.int64)
    phase, turn = numbers[:, _STATE], numbers[:, _STATE + 1]
    win, lose = numbers[:, _STATE + 4] - 1, numbers[:, _STATE + 5] - 1
    return Sight(
        phase,
        turn - np.isin(phase, _GOING),
        win // KIND,
        win % KIND,
        lose % KIND,
        numbers[:, _STATE + 6],
        numbers[:, _START : _START + CELLS] - 1,
        numbers[:, _ROW:_TURNS],
        numbers[:, _TURNS:].reshape(len(numbers), -1, _TURN_SIZE),
    )


def after_cards(tables: Distances, places: Places, cards: Ints) -> Places:
    """Return the places after each card on each set: games × cards × sets × conditions."""
    moves = SETS_OF_A_CARD * np.maximum(cards - 1, 0)[..., None] + np.arange(SETS_OF_A_CARD)
    return tables.after[places[:, None, None, :], moves[..., None]]


def after_turn(tables: Distances, places: Places, card: Ints, on: Ints) -> Places:
    """Return the places after one card on one set: games × conditions."""
    after: Places = tables.after[places, (SETS_OF_A_CARD * (card - 1) + on)[:, None]]
    return after


def turn_evidence(tables: Distances, places: Places, turns: Turns) -> Floats:
    """Return features of a turn for each condition; `places` are those before the turn.

    They compare the chosen set with the other sets of the card, and the card with the other open cards.
    """
    options, games = after_cards(tables, places, turns.row), np.arange(len(places))
    shown = (turns.row > 0).astype(np.float32)
    shown /= shown.sum(axis=1, keepdims=True)
    place = (turns.row == turns.card[:, None]).argmax(axis=1)
    marks = tables.marks[options]
    of_card = marks[games, place]
    now = tables.marks[places]
    every = np.einsum("gc,gcskf->gkf", shown, marks) / SETS_OF_A_CARD
    alone = tables.alone[options].astype(np.float32) / np.float32(FARTHEST)
    together, before = _closeness(tables, options), _closeness(tables, places)
    performed = (np.arange(2 * KIND) // KIND != turns.hander[:, None]).astype(np.float32)
    chosen = games, place, turns.on
    numbers = [
        performed,
        *_ranks(alone, place, turns.on, shown),
        *_ranks(together, place, turns.on, shown),
        before,
        together[chosen],
        together[games, place].mean(axis=1),
        np.einsum("gc,gcsk->gk", shown, together) / SETS_OF_A_CARD,
    ]
    return np.concatenate(
        [now, of_card[games, turns.on], of_card.mean(axis=1), every, np.stack(numbers, axis=-1)], axis=-1
    ).astype(np.float32)


def _closeness(tables: Distances, places: Places) -> Floats:
    """Return the mean distance of each condition together with each condition of the other kind."""
    both = tables.together[places[..., :KIND, None], places[..., None, KIND:]]
    mean = np.concatenate([both.mean(axis=-1), both.mean(axis=-2)], axis=-1) / FARTHEST_TOGETHER
    return mean.astype(np.float32)


def _ranks(distance: Floats, place: Ints, on: Ints, shown: Floats) -> list[Floats]:
    """Return how a set compares with the other sets of its card, and the card with the other cards."""
    games = np.arange(len(place))
    sets = distance[games, place]
    by_set = np.sign(sets - sets[games, on][:, None]).mean(axis=1)
    best = distance.min(axis=2)
    by_card = np.einsum("gc,gck->gk", shown, np.sign(best - best[games, place][:, None]))
    return [by_set, by_card]
