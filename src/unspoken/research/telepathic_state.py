"""One game of Telepathic for two as an object, in the words that OpenSpiel has for its states."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import carray
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled, compiled_for, pointer
from unspoken.research.telepathic_core import ACTIONS, GAME, take
from unspoken.research.telepathic_deal import check_rules, deal
from unspoken.research.telepathic_sight import SIGHT, see

_LEGAL = [tuple(action for action in range(ACTIONS) if bits >> action & 1) for bits in range(1 << ACTIONS)]
"""Legal actions by their bits."""
_AT_FIRST = tuple(range(1, 1 + OPEN_CARDS))
"""What is legal after every deal: to hand an open card."""

Record: TypeAlias = NDArray[np.uint8]
"""The bytes of a `GAME`: numba takes them over sooner than the record itself."""
_STANDARD, _FIRST = Mode.STANDARD.value, Mode.FIRST.value
_blank = np.zeros(GAME.itemsize, np.uint8).copy  # a new one for each call


@compiled
def _address_of(record: Record) -> int:
    """Where a record lies: a number is taken over sooner than an array."""
    return record.ctypes.data


@compiled_for("uint64(uint8[::1], uint64, boolean, int64)")
def _deal_one(record: Record, seed: int, first: bool, removed: int) -> int:
    """Deal, and say where the record lies."""
    game = record.view(GAME)[0]
    game.luck, game.first = seed, first
    deal(game, removed)
    return _address_of(record)


@compiled_for("int64(uint64, int64)")
def _take_one(address: int, action: int) -> int:
    """Go on, and say what is legal then."""
    game = carray(pointer(address), 1, GAME)[0]
    take(game, action)
    return int(game.legal)


class TelepathicState:
    """A position of one game; the rules and the actions are those of `TelepathicBatch`.

    Machine code is told the record's address: it stays where it is as long as the state holds it.
    """

    __slots__ = ("_address", "_legal", "_record")

    def __init__(self, seed: int, mode: str = "standard", removed: int = 0) -> None:
        if mode != _STANDARD or removed:
            check_rules(mode, removed)
        self._record = record = _blank()
        self._address = _deal_one(record, seed, mode == _FIRST, removed)
        self._legal = _AT_FIRST

    def current_player(self) -> int:
        """The seat that decides."""
        return int(self._record.view(GAME)["decides"][0])

    def legal_actions(self) -> tuple[int, ...]:
        """What may be done now: nothing when the game is over."""
        return self._legal

    def apply_action(self, action: int) -> None:
        """Go on by a legal action; ValueError for any other, and nothing changes."""
        if action not in self._legal:
            raise ValueError(f"action {action} means nothing now: look at legal_actions")
        self._legal = _LEGAL[_take_one(self._address, action)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._legal

    def returns(self) -> list[float]:
        """For each seat 1 if both have won, -1 if both have lost, 0 before."""
        if self._legal:
            return [0.0, 0.0]
        return [1.0, 1.0] if self._record.view(GAME)["won"][0] else [-1.0, -1.0]

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as `TelepathicBatch.observe` tells it."""
        seen = np.empty(SIGHT, np.int16)
        see(self._record.view(GAME)[0], seat, seen)
        return seen

    def clone(self) -> TelepathicState:
        """The same position, which goes its own way."""
        other = TelepathicState.__new__(TelepathicState)
        other._record, other._legal = self._record.copy(), self._legal
        other._address = _address_of(other._record)
        return other
