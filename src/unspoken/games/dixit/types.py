"""The nouns of Dixit."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.languages import FALLBACK, LanguageTag
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag

Card: TypeAlias = str
"""A picture's id, which tells nothing of the picture."""
Number: TypeAlias = int
"""A card's number on the table, from 1 (DIX-05)."""
Cards: TypeAlias = tuple[Card, ...]


class Phase(Enum):
    """Where in a round the table is."""

    DEALING = "dealing"
    TELLING = "telling"
    LAYING = "laying"
    VOTING = "voting"
    REVEALED = "revealed"
    OVER = "over"


SUGGESTED_TARGETS = (15, 20, 30, 40)
"""What a table is offered to play to, out of all that it may choose (DIX-13)."""


REMEMBERED = 8
"""Rounds of which a table keeps in mind what everybody saw."""

Decision: TypeAlias = Literal["tell", "lay", "vote", "look"]
"""What may have a clock of its own: the clue, the decoys, the votes, and the look at what they were."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before it plays."""

    target: Annotated[int, Meta(ge=5, le=100)] = 30
    """Points that end the game (DIX-13)."""
    pace: Pace = Pace.OFF
    """Of every decision that has none of its own (ALL-07)."""
    language: LanguageTag = FALLBACK
    """Of the clues: bots write theirs in it."""
    deck: Annotated[str, Meta(min_length=1, max_length=64)] = "dream"
    tell_pace: OwnPace = OwnPace.SAME
    lay_pace: OwnPace = OwnPace.SAME
    vote_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True):
    """What a game is played with, out of the packs."""

    cards: Cards
    seen: Cards = ()
    """Cards that came up earlier this evening: they begin in the discard."""
    spare: Cards = ()
    """Cards of the house that fill a deck up which is too small for so many players."""


class Written(Struct, frozen=True, tag=tag):
    """A clue to be read."""

    text: str


class Recorded(Struct, frozen=True, tag=tag):
    """A clue to be heard."""

    sound: str
    """The recording's digest, by which the table keeps it."""


class Aloud(Struct, frozen=True, tag=tag):
    """Said in the room: the table hears it without us."""


class Unsaid(Struct, frozen=True, tag=tag):
    """The clock ran out before a word was found: the picture must speak for itself."""


GivenClue: TypeAlias = Written | Recorded | Aloud
"""What a teller may give."""
Clue: TypeAlias = Written | Recorded | Aloud | Unsaid


class Tell(Struct, frozen=True, tag=tag):
    """A card of the hand, and a clue to it (DIX-03)."""

    card: Card
    clue: GivenClue


class Lay(Struct, frozen=True, tag=tag):
    """Cards of the hand that the clue could have been about (DIX-04)."""

    cards: Cards


class Vote(Struct, frozen=True, tag=tag):
    """The number of the card that one takes for the teller's (DIX-06)."""

    number: Number


class GoOn(Struct, frozen=True, tag=tag):
    """Seen enough of the reveal."""


Command: TypeAlias = Tell | Lay | Vote | GoOn


class Found(Enum):
    """By how many of the others the teller's card was found."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


class Points(Struct, frozen=True):
    """What a round brings for the teller's card, by what somebody did in it."""

    teller: int
    finder: int
    other: int


class Verdict(Struct, frozen=True):
    """What the votes said of the teller's card."""

    number: Number
    found: tuple[Seat, ...]
    """In seat order."""
    found_by: Found


class Story(Struct, frozen=True):
    """A round that has been told: a page of the album."""

    teller: Seat
    card: Card
    clue: Clue
    voters: tuple[Seat, ...]
    found: tuple[Seat, ...]
    """In seat order."""
    fooled: BySeat[int]
    """How many votes each seat's own cards drew, the teller's card aside."""


class PastRound(Struct, frozen=True):
    """A round as everybody saw it when its votes were shown."""

    teller: Seat
    clue: Clue
    board: Cards
    owners: tuple[Seat, ...]
    """By board position; the teller's is the told card."""
    votes: BySeat[Number | None]


class State(Struct, frozen=True):
    """Everything about a game, secrets included; it never leaves the rules."""

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
    """Who has seen enough of the reveal."""
    album: tuple[Story, ...]
    due: Millis | None = None
    """When the reveal ends by itself."""
    past: tuple[PastRound, ...] = ()
    """The last rounds, the oldest first; no more of them than somebody might remember."""


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    target: int
    language: str
    lays: int
    """How many cards each of the others lays beside the teller's."""
    teller: Seat | None
    others: tuple[Seat, ...]
    """All but the teller: those who lay and vote."""
    clue: Clue | None
    scores: BySeat[int]
    pile: int
    """How many cards are left to draw."""
    board: Cards = ()
    owners: tuple[Seat, ...] = ()
    """By board position; only when the votes are shown."""
    votes: BySeat[Number | None] = ()
    gains: BySeat[int] = ()
    verdict: Verdict | None = None
    """With the votes."""
    next_teller: Seat | None = None
    """With the votes; None where this round was the last."""
    album: tuple[Story, ...] = ()
    """Only when the game is over."""
    past: tuple[PastRound, ...] = ()
    """What was shown in the last rounds; only while somebody looks for a clue, for whom it is told."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    hand: Cards
    laid: Cards = ()
    own: tuple[Number, ...] = ()
    """The numbers on the table that are this seat's own."""
    vote: Number | None = None
