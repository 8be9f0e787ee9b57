"""The observation of a seat from a game record: the same numbers as `TelepathicCoding.observe`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.research.compiled import compiled
from unspoken.games.telepathic.research.core import (
    ANSWERING,
    HANDING,
    OVER,
    PERFORMING,
    TURNS,
    GameRecord,
    hander,
)
from unspoken.games.telepathic.types import Command
from unspoken.kernel.tags import tags_of

_TAGS = sorted(tags_of(Command))
_ANNOUNCE, _ANSWER, _HAND, _PERFORM = (_TAGS.index(tag) for tag in ("announce", "answer", "hand", "perform"))
_ASKED = len(_TAGS)
_START = _ASKED + 8
_GRID = _START + CELLS
_ROW = _GRID + CELLS
_TURNS = _ROW + OPEN_CARDS
OBSERVATION_SIZE = _TURNS + TURNS * (4 + OPEN_CARDS)
"""The length of an observation."""


@compiled
def _write_question(game: GameRecord, seat: int, out: NDArray[np.int16]) -> None:
    """Write a bit for each kind of command that this seat is asked for."""
    if game.decides != seat or game.phase == OVER:
        return
    out[_PERFORM] = game.phase == PERFORMING
    out[_ANSWER] = game.phase == ANSWERING
    if game.phase == HANDING:
        out[_HAND] = game.open > 0
        out[_ANNOUNCE] = game.turn > 0


@compiled
def _write_state(game: GameRecord, seat: int, out: NDArray[np.int16]) -> None:
    """Write phase, turn, hander, performer; own conditions; the handed card; the last named condition."""
    going = game.phase == HANDING or game.phase == PERFORMING
    out[_ASKED] = game.phase
    out[_ASKED + 1] = game.turn + going
    if going:
        own_turn = hander(game) == seat
        out[_ASKED + 2] = 1 if own_turn else 2
        out[_ASKED + 3] = 2 if own_turn else 1
    out[_ASKED + 4] = game.wins[seat]
    out[_ASKED + 5] = game.loses[seat]
    out[_ASKED + 6] = game.handed
    out[_ASKED + 7] = game.named[1] if game.named[1] else game.named[0]


@compiled
def _write_table(game: GameRecord, out: NDArray[np.int16]) -> None:
    """Write the first grid, the current grid, and the open cards without the handed one."""
    for cell in range(CELLS):
        at = np.uint64(4 * cell)
        out[_START + cell] = ((game.start >> at) & np.uint64(15)) + np.uint64(1)
        out[_GRID + cell] = ((game.grid >> at) & np.uint64(15)) + np.uint64(1)
    shown = _ROW
    for place in range(game.open):
        if game.row[place] != game.handed:
            out[shown] = game.row[place]
            shown += 1


@compiled
def _write_turns(game: GameRecord, seat: int, out: NDArray[np.int16]) -> None:
    """Write the latest turns, the oldest first."""
    stored = 2 + OPEN_CARDS
    for number in range(max(0, game.turn - TURNS), game.turn):
        at = (number % TURNS) * stored
        to = _TURNS + (number - max(0, game.turn - TURNS)) * (stored + 2)
        handed = (game.starter + number) & 1 == seat
        out[to] = 1 if handed else 2
        out[to + 1] = 2 if handed else 1
        for place in range(stored):
            out[to + 2 + place] = game.turns[at + place]


@compiled
def write_observation(game: GameRecord, seat: int, out: NDArray[np.int16]) -> None:
    """Write the observation of a seat."""
    out[:] = 0
    _write_question(game, seat, out)
    _write_state(game, seat, out)
    _write_table(game, out)
    _write_turns(game, seat, out)
