"""Which part of the hidden cards each seat knows.

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
from unspoken.kernel.types import Seat

Array: TypeAlias = npt.NDArray[np.float64]
IntArray: TypeAlias = npt.NDArray[np.int64]
Pair: TypeAlias = tuple[int, int]
"""Two of a kind's four conditions, by index."""
PAIRS: tuple[Pair, ...] = tuple(permutations(range(4), 2))
PLACES: tuple[IntArray, IntArray] = (
    np.array([pair[0] for pair in PAIRS]),
    np.array([pair[1] for pair in PAIRS]),
)
"""By place: the condition at this place in each of the twelve pairs."""
PLACE_MATRICES: tuple[Array, Array] = (np.eye(4)[PLACES[0]], np.eye(4)[PLACES[1]])
"""`PLACES` as matrices, pairs by conditions: 1 where a pair has the condition at the place."""
PairChances: TypeAlias = Array
"""A probability for each of the twelve pairs."""
CommonBelief: TypeAlias = tuple[PairChances, PairChances]
"""The public belief: the probabilities of the colour pairs, and of the shape pairs."""

UNKNOWN: CommonBelief = (np.full(len(PAIRS), 1 / len(PAIRS)), np.full(len(PAIRS), 1 / len(PAIRS)))

COLOUR, SHAPE = 0, 1


@dataclass(frozen=True)
class Knowledge:
    """The places of a hidden pair that a seat knows: the first, the second, both or none, of one kind."""

    kind: int = COLOUR
    places: tuple[int, ...] = ()

    @cached_property
    def types(self) -> tuple[tuple[int, ...], ...]:
        """Return all types of the seat. A type is a tuple of the conditions that the seat may hold."""
        return tuple(dict.fromkeys(self.type_of(pair) for pair in PAIRS))

    @cached_property
    def by_pair(self) -> IntArray:
        """Return, for each hidden pair, the index of the type that the seat then has."""
        return np.array([self.types.index(self.type_of(pair)) for pair in PAIRS])

    @cached_property
    def pairs_to_types(self) -> Array:
        """Return a matrix, pairs by types: 1 if the seat has this type under that pair."""
        return np.eye(len(self.types))[self.by_pair]

    def type_of(self, pair: Pair) -> tuple[int, ...]:
        """Return the type that the seat has under this hidden pair."""
        return tuple(pair[place] for place in self.places)

    def held_type(
        self, win: Condition | None, lose: Condition | None, kind: tuple[Condition, ...]
    ) -> tuple[int, ...]:
        """Return the type of a seat that holds these cards."""
        return tuple(kind.index(card) for card in (win, lose) if card is not None)


_NOTHING = Knowledge()


def _known_by_holder(mode: Mode, secret: Secret) -> Knowledge:
    """Return the knowledge of a seat with hidden cards; each opposed team knows one place of the pairs."""
    kind = COLOUR if secret.kind is Kind.COLOUR else SHAPE
    if mode is Mode.OPPOSED:
        return Knowledge(kind, (wanted_place(mode, secret.seat),))
    return Knowledge(
        kind, tuple(place for place, has_card in enumerate((secret.win, secret.lose)) if has_card)
    )


def wanted_place(mode: Mode, seat: Seat | None) -> int:
    """Return which place of a pair this seat wants to be met: only an opposed team wants the second."""
    return seat % 2 if mode is Mode.OPPOSED and seat is not None else 0


_BY_MODE: Mapping[Mode, tuple[Knowledge, ...]] = {
    mode: tuple(_known_by_holder(mode, secret) for secret in rules.secrets) for mode, rules in MODES.items()
}


def knowledge(mode: Mode, seat: Seat | None) -> Knowledge:
    """Return the knowledge of this seat; directors know nothing."""
    known = _BY_MODE[mode]
    return known[seat] if seat is not None and seat < len(known) else _NOTHING


def marginal(belief: PairChances, place: int) -> list[float]:
    """Return the probability of each of the four conditions at this place of the pair."""
    return [float(chance) for chance in belief @ PLACE_MATRICES[place]]


def belief_given(belief: PairChances, known: Knowledge, cards: tuple[int, ...]) -> PairChances:
    """Return the belief of a seat that holds these cards."""
    if cards not in known.types:
        return normalized(np.zeros_like(belief))  # no pair fits
    return normalized(belief * (known.by_pair == known.types.index(cards)))


def normalized(weights: Array) -> PairChances:
    """Return weights as probabilities; uniform if all are 0."""
    total = weights.sum()
    return weights / total if total > 0 else UNKNOWN[0]
