"""Types that all games share: seats, questions, time, outcomes."""

from __future__ import annotations

from typing import Generic, NewType, TypeAlias, TypeVar

from msgspec import Struct

from unspoken.kernel.chance import Chance

Seat = NewType("Seat", int)
Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator, who sees no secrets."""
Millis = NewType("Millis", int)
"""Table time in milliseconds, which stops while the table is paused."""

O = TypeVar("O")  # noqa: E741  (O for options: one letter for each of the seven types of a game)
M = TypeVar("M")
S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
P = TypeVar("P", bound=Struct)
Q = TypeVar("Q", bound=Struct)


class Refused(Exception):
    """A request was refused, and nothing has changed. The facts are sent to the client: no secrets."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Ask(Struct, Generic[C], frozen=True, gc=False):
    """An open question to one seat."""

    key: str
    """Constant while the question is open; seats that decide secretly at the same time share it."""
    seat: Seat
    answers: tuple[str, ...]
    """Tags of the commands that answer it."""
    choices: tuple[C, ...] | None = None
    """All possible answers, or None if they cannot be listed, such as texts."""
    owed: bool = True
    """True if the table waits for this seat. An answer may be changed while the question is open."""
    limit: Millis | None = None
    """Time after which the clock answers the question (ALL-07); None without a limit."""
    opens: Millis | None = None
    """An answer before this time is refused; None if answers are accepted at once."""
    race: bool = False
    """True if the first answer closes the question for all seats. Bots let people answer it first."""


class Moment(Struct, frozen=True):
    """Everything that the rules may know besides the state: the time, randomness and who is connected."""

    at: Millis
    chance: Chance
    people: frozenset[Seat] = frozenset()
    """Seats of people who are connected: they never have to wait for bots."""
    expired: frozenset[str] = frozenset()
    """Keys of the questions whose time limit has passed."""

    @property
    def only_person(self) -> Seat | None:
        """The seat of the only person, or None if there are several or none."""
        return next(iter(self.people)) if len(self.people) == 1 else None


class Channel(Struct, frozen=True, gc=False):
    """Who may speak to whom at the moment (ALL-04)."""

    name: str
    speakers: frozenset[Seat]
    hearers: frozenset[Viewer]


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. A lost cooperative game has no winners."""

    winners: frozenset[Seat]
    scores: tuple[int, ...] | None = None
    """Scores by seat, or by team in a team game; None if the game has no scores."""
