"""How many turns away a line is, and two lines together: tables computed from the cards.

A condition depends only on the places of its four tiles, so a grid reduces to eight numbers below 1,820, one
for each condition.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import CELLS, sources
from unspoken.games.telepathic.tiles import TILES_OF_A_MARK
from unspoken.games.telepathic.types import Mode

FARTHEST = 3
"""No line is farther away than this many turns, in either mode."""
FARTHEST_TOGETHER = 4
"""No two lines together are farther away than this many turns."""
MARKS = FARTHEST + 2
"""The number of features of one condition: its distance, one-hot, and the share of moves that meet it."""
KIND = 4
"""The number of colours, and of shapes."""
CONDITIONS = 2 * KIND

Places = NDArray[np.int16]
"""For each condition, the number of the set of places of its four tiles."""

_FOURS = [sum(1 << cell for cell in four) for four in combinations(range(CELLS), TILES_OF_A_MARK)]
_NUMBER = np.zeros(1 << CELLS, np.int16)
_NUMBER[_FOURS] = np.arange(len(_FOURS))
_BITS = 1 << np.arange(CELLS)


class Distances(NamedTuple):
    """The tables of one mode."""

    after: Places
    """By places and move: the places after the move. Moves are numbered card by card, four sets each."""
    alone: NDArray[np.int8]
    """By places: the number of turns to a line."""
    together: NDArray[np.int8]
    """By the places of two conditions: the number of turns until both have a line at once."""
    marks: NDArray[np.float32]
    """By places: the features of a condition."""


def places_of(grids: NDArray[np.integer]) -> Places:
    """Return the places of every condition; tiles are numbered from 0, as in `Grid`."""
    of_kinds = [grids // KIND == colour for colour in range(KIND)]
    of_kinds += [grids % KIND == shape for shape in range(KIND)]
    places: Places = _NUMBER[np.stack([shown @ _BITS for shown in of_kinds], axis=-1)]
    return places


@cache
def distances(mode: str) -> Distances:
    """Return the tables of a mode, computed once: in `first` only the cards with a 1 move tiles."""
    after = np.stack([_moved(sources(card, on)) for card in DECK for on in range(SETS_OF_A_CARD)], axis=1)
    used = [number for number, card in enumerate(DECK) if card.numeral or mode != Mode.FIRST.value]
    moves = [SETS_OF_A_CARD * number + on for number in used for on in range(SETS_OF_A_CARD)]
    lines = [sum(1 << cell for cell in three) for three in THREES]
    met = np.array([any(four & line == line for line in lines) for four in _FOURS])
    alone, together = _distance_alone(met, after, moves), _distance_together(met, after, moves)
    marks = np.zeros((len(_FOURS), MARKS), np.float32)
    marks[np.arange(len(_FOURS)), alone] = 1
    marks[:, -1] = met[after[:, moves]].mean(axis=1)
    return Distances(after, alone, together, marks)


def _moved(starts: tuple[int, ...]) -> Places:
    """Return the places after a move, for all places."""
    masks = np.array(_FOURS)
    places: Places = _NUMBER[sum((masks >> start & 1) << cell for cell, start in enumerate(starts))]
    return places


def _distance_alone(met: NDArray[np.bool_], after: Places, moves: list[int]) -> NDArray[np.int8]:
    distance = np.where(met, 0, FARTHEST).astype(np.int8)
    for turns in range(1, FARTHEST):
        reached = (distance[after[:, moves]] < turns).any(axis=1)
        distance[reached & (distance > turns)] = turns
    return distance


def _distance_together(met: NDArray[np.bool_], after: Places, moves: list[int]) -> NDArray[np.int8]:
    distance = np.where(met[:, None] & met, 0, FARTHEST_TOGETHER).astype(np.int8)
    for turns in range(1, FARTHEST_TOGETHER):
        near = distance < turns
        reached = np.zeros_like(near)
        for move in moves:
            to = after[:, move]
            reached |= near[to][:, to]
        distance[reached & (distance > turns)] = turns
    return distance


def without_foresight(tables: Distances) -> Distances:
    """Return tables that tell only which lines are there, to measure what the distances bring."""
    alone = np.where(tables.alone == 0, 0, FARTHEST).astype(np.int8)
    together = np.where(tables.together == 0, 0, FARTHEST_TOGETHER).astype(np.int8)
    marks = np.zeros_like(tables.marks)
    marks[np.arange(len(marks)), alone] = 1
    return Distances(tables.after, alone, together, marks)
