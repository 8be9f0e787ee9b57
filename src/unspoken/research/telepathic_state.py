"""One game of Telepathic for two as an object, in the words that OpenSpiel has for its states."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import ACTIONS, GAME, take
from unspoken.research.telepathic_deal import check_rules, deal
from unspoken.research.telepathic_sight import SIGHT, see

_LEGAL = tuple([action for action in range(ACTIONS) if bits >> action & 1] for bits in range(1 << ACTIONS))
"""Lists of legal actions, by their bits."""


Record: TypeAlias = NDArray[np.uint8]
"""The bytes of a `GAME`: numba takes them over sooner than the record itself."""
_FIRST = Mode.FIRST.value
_BLANK: Record = np.zeros(GAME.itemsize, np.uint8)


@compiled
def _deal_one(record: Record, seed: int, first: bool, removed: int) -> int:
    """Deal, and say what is legal."""
    game = record.view(GAME)[0]
    game.luck, game.first = seed, first
    deal(game, removed)
    return int(game.legal)


@compiled
def _take_one(record: Record, action: int) -> int:
    """Go on, and say what is legal then."""
    game = record.view(GAME)[0]
    take(game, action)
    return int(game.legal)


class TelepathicState:
    """A position of one game; the rules and the actions are those of `TelepathicBatch`."""

    __slots__ = ("_bits", "_record")

    def __init__(self, seed: int, mode: str = "standard", removed: int = 0) -> None:
        check_rules(mode, removed)
        self._record = _BLANK.copy()
        self._bits = _deal_one(self._record, seed, mode == _FIRST, removed)

    def current_player(self) -> int:
        """The seat that decides."""
        return int(self._record.view(GAME)["decides"][0])

    def legal_actions(self) -> list[int]:
        """None when the game is over. The list is lent: copy it before you change it."""
        return _LEGAL[self._bits]

    def apply_action(self, action: int) -> None:
        """Go on by a legal action; ValueError for any other, and nothing changes."""
        if action < 0 or not self._bits >> action & 1:
            raise ValueError(f"action {action} means nothing now: look at legal_actions")
        self._bits = _take_one(self._record, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._bits

    def returns(self) -> list[float]:
        """For each seat 1 if both have won, -1 if both have lost, 0 before."""
        if self._bits:
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
        other._record, other._bits = self._record.copy(), self._bits
        return other
