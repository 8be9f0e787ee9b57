"""Who knows which part of what is hidden.

In every mode two different cards of each kind are dealt, so a kind hides one of twelve ordered pairs: a win
and a lose condition, or, between opposed teams, one team's win condition and the other's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.tiles import Condition, Kind
from unspoken.games.telepathic.types import Mode, Secret
from unspoken.kernel.game import Seat

Array: TypeAlias = npt.NDArray[np.float64]
IntArray: TypeAlias = npt.NDArray[np.int64]
Pair: TypeAlias = tuple[int, int]
"""Two of a kind's four conditions, by their numbers."""
PAIRS: tuple[Pair, ...] = tuple(permutations(range(4), 2))
PLACES: tuple[IntArray, IntArray] = (
    np.array([pair[0] for pair in PAIRS]),
    np.array([pair[1] for pair in PAIRS]),
)
"""By place: which condition stands there in each of the twelve pairs."""
STANDS: tuple[Array, Array] = (np.eye(4)[PLACES[0]], np.eye(4)[PLACES[1]])
"""The same as a matrix, pairs by conditions."""
PairChances: TypeAlias = Array
"""A chance for each of the twelve pairs."""
CommonBelief: TypeAlias = tuple[PairChances, PairChances]
"""What everybody who has followed the game can believe of the colours, and of the shapes."""

UNKNOWN: CommonBelief = (np.full(len(PAIRS), 1 / len(PAIRS)), np.full(len(PAIRS), 1 / len(PAIRS)))

COLOUR, SHAPE = 0, 1


@dataclass(frozen=True)
class Knowledge:
    """What a seat holds: cards of one kind, the first of the pair, the second or both; or none at all."""

    kind: int = COLOUR
    places: tuple[int, ...] = ()

    @cached_property
    def types(self) -> tuple[tuple[int, ...], ...]:
        """What the seat may hold, each once."""
        return tuple(dict.fromkeys(self.type_of(pair) for pair in PAIRS))

    @cached_property
    def by_pair(self) -> IntArray:
        """For each hidden pair, the number of the type that the seat then is."""
        return np.array([self.types.index(self.type_of(pair)) for pair in PAIRS])

    @cached_property
    def gathers(self) -> Array:
        """Pairs by types: 1 where the seat is of this type if that is the pair."""
        return np.eye(len(self.types))[self.by_pair]

    def type_of(self, pair: Pair) -> tuple[int, ...]:
        """What the seat holds if this is the hidden pair."""
        return tuple(pair[place] for place in self.places)

    def held(
        self, win: Condition | None, lose: Condition | None, kind: tuple[Condition, ...]
    ) -> tuple[int, ...]:
        """What the seat holds, as a type."""
        return tuple(kind.index(card) for card in (win, lose) if card is not None)


_NOTHING = Knowledge()


def _known_by_holder(mode: Mode, secret: Secret) -> Knowledge:
    """What the holder of hidden cards knows: of opposed teams, each has one place of the pairs."""
    kind = COLOUR if secret.kind is Kind.COLOUR else SHAPE
    if mode is Mode.OPPOSED:
        return Knowledge(kind, (wanted_place(mode, secret.seat),))
    return Knowledge(kind, tuple(place for place, held in enumerate((secret.win, secret.lose)) if held))


def wanted_place(mode: Mode, seat: Seat | None) -> int:
    """Which place of a pair this seat wants to see met: only an opposed team wants the second."""
    return seat % 2 if mode is Mode.OPPOSED and seat is not None else 0


_BY_MODE: Mapping[Mode, tuple[Knowledge, ...]] = {
    mode: tuple(_known_by_holder(mode, secret) for secret in rules.secrets) for mode, rules in MODES.items()
}


def knowledge(mode: Mode, seat: Seat | None) -> Knowledge:
    """What this seat knows of what is hidden; directors know nothing."""
    known = _BY_MODE[mode]
    return known[seat] if seat is not None and seat < len(known) else _NOTHING


def marginal(belief: PairChances, place: int) -> list[float]:
    """The chance of each of the four conditions to stand in this place of the pair."""
    return [float(chance) for chance in belief @ STANDS[place]]


def belief_given(belief: PairChances, known: Knowledge, held: tuple[int, ...]) -> PairChances:
    """The belief of somebody who holds these cards."""
    if held not in known.types:
        return normalized(np.zeros_like(belief))  # as where nothing fits
    return normalized(belief * (known.by_pair == known.types.index(held)))


def normalized(weights: Array) -> PairChances:
    """Weights as chances; where nothing is left that fits, everything is possible again."""
    total = weights.sum()
    return weights / total if total > 0 else UNKNOWN[0]
