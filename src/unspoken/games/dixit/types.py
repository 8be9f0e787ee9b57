"""The types of Dixit: options, materials, commands, state and views."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from unspoken.kernel.languages import FALLBACK, LanguageTag
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat

Card: TypeAlias = str
"""A picture's id, which reveals nothing about the picture."""
Number: TypeAlias = int
"""A card's number on the table, from 1 (DIX-05)."""
Cards: TypeAlias = tuple[Card, ...]


class Phase(Enum):
    """The phase of a round."""

    DEALING = "dealing"
    TELLING = "telling"
    LAYING = "laying"
    VOTING = "voting"
    REVEALED = "revealed"
    OVER = "over"


SUGGESTED_TARGETS = (15, 20, 30, 40)
"""The targets that the page offers; any value in range is allowed (DIX-13)."""


REMEMBERED = 8
"""How many past rounds bots can see."""

Decision: TypeAlias = Literal["tell", "lay", "vote", "look"]
"""The decisions that may have their own pace: clue, decoys, votes, and the reveal."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules of a table."""

    target: Annotated[int, Meta(ge=5, le=100)] = 30
    """Points that end the game (DIX-13)."""
    pace: Pace = Pace.OFF
    """The default pace of all decisions (ALL-07)."""
    language: LanguageTag = FALLBACK
    """The language of the clues, including those of bots."""
    deck: Annotated[str, Meta(min_length=1, max_length=64)] = "dream"
    tell_pace: OwnPace = OwnPace.SAME
    lay_pace: OwnPace = OwnPace.SAME
    vote_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True):
    """The cards of a game, from the packs."""

    cards: Cards
    shown_before: Cards = field(default=(), name="seen")
    """Cards that came up earlier tonight: they start in the discard."""
    spare: Cards = ()
    """Cards of the house that are added to a deck too small for the number of players."""


class Written(Struct, frozen=True, tag=tag):
    """A written clue."""

    text: str
    """1 to 120 printable characters."""


class Recorded(Struct, frozen=True, tag=tag):
    """A recorded clue."""

    sound: str
    """The digest of the recording."""


class Aloud(Struct, frozen=True, tag=tag):
    """A clue spoken in the room; the server does not know it."""


class Unsaid(Struct, frozen=True, tag=tag):
    """No clue: the teller's time ran out."""


GivenClue: TypeAlias = Written | Recorded | Aloud
"""The clues that a teller may give."""
Clue: TypeAlias = Written | Recorded | Aloud | Unsaid


class Tell(Struct, frozen=True, tag=tag):
    """Choose a card of the hand and give a clue to it (DIX-03)."""

    card: Card
    clue: GivenClue


class Lay(Struct, frozen=True, tag=tag):
    """Choose cards of the hand that fit the clue (DIX-04)."""

    cards: Cards


class Vote(Struct, frozen=True, tag=tag):
    """Vote, by number, for the card that may be the teller's (DIX-06)."""

    number: Number


class GoOn(Struct, frozen=True, tag=tag):
    """Go on: end the reveal for this player, or pass in the first round."""


Command: TypeAlias = Tell | Lay | Vote | GoOn


class Found(Enum):
    """How many of the other players found the teller's card."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


class Points(Struct, frozen=True):
    """The points that each role gets for the teller's card."""

    teller: int
    finder: int
    other: int


class Verdict(Struct, frozen=True):
    """Who found the teller's card."""

    number: Number
    found: tuple[Seat, ...]
    """In seat order."""
    found_by: Found


class Story(Struct, frozen=True):
    """A finished round: an entry of the album."""

    teller: Seat
    card: Card
    clue: Clue
    voters: tuple[Seat, ...]
    found: tuple[Seat, ...]
    """In seat order."""
    fooled: BySeat[int]
    """How many votes each seat's own cards drew; the teller's card does not count."""


class PastRound(Struct, frozen=True):
    """A round as everybody saw it when its votes were shown."""

    teller: Seat
    clue: Clue
    board: Cards
    owners: tuple[Seat, ...]
    """By board position; the teller owns the card of the clue."""
    votes: BySeat[Number | None]


class State(Struct, frozen=True):
    """The whole state of a game, secrets included; only the rules see it."""

    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    teller: Seat | None
    """None while anybody may become the first teller (DIX-02)."""
    clue: Clue | None
    pile: Cards
    discard: Cards
    hands: BySeat[Cards]
    """A card stays in the hand until it is laid out."""
    laid: BySeat[Cards]
    """The cards that each seat has chosen for the board, the teller's card included."""
    board: Cards
    votes: BySeat[Number | None]
    gains: BySeat[int]
    scores: BySeat[int]
    gone_on: BySeat[bool]
    """Who is done with the reveal."""
    album: tuple[Story, ...]
    due: Millis | None = None
    """When the reveal ends by itself."""
    past: tuple[PastRound, ...] = ()
    """The last `REMEMBERED` rounds, the oldest first."""


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    target: int
    language: str
    lays: int
    """How many cards each player but the teller lays."""
    teller: Seat | None
    others: tuple[Seat, ...]
    """All seats but the teller's: those who lay and vote."""
    scores: BySeat[int]
    pile: int
    """How many cards are left to draw."""
    clue: Clue | None = None
    board: Cards = ()
    owners: tuple[Seat, ...] = ()
    """By board position; only when the votes are shown."""
    votes: BySeat[Number | None] = ()
    gains: BySeat[int] = ()
    verdict: Verdict | None = None
    """Present when the votes are shown."""
    next_teller: Seat | None = None
    """Present when the votes are shown; None after the last round."""
    album: tuple[Story, ...] = ()
    """Only when the game is over."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What only one seat sees."""

    hand: Cards
    laid: Cards = ()
    own: tuple[Number, ...] = ()
    """The numbers of this seat's own cards on the board."""
    vote: Number | None = None
    past: tuple[PastRound, ...] = ()
    """The last rounds. They are no secret, but only a teller who looks for a clue uses them."""
