"""One game of Telepathic for two as an object, with the method names of OpenSpiel's states."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import carray
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.research.compiled import compiled, compiled_for, pointer
from unspoken.games.telepathic.research.core import ACTIONS, GAME_DTYPE, take
from unspoken.games.telepathic.research.deal import check_rules, deal
from unspoken.games.telepathic.research.observation import OBSERVATION_SIZE, write_observation
from unspoken.games.telepathic.types import Mode

_LEGAL = [tuple(action for action in range(ACTIONS) if bits >> action & 1) for bits in range(1 << ACTIONS)]
"""Tuples of legal actions, by their bits."""
_AFTER_DEAL = tuple(range(1, 1 + OPEN_CARDS))
"""The legal actions after every deal: hand over an open card."""

RecordBytes: TypeAlias = NDArray[np.uint8]
"""The bytes of a `GAME_DTYPE`: numba converts them faster than the record."""
_STANDARD, _FIRST = Mode.STANDARD.value, Mode.FIRST.value
_blank = np.zeros(GAME_DTYPE.itemsize, np.uint8).copy  # each call returns a new record


@compiled
def _address_of(record: RecordBytes) -> int:
    """Return the address of a record: numba converts a number faster than an array."""
    return record.ctypes.data


@compiled_for("uint64(uint8[::1], uint64, boolean, int64)")
def _deal_game(record: RecordBytes, seed: int, first: bool, removed: int) -> int:
    """Deal a game, and return the address of its record."""
    game = record.view(GAME_DTYPE)[0]
    game.luck, game.first = seed, first
    deal(game, removed)
    return _address_of(record)


@compiled_for("int64(uint64, int64)")
def _take_action(address: int, action: int) -> int:
    """Apply an action, and return the bits of the legal actions."""
    game = carray(pointer(address), 1, GAME_DTYPE)[0]
    take(game, action)
    return int(game.legal)


class TelepathicState:
    """A position of one game, with the rules and actions of `TelepathicBatch`.

    Compiled code gets the address of the record, which is valid as long as the state references the record.
    """

    __slots__ = ("_address", "_legal", "_record")

    def __init__(self, seed: int, mode: str = "standard", removed: int = 0) -> None:
        if mode != _STANDARD or removed:
            check_rules(mode, removed)
        self._record = record = _blank()
        self._address = _deal_game(record, seed, mode == _FIRST, removed)
        self._legal = _AFTER_DEAL

    def current_player(self) -> int:
        """Return the seat that decides."""
        return int(self._record.view(GAME_DTYPE)["decides"][0])

    def legal_actions(self) -> tuple[int, ...]:
        """Return the legal actions; none when the game is over."""
        return self._legal

    def apply_action(self, action: int) -> None:
        """Apply a legal action. Raises ValueError for any other; then nothing changes."""
        if action not in self._legal:
            raise ValueError(f"action {action} is illegal: see legal_actions")
        self._legal = _LEGAL[_take_action(self._address, action)]

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return not self._legal

    def returns(self) -> list[float]:
        """Return for each seat 1 if both have won, -1 if both have lost, 0 before the end."""
        if self._legal:
            return [0.0, 0.0]
        return [1.0, 1.0] if self._record.view(GAME_DTYPE)["won"][0] else [-1.0, -1.0]

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat sees, as `TelepathicBatch.observe` does."""
        observation = np.empty(OBSERVATION_SIZE, np.int16)
        write_observation(self._record.view(GAME_DTYPE)[0], seat, observation)
        return observation

    def clone(self) -> TelepathicState:
        """Return an independent copy."""
        other = TelepathicState.__new__(TelepathicState)
        other._record, other._legal = self._record.copy(), self._legal
        other._address = _address_of(other._record)
        return other
