"""What a game is, to the rest of the project."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from unspoken.kernel.album import Album, no_album
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.nothing import (
    no_facts,
    no_feats,
    no_hidden_due,
    no_hindsight,
    no_remark,
    no_sightings,
    no_sounds,
    no_teams,
    nothing_recalled,
    nothing_seen,
)
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.sighting import Memory, Sighting

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
_P = TypeVar("_P", contravariant=True)
_Q = TypeVar("_Q", contravariant=True)


class Refused(Exception):
    """What was asked for is not granted now; nothing has changed. Its facts are sent: no secrets."""

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
    opens: Millis | None = None
    """Before this time an answer is too hasty, and refused; None where it may come at once."""
    race: bool = False
    """The first answer closes it for everybody asked: bots leave it to people who still owe it."""


class Moment(Struct, frozen=True):
    """All that the rules may know of the world outside the table."""

    at: Millis
    chance: Chance
    people: frozenset[Seat] = frozenset()
    """Seats held by people who are here: bots never hold them up."""
    lapsed: frozenset[str] = frozenset()
    """Keys of the questions whose time has run out."""

    @property
    def only_person(self) -> Seat | None:
        """Who is here alone with bots; None where several are, or nobody."""
        return next(iter(self.people)) if len(self.people) == 1 else None


class Channel(Struct, frozen=True, gc=False):
    """Who may speak to whom just now: in a silent game a rule like any other (ALL-04)."""

    name: str
    speakers: frozenset[Seat]
    hearers: frozenset[Viewer]


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. Nobody has won a cooperative game that was lost."""

    winners: frozenset[Seat]
    scores: tuple[int, ...] | None = None
    """By seat, or by team in a team game; None where nothing is counted."""


class Ranking(Struct, frozen=True, gc=False):
    """How the seats of a finished game stand to each other: the same words for every game."""

    places: tuple[int, ...]
    """By seat, the best has 1; whoever is equal shares a place."""
    together: int | None = None
    """Where all win or lose as one: how well it went, from 0 to 100. Then all share a place."""


class Feat(Struct, frozen=True, gc=False):
    """Something that a seat did in a game and that counts for one of the game's titles."""

    title: str
    seat: Seat
    amount: int = 1


class Fact(Struct, frozen=True, omit_defaults=True):
    """Something that everybody saw happen: a sentence's code, and whom and what it speaks of."""

    code: str
    seat: Seat | None = None
    """Whom it is about, where it is about one: that one reads it as "you"."""
    seats: tuple[Seat, ...] = ()
    """Whom else it names, in seat order."""
    points: int | None = None
    """What it brought, where it is a scoring."""
    facts: dict[str, str | int] = {}


class Why(Struct, frozen=True):
    """What a bot thought when it answered: a sentence's code and its facts, told when the game is over."""

    code: str
    facts: dict[str, str | int] = {}


class Remark(Struct, frozen=True, omit_defaults=True):
    """What a bot says at the table: a sentence's code, whom it speaks of, and its facts."""

    code: str
    about: Seat | None = None
    facts: dict[str, str | int] = {}


class Bot(Protocol[_P, _Q, C]):
    """A player of one game: it sees a frame, as a browser does, and can see no more."""

    def answer(
        self, public: _P, private: _Q, ask: Ask[C], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[C, Why | None] | None:
        """An answer to one question and what the bot thought, from what the seat sees.

        None only where it was merely invited, or wishes already what it would wish.
        """
        ...


Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the saved form of one version, as plain JSON values (hence Any), into the next version's."""


def whoever_acts(_public: object, actor: Seat | None) -> Viewer:
    """Whoever has just acted knows best what it was about."""
    return actor


def by_outcome(_public: object, outcome: Outcome, seats: int) -> Ranking | None:
    """Winners come first, then the others by their scores, where each seat has one of its own."""
    scores = outcome.scores if outcome.scores is not None and len(outcome.scores) == seats else (0,) * seats
    worth = [(Seat(seat) in outcome.winners, score) for seat, score in enumerate(scores)]
    return Ranking(tuple(1 + sum(other > own for other in worth) for own in worth))


class _Askable(Protocol):
    """An ask, or the question that its seat is sent of it."""

    @property
    def answers(self) -> tuple[str, ...]: ...

    @property
    def owed(self) -> bool: ...


@dataclass(frozen=True, eq=False)  # a game is itself alone, so it can be a key
class Game(Generic[O, M, S, C, E, P, Q]):
    """The rules of one game, as functions of plain values. `apply` is the only place where state changes."""

    name: str
    version: int
    """Of the saved form; see `upgrades`."""
    options: type[O]
    materials: type[M]
    commands: Any  # a union of structs is no type to mypy, but a value
    events: Any  # as above
    """The unions of command structs and of event structs, for decoding."""
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
    hidden_due: Callable[[S], Millis | None] = no_hidden_due
    """As `due`, but in no frame: for a time that tells something hidden, as when a team has come to agree."""
    invited_commands: frozenset[str] = frozenset()
    """Tags of commands that nobody waits for and may be given again and again: bots give them unasked."""
    shared_commands: frozenset[str] = frozenset()
    """Tags of commands by which a team comes to one answer: its bots let its people speak first."""
    quick_commands: frozenset[str] = frozenset()
    """Tags of commands that are given in the heat of play: a bot takes only a few seconds over them."""
    bots: Mapping[str, Bot[P, Q, C]] = field(default_factory=dict)
    """Players of this game by name, the best first; without any, `sample` plays."""
    sounds: Callable[[C], tuple[str, ...]] = no_sounds
    """The recordings that a command points at: the table lets it pass only if it keeps them."""
    seen: Callable[[S], tuple[str, ...]] = nothing_seen
    """The ids that should not come up again this evening before the deck is through."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    teams: Callable[[O, int], tuple[int, ...] | None] = no_teams
    """At an open table with so many seats: each seat's team, where it is known before the game begins."""
    solo: Mapping[str, str | int | bool] = field(default_factory=dict)
    """House rules for somebody who sits down alone with bots, where the usual ones would suit them less."""
    facts: Callable[[P, P], tuple[Fact, ...]] = no_facts
    """What happened between two public views. It sees nothing else, so it cannot tell of a hidden act."""
    eyes: Callable[[P, Seat | None], Viewer] = whoever_acts
    """Through whose eyes a replay with all open is seen, after a step that this seat or nature has made."""
    remark: Callable[[P, Seat, Chance], Remark | None] = no_remark
    """What a bot might say of what everybody sees: it sees nothing else, so it can tell nothing else."""
    remarks: tuple[str, ...] = ()
    """Every code of a remark; each has a sentence in every language."""
    ranking: Callable[[P, Outcome, int], Ranking | None] = by_outcome
    """Who came where, from the last public view, the outcome and the number of seats; None if nowhere."""
    titles: Mapping[str, int] = field(default_factory=dict)
    """The titles that this game may earn somebody in a night, and how much each takes at least."""
    feats: Callable[[P], tuple[Feat, ...]] = no_feats
    """What counts for them, from the last public view."""
    album: Callable[[O, Iterable[P], Outcome], Album | None] = no_album
    """What is kept of a game that is over, from all its public views in their order."""
    sightings: Callable[[O, P, P], tuple[Sighting, ...]] = no_sightings
    """What was made of pictures and words in a round that ended between two public views."""
    recalled: Callable[[tuple[Memory, ...]], Fact | None] = nothing_recalled
    """What everybody is told of what the house remembers of these, after a round; None for nothing."""
    hindsight: Callable[[P], Struct | None] = no_hindsight
    """What can be worked out of the last public view; it may take long, and is asked for once it is over."""
    constants: Mapping[str, object] = field(default_factory=dict)
    """Facts of the rules that the page draws by, under their names: written into its generated types."""
    widest_seats: range | None = None
    """The seats by any options at all; needed only where options change them."""

    def seats_by_any_options(self) -> range:
        """From the fewest to the most seats that any options allow."""
        return self.seats(self.options()) if self.widest_seats is None else self.widest_seats

    def calls_bots(self, question: _Askable) -> bool:
        """Whether bots take a question up: what they owe, and what they are invited to."""
        return question.owed or not self.invited_commands.isdisjoint(question.answers)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game off the shelf: whoever runs it by its protocol need not know its nouns."""
