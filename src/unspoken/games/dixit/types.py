"""The nouns of Dixit."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import BySeat

Card: TypeAlias = str
"""A picture's id, which tells nothing of the picture."""
Number: TypeAlias = int
"""A card's number on the table, from 1 (DIX-05)."""
Cards: TypeAlias = tuple[Card, ...]


class Phase(Enum):
    DEALING = "dealing"
    TELLING = "telling"
    LAYING = "laying"
    VOTING = "voting"
    REVEALED = "revealed"
    OVER = "over"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, Meta(ge=5, le=100)] = 30
    pace: Pace = Pace.RELAXED
    language: Literal["en", "pl"] = "en"
    deck: Annotated[str, Meta(min_length=1, max_length=64)] = "dream"


class Materials(Struct, frozen=True):
    cards: Cards
    seen: Cards = ()
    """Cards that came up earlier this evening: they begin in the discard."""
    spare: Cards = ()
    """Cards of the house that fill a deck up which is too small for so many players."""


class Written(Struct, frozen=True, tag="written"):
    text: str


class Recorded(Struct, frozen=True, tag="recorded"):
    sound: str


class Aloud(Struct, frozen=True, tag="aloud"):
    """Said in the room: the table hears it without us."""


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """The clock ran out before a word was found: the picture must speak for itself."""


GivenClue: TypeAlias = Written | Recorded | Aloud
Clue: TypeAlias = Written | Recorded | Aloud | Unsaid


class Tell(Struct, frozen=True, tag="tell"):
    card: Card
    clue: GivenClue


class Lay(Struct, frozen=True, tag="lay"):
    cards: Cards


class Vote(Struct, frozen=True, tag="vote"):
    number: Number


class GoOn(Struct, frozen=True, tag="go-on"):
    """Seen enough of the reveal."""


Command: TypeAlias = Tell | Lay | Vote | GoOn


class Shuffled(Struct, frozen=True, tag="shuffled"):
    pile: Cards


class Dealt(Struct, frozen=True, tag="dealt"):
    drawn: BySeat[Cards]


class Told(Struct, frozen=True, tag="told"):
    teller: Seat
    card: Card
    clue: Clue


class Laid(Struct, frozen=True, tag="laid"):
    seat: Seat
    cards: Cards


class LaidOut(Struct, frozen=True, tag="laid-out"):
    board: Cards


class Voted(Struct, frozen=True, tag="voted"):
    seat: Seat
    number: Number


class Scored(Struct, frozen=True, tag="scored"):
    gains: BySeat[int]
    due: Millis | None


class WentOn(Struct, frozen=True, tag="went-on"):
    seat: Seat


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    teller: Seat
    """Who tells next."""


class GameEnded(Struct, frozen=True, tag="game-ended"):
    pass


Event: TypeAlias = Shuffled | Dealt | Told | Laid | LaidOut | Voted | Scored | WentOn | RoundEnded | GameEnded


class Story(Struct, frozen=True):
    """A round that has been told: a page of the album."""

    teller: Seat
    card: Card
    clue: Clue
    found: tuple[Seat, ...]
    """In seat order."""
    fooled: BySeat[int]
    """How many votes each seat's own cards drew, the teller's card aside."""


class State(Struct, frozen=True):
    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    teller: Seat | None
    """None while anybody may come first (DIX-02)."""
    clue: Clue | None
    pile: Cards
    discard: Cards
    hands: BySeat[Cards]
    """A card stays in the hand until it is laid out."""
    laid: BySeat[Cards]
    """What each seat has chosen for the table, the teller's card included."""
    board: Cards
    votes: BySeat[Number | None]
    gains: BySeat[int]
    scores: BySeat[int]
    gone_on: BySeat[bool]
    album: tuple[Story, ...]
    due: Millis | None = None


class Public(Struct, frozen=True, omit_defaults=True):
    phase: Phase
    round: int
    target: int
    language: str
    lays: int
    """How many cards each of the others lays beside the teller's."""
    teller: Seat | None
    clue: Clue | None
    scores: BySeat[int]
    pile: int
    board: Cards = ()
    owners: tuple[Seat, ...] = ()
    """By board position; only when the votes are shown."""
    votes: BySeat[Number | None] = ()
    gains: BySeat[int] = ()
    album: tuple[Story, ...] = ()
    """Only when the game is over."""


class Private(Struct, frozen=True, omit_defaults=True):
    hand: Cards
    laid: Cards = ()
    own: tuple[Number, ...] = ()
    """The numbers on the table that are this seat's own."""
    vote: Number | None = None
