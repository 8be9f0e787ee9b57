"""The nouns of Pareidolia."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.games.pareidolia.lookalikes import Lookalikes
from unspoken.games.pareidolia.pieces import Angle, Discs, HandsOff, LastAction, Piece, Shape, Sky, Tenths
from unspoken.games.pareidolia.round_record import Card, PlayedRound, RoundSummary, SaidGuess, Words
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import FALLBACK, LanguageTag, Tag
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.tags import tag

MOST_TIMES = 3
"""How often everyone may be main artist at most (PAR-19)."""

Minutes: TypeAlias = Literal[2, 3, 5]
PackName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class CloudShape(Struct, frozen=True):
    """A shape of cloud, and how many pieces of it there are."""

    shape: Shape
    count: int
    discs: Discs
    """What collides."""


class Phase(Enum):
    """Where a game is: `SITTING` before the deck is shuffled, `FLYING` while the toss is in the air."""

    SITTING = "sitting"
    CLAIMING = "claiming"
    DRAWING = "drawing"
    KEEPING = "keeping"
    KNOWING = "knowing"
    TOSSING = "tossing"
    FLYING = "flying"
    PLAYING = "playing"
    BELL = "bell"
    SHOWN = "shown"
    VOTING = "voting"
    OVER = "over"


Decision: TypeAlias = Literal["begin", "word", "toss", "vote", "look"]
"""What may have a clock of its own: `word` is read and chosen, `look` is the rest after a round."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules."""

    minutes: Minutes = 2
    """Two by the rules; longer for hands and eyes that need it (PAR-08)."""
    times: Annotated[int, Meta(ge=0, le=MOST_TIMES)] = 0
    """How often everyone is main artist, as far as 45 droplets last; 0 for as often as that (PAR-19)."""
    pace: Pace = Pace.RELAXED
    """For all but the clock of the sky, and what has a pace of its own (ALL-07)."""
    language: LanguageTag = FALLBACK
    """In which guesses are judged, and bots guess (PAR-16)."""
    words: PackName = "cloud-words"
    clouds: PackName = "clouds"
    begin_pace: OwnPace = OwnPace.SAME
    word_pace: OwnPace = OwnPace.SAME
    toss_pace: OwnPace = OwnPace.SAME
    vote_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True):
    """The word cards and the clouds that a game is played with (PAR-03)."""

    words: tuple[WordCard, ...]
    clouds: tuple[CloudShape, ...]
    seen: tuple[Card, ...] = ()
    """Words that came up earlier this evening: in the deck only where others are too few."""
    lookalikes: tuple[Lookalikes, ...] = ()
    """What is never right by a slip, in the table's language."""
    grammar: Grammar = Grammar()
    """How the table's language bends its words: the rules do not know."""


class Claim(Struct, frozen=True, tag=tag):
    """I was the last to see a shape in the clouds: I begin (PAR-01)."""


class GoOn(Struct, frozen=True, tag=tag):
    """Not I, let chance say who begins; or: seen enough."""


class Keep(Struct, frozen=True, tag=tag):
    """The main artist keeps one of the three cards (PAR-05)."""

    card: Card


class Know(Struct, frozen=True, tag=tag):
    """The second artist has read the word."""


class Toss(Struct, frozen=True, tag=tag):
    """The main artist tosses a cloud of this shape into the sky (PAR-07)."""

    shape: Shape


class Place(Struct, frozen=True, tag=tag):
    """A piece from the supply, on top of what lies there (PAR-10)."""

    shape: Shape
    x: Tenths
    y: Tenths
    turn: Angle
    flip: bool


class PickUp(Struct, frozen=True, tag=tag):
    """A piece in the sky is put back elsewhere, on top (PAR-11)."""

    piece: Piece
    x: Tenths
    y: Tenths
    turn: Angle
    flip: bool


class Remove(Struct, frozen=True, tag=tag):
    """A piece in the sky goes back to the supply (PAR-12)."""

    piece: Piece


class Nudge(Struct, frozen=True, tag=tag):
    """A finger is set down at the first point and drawn to the second (PAR-13)."""

    x0: Tenths
    y0: Tenths
    x1: Tenths
    y1: Tenths


class Guess(Struct, frozen=True, tag=tag):
    """What a watcher sees in the clouds (PAR-16)."""

    text: str


class Yes(Struct, frozen=True, tag=tag):
    """An artist's word that a guess is right, by the guess's number, from 1 (PAR-16)."""

    guess: int


class No(Struct, frozen=True, tag=tag):
    """An artist's word, when the round is over, that the guess which ended it was not the word (PAR-16)."""


class Vote(Struct, frozen=True, tag=tag):
    """The most visibly relaxed of the tied, or None for a voter who abstains (PAR-20)."""

    seat: Seat | None


Action: TypeAlias = Place | PickUp | Remove | Nudge
"""What an artist may do with the clouds (PAR-10 to PAR-13)."""
Command: TypeAlias = Claim | GoOn | Keep | Know | Toss | Action | Guess | Yes | No | Vote


class Face(Struct, frozen=True):
    """What is written on a word card."""

    card: Card
    word: Words
    category: Words


class State(Struct, frozen=True):
    """All there is to a game: seen by nobody but the rules."""

    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    """From 1."""
    first: Seat | None
    """Who holds the first-player marker; None while anybody may claim it."""
    gone_on: BySeat[bool]
    deck: tuple[Card, ...]
    drawn: tuple[Card, ...]
    card: Card | None
    tossed: Shape | None
    """A shape that is in the air."""
    sky: Sky
    last_action: LastAction | None
    hands_off: HandsOff | None
    passes: int
    """Actions in a row that the table went on without."""
    guesses: tuple[SaidGuess, ...]
    uncounted: Seat | None
    """Whose guess has just been heard, and not been counted in the pace of that seat."""
    rested: BySeat[Millis]
    """When each seat may guess in a burst again."""
    opens: BySeat[Millis | None]
    """When each seat may guess again; None for at once."""
    found: int | None
    """The number of the right guess, from 1."""
    affirmed: Seat | None
    """The artist who said that it is right, where the judge did not."""
    denied: tuple[Seat, ...]
    """The artists who said, once the round was over, that it was not."""
    droplets: BySeat[int]
    tied: tuple[Seat, ...]
    votes: BySeat[Vote | None]
    winners: tuple[Seat, ...]
    past: tuple[PlayedRound, ...]
    due: Millis | None = None
    """The bell; after it the end of the artists' ten seconds; or the end of a rest."""


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    rounds: int
    clouds: str
    """The pack whose outlines are to be drawn."""
    shapes: tuple[Shape, ...]
    """By piece: what shape it has."""
    discs: dict[Shape, Discs]
    """By shape: what it covers, for whoever has no outlines to look at."""
    droplets: BySeat[int]
    language: Tag = FALLBACK
    """In which guesses are judged, and bots guess."""
    first: Seat | None = None
    artist: Seat | None = None
    """The main artist; None before anybody is."""
    second: Seat | None = None
    timekeeper: Seat | None = None
    turn: Seat | None = None
    """Whose action it is."""
    next: Seat | None = None
    """Whose action comes then."""
    clock: Millis | None = None
    """How long the sun is on its way in all, by the rules; None where the pace alone decides."""
    category: Words = {}
    """When both artists know the word."""
    word: Words = {}
    """At the end of the round."""
    sky: Sky = ()
    supply: dict[Shape, int] = {}
    last_action: LastAction | None = None
    hands_off: HandsOff | None = None
    guesses: tuple[SaidGuess, ...] = ()
    """The last sixty of the round; more are not sent again and again."""
    earlier_guesses: int = 0
    """How many were said before these: the numbers of these follow."""
    found: int | None = None
    """The number of the right guess, from 1; the round is over."""
    affirmed: Seat | None = None
    """The artist who said so; None where the word itself was said."""
    denied: tuple[Seat, ...] = ()
    """The artists who say that it was not; once they agree nothing is found, and nobody has a droplet."""
    rewarded: tuple[Seat, ...] = ()
    """Who got a droplet for this round: both artists and the finder, at its end."""
    tied: tuple[Seat, ...] = ()
    """Between whom the others choose."""
    votes: BySeat[Vote | None] = ()
    """When all have voted; None for whoever had no vote."""
    decided_by_vote: bool = False
    """The vote told some of the tied from the others."""
    past: tuple[RoundSummary, ...] = ()
    """Only when the game is over."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    drawn: tuple[Face, ...] = ()
    """The three cards that the main artist drew."""
    word: Face | None = None
    """The word of the round, for the two artists."""
    fellow: Seat | None = None
    """The other artist, for each of the two."""
    vote: Vote | None = None
