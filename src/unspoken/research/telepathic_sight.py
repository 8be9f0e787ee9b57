"""What a seat sees of a record of Telepathic: the very numbers of `unspoken.research.telepathic`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.types import Command
from unspoken.kernel.tags import tags_of
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import ANSWERING, HANDING, OVER, PERFORMING, TURNS, One, hander

_TAGS = sorted(tags_of(Command))
_ANNOUNCE, _ANSWER, _HAND, _PERFORM = (_TAGS.index(tag) for tag in ("announce", "answer", "hand", "perform"))
_ASKED = len(_TAGS)
_START = _ASKED + 8
_GRID = _START + CELLS
_ROW = _GRID + CELLS
_TURNS = _ROW + OPEN_CARDS
SIGHT = _TURNS + TURNS * (4 + OPEN_CARDS)
"""How many numbers an observation has."""


@compiled
def _see_question(game: One, seat: int, seen: NDArray[np.int16]) -> None:
    """What is asked of this seat, a bit for each kind of command."""
    if game.decides != seat or game.phase == OVER:
        return
    seen[_PERFORM] = game.phase == PERFORMING
    seen[_ANSWER] = game.phase == ANSWERING
    if game.phase == HANDING:
        seen[_HAND] = game.open > 0
        seen[_ANNOUNCE] = game.turn > 0


@compiled
def _see_state(game: One, seat: int, seen: NDArray[np.int16]) -> None:
    """Phase, turn, who hands and performs; own conditions; the handed card; what was named last."""
    going = game.phase == HANDING or game.phase == PERFORMING
    seen[_ASKED] = game.phase
    seen[_ASKED + 1] = game.turn + going
    if going:
        own_turn = hander(game) == seat
        seen[_ASKED + 2] = 1 if own_turn else 2
        seen[_ASKED + 3] = 2 if own_turn else 1
    seen[_ASKED + 4] = game.wins[seat]
    seen[_ASKED + 5] = game.loses[seat]
    seen[_ASKED + 6] = game.handed
    seen[_ASKED + 7] = game.named[1] if game.named[1] else game.named[0]


@compiled
def _see_table(game: One, seen: NDArray[np.int16]) -> None:
    """The first grid, the present one, and the open cards without the handed one."""
    for cell in range(CELLS):
        at = np.uint64(4 * cell)
        seen[_START + cell] = ((game.start >> at) & np.uint64(15)) + np.uint64(1)
        seen[_GRID + cell] = ((game.grid >> at) & np.uint64(15)) + np.uint64(1)
    shown = _ROW
    for place in range(game.open):
        if game.row[place] != game.handed:
            seen[shown] = game.row[place]
            shown += 1


@compiled
def _see_turns(game: One, seat: int, seen: NDArray[np.int16]) -> None:
    """The latest turns, the oldest of them first."""
    told = 2 + OPEN_CARDS
    for number in range(max(0, game.turn - TURNS), game.turn):
        at = (number % TURNS) * told
        to = _TURNS + (number - max(0, game.turn - TURNS)) * (told + 2)
        handed = (game.starter + number) & 1 == seat
        seen[to] = 1 if handed else 2
        seen[to + 1] = 2 if handed else 1
        for place in range(told):
            seen[to + 2 + place] = game.turns[at + place]


@compiled
def see(game: One, seat: int, seen: NDArray[np.int16]) -> None:
    """Fill in what a seat sees."""
    seen[:] = 0
    _see_question(game, seat, seen)
    _see_state(game, seat, seen)
    _see_table(game, seen)
    _see_turns(game, seat, seen)
