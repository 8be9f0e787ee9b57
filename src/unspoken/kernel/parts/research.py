"""A game as an environment for research: its views as numbers and its commands as numbered actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from unspoken.kernel.types import Ask, C, M, P, Q, Seat

_P = TypeVar("_P", contravariant=True)
_Q = TypeVar("_Q", contravariant=True)


class Coding(Protocol[_P, _Q, C]):
    """The coding of a game at one table size. It gets the views of a seat and nothing else."""

    @property
    def size(self) -> int:
        """The length of the game's observation."""
        ...

    @property
    def most_choices(self) -> int:
        """The length of the longest list of choices of a question."""
        ...

    @property
    def free_actions(self) -> int:
        """The number of actions for questions without a list of choices, such as texts."""
        ...

    @property
    def needs_trial(self) -> bool:
        """True if the rules may refuse a free command: then each is tried before it is offered."""
        ...

    def observe(self, public: _P, private: _Q, seat: Seat) -> Sequence[int]:
        """Return the observation of a seat: `size` numbers."""
        ...

    def free_commands(self, public: _P, private: _Q, ask: Ask[C]) -> Sequence[C | None]:
        """Return the command of each free action, in order; None for an action that is not possible now."""
        ...


AnyCoding: TypeAlias = Coding[Any, Any, Any]
"""The coding of a game whose types the caller does not know."""


@dataclass(frozen=True)
class ResearchPart(Generic[M, P, Q, C]):
    """What `unspoken.research` needs of a game."""

    coding: Callable[[M, int], Coding[P, Q, C]]
    """Make the coding for these materials and this number of seats.

    Servers load this part, so it must not import numpy at module level.
    """


def relative_seat(other: int | None, seat: int, seats: int) -> int:
    """Return a seat as another seat sees it: 1 for itself, 2 for the next to the left, 0 for None."""
    return 0 if other is None else (other - seat) % seats + 1


def from_seat(values: Sequence[int], seat: int) -> list[int]:
    """Rotate values by seat so that they begin with this seat's own."""
    return [*values[seat:], *values[:seat]]


def padded(values: Iterable[int], length: int) -> list[int]:
    """Return exactly `length` values: the last ones, filled up with zeros at the end."""
    last = list(values)[-length:]
    return last + [0] * (length - len(last))


def number_in(value: object, among: Sequence[object]) -> int:
    """Return the position of a value in a sequence, from 1; 0 if it is not there."""
    return among.index(value) + 1 if value in among else 0
