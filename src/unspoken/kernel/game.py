"""What a game is, to the rest of the project."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NewType, TypeAlias, TypeVar

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.shelf import Shelf

if TYPE_CHECKING:
    from unspoken.kernel.mind import Bot

Seat = NewType("Seat", int)
Viewer: TypeAlias = Seat | None
"""A seat, or None for somebody who watches from outside: no hand, no secrets."""
Millis = NewType("Millis", int)
"""Table time: it stands still while the table is paused."""

O = TypeVar("O")  # noqa: E741  (options: the seven letters of the protocol stand together)
M = TypeVar("M")
S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
P = TypeVar("P")
Q = TypeVar("Q")


class Refused(Exception):
    """A wish that the rules do not grant now; nothing has changed. Its facts are sent: no secrets."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Ask(Struct, Generic[C], frozen=True, gc=False):
    """A question to one seat, which stands until it is closed."""

    key: str
    """The same for as long as the question stands; seats that decide in secret side by side share it."""
    seat: Seat
    answers: tuple[str, ...]
    """Tags of the commands that answer it."""
    choices: tuple[C, ...] | None = None
    """All answers, where they can be listed; None for words and gestures."""
    owed: bool = True
    """The table still waits for this seat; an answer may be changed while the question stands."""
    limit: Millis | None = None
    """How long the question may stand before the clock answers it (ALL-07); None for as long as it takes."""


@dataclass(frozen=True, slots=True)
class Moment:
    """All that the rules may know of the world outside the table."""

    at: Millis
    chance: Chance
    people: frozenset[Seat] = frozenset()
    """Seats held by people who are here: bots never hold them up."""
    lapsed: frozenset[str] = frozenset()
    """Keys of the questions whose time has run out."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Who may speak to whom just now: in a silent game a rule like any other (ALL-04)."""

    name: str
    speakers: frozenset[Seat]
    hearers: frozenset[Viewer]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Nobody has won a cooperative game that was lost."""

    winners: frozenset[Seat]
    scores: tuple[int, ...] | None = None
    """By seat, or by team in a team game; None where nothing is counted."""


Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the saved form of one version, as plain JSON values, into the next version's."""


def no_sounds(_command: object) -> tuple[str, ...]:
    """No command of this game points at a recording."""
    return ()


def never(_state: object) -> Millis | None:
    """Nothing of this game happens unforeseen."""
    return None


def nothing_seen(_state: object) -> tuple[str, ...]:
    """Nothing of this game must stay away from the next one."""
    return ()


@dataclass(frozen=True, eq=False)  # a game is itself alone, so it can be a key
class Game(Generic[O, M, S, C, E, P, Q]):
    """The rules of one game, as functions of plain values. `apply` is the only place where state changes."""

    name: str
    version: int
    """Of the saved form; see `upgrades`."""
    options: type[O]
    materials: type[M]
    commands: Any
    """The union of command structs, for decoding."""
    events: Any
    refusals: frozenset[str]
    """Every code that `decide` and `setup` may raise; each has a sentence in every language."""
    seats: Callable[[O], range]
    gather: Callable[[O, Shelf], M]
    setup: Callable[[O, M, tuple[Seat, ...]], S]
    """The table before anything is dealt; Refused where the materials do not suffice."""
    asks: Callable[[S], tuple[Ask[C], ...]]
    due: Callable[[S], Millis | None]
    """When nature moves if nobody answers first; everybody sees it as a clock."""
    channels: Callable[[S], tuple[Channel, ...]]
    decide: Callable[[S, Seat, C], tuple[E, ...]]
    """A player's move; may raise Refused; changes nothing."""
    settle: Callable[[S, Moment], tuple[E, ...]]
    """Nature's move: deals, team majorities, reveals, clocks. Asked again until it has nothing to add."""
    apply: Callable[[S, E], S]
    public: Callable[[S], P]
    """What everybody sees: made and encoded once. With `private` the only way out for state."""
    private: Callable[[S, Seat], Q]
    outcome: Callable[[S], Outcome | None]
    sample: Callable[[P, Q, Ask[C], Chance], C]
    """Some legal answer, from what the seat sees."""
    resample: Callable[[S, Viewer, Chance], S]
    """Another world that this viewer cannot tell from this one (for the proofs)."""
    trials: Callable[[], Iterable[tuple[int, O, M]]]
    """The seat counts, options and materials that conformance plays."""
    stirs: Callable[[S], Millis | None] = never
    """As `due`, but in no frame: for a time that tells something hidden, as when a team has come to agree."""
    invites: frozenset[str] = frozenset()
    """Tags of commands that nobody waits for and may be given again and again: bots give them unasked."""
    quick: frozenset[str] = frozenset()
    """Tags of commands that are given in the heat of play: a bot takes only a few seconds over them."""
    bots: Mapping[str, Bot[P, Q, C]] = field(default_factory=dict)
    """Players of this game by name, the best first; without any, `sample` plays."""
    sounds: Callable[[C], tuple[str, ...]] = no_sounds
    """The recordings that a command points at: the table lets it pass only if it keeps them."""
    seen: Callable[[S], tuple[str, ...]] = nothing_seen
    """The ids that should not come up again this evening before the deck is through."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game off the shelf: whoever runs it by its protocol need not know its nouns."""
