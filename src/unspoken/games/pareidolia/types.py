"""The types of Pareidolia: options, materials, commands, state and views."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from unspoken.games.pareidolia.lookups import CloudShape as CloudShape
from unspoken.games.pareidolia.lookups import Lookups, lookups_of
from unspoken.games.pareidolia.pieces import Angle, Discs, HandsOff, LastAction, Piece, Shape, Sky, Tenths
from unspoken.games.pareidolia.round_record import Card, PlayedRound, RoundSummary, SaidGuess, Words
from unspoken.kernel.languages import FALLBACK, LanguageTag, Tag
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat
from unspoken.kernel.words.grammar import WordGrammar

MOST_TIMES = 3
"""How often everyone may be main artist at most (PAR-19)."""

Minutes: TypeAlias = Literal[2, 3, 5]
PackName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Phase(Enum):
    """The phase of a game: `SITTING` before the deck is shuffled, `FLYING` while the toss is in the air."""

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
"""The decisions that may have their own pace; `word` is to read and choose a word, `look` the break after
a round.
"""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules of a table."""

    minutes: Minutes = 2
    """Two by the rules; longer for players who need more time (PAR-08)."""
    times: Annotated[int, Meta(ge=0, le=MOST_TIMES)] = 0
    """How often everyone is main artist, limited by the 45 droplets; 0 for the maximum (PAR-19)."""
    pace: Pace = Pace.RELAXED
    """The default pace of all decisions; it does not change the clock of the sky (ALL-07)."""
    language: LanguageTag = FALLBACK
    """The language in which guesses are judged, and in which bots guess (PAR-16)."""
    words: PackName = "cloud-words"
    clouds: PackName = "clouds"
    begin_pace: OwnPace = OwnPace.SAME
    word_pace: OwnPace = OwnPace.SAME
    toss_pace: OwnPace = OwnPace.SAME
    vote_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True, dict=True):
    """The word cards and clouds of a game, from the packs (PAR-03)."""

    words: tuple[WordCard, ...]
    clouds: tuple[CloudShape, ...]
    shown_before: tuple[Card, ...] = field(default=(), name="seen")
    """Words that came up earlier tonight: in the deck only if there are too few others."""
    grammar: WordGrammar = WordGrammar()
    """The inflection rules of the table's language."""

    @cached_property
    def lookups(self) -> Lookups:
        """Tables that every step needs; neither saved nor compared."""
        return lookups_of(self.words, self.clouds)


class Claim(Struct, frozen=True, tag=tag):
    """Claim the first round: "I was the last to see a shape in the clouds" (PAR-01)."""


class GoOn(Struct, frozen=True, tag=tag):
    """Pass instead of claiming the first round, show the word after the bell, or end this player's break."""


class Keep(Struct, frozen=True, tag=tag):
    """Keep one of the three cards as the word, as the main artist (PAR-05)."""

    card: Card


class Know(Struct, frozen=True, tag=tag):
    """Confirm that the second artist has read the word."""


class Toss(Struct, frozen=True, tag=tag):
    """Toss a cloud of this shape into the sky, as the main artist (PAR-07)."""

    shape: Shape


class Place(Struct, frozen=True, tag=tag):
    """Put a piece from the supply on top (PAR-10)."""

    shape: Shape
    x: Tenths
    y: Tenths
    turn: Angle
    flip: bool


class PickUp(Struct, frozen=True, tag=tag):
    """Put a piece of the sky elsewhere, on top (PAR-11)."""

    piece: Piece
    x: Tenths
    y: Tenths
    turn: Angle
    flip: bool


class Remove(Struct, frozen=True, tag=tag):
    """Put a piece of the sky back into the supply (PAR-12)."""

    piece: Piece


class Nudge(Struct, frozen=True, tag=tag):
    """Push with a finger from the first point to the second (PAR-13)."""

    x0: Tenths
    y0: Tenths
    x1: Tenths
    y1: Tenths


class Guess(Struct, frozen=True, tag=tag):
    """Guess what the clouds show (PAR-16)."""

    text: str


class Yes(Struct, frozen=True, tag=tag):
    """Say as an artist that a guess is right, by its number, from 1 (PAR-16)."""

    guess: int


class No(Struct, frozen=True, tag=tag):
    """Say as an artist, when the round is over, that the guess which ended it was wrong (PAR-16)."""


class Vote(Struct, frozen=True, tag=tag):
    """Vote for the most visibly relaxed of the tied; None abstains (PAR-20)."""

    seat: Seat | None


Action: TypeAlias = Place | PickUp | Remove | Nudge
"""The actions of an artist in the sky (PAR-10 to PAR-13)."""
Command: TypeAlias = Claim | GoOn | Keep | Know | Toss | Action | Guess | Yes | No | Vote


class Face(Struct, frozen=True):
    """The text of a word card."""

    card: Card
    word: Words
    category: Words


class State(Struct, frozen=True):
    """The whole state of a game, secrets included; only the rules see it."""

    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    """From 1."""
    first: Seat | None
    """The holder of the first-player marker; None while anybody may claim it."""
    gone_on: BySeat[bool]
    deck: tuple[Card, ...]
    drawn: tuple[Card, ...]
    card: Card | None
    tossed: Shape | None
    """The shape that is in the air."""
    sky: Sky
    last_action: LastAction | None
    hands_off: HandsOff | None
    passes: int
    """Skipped actions in a row."""
    guesses: tuple[SaidGuess, ...]
    uncounted: Seat | None
    """The seat whose last guess is not yet counted in its rate limit."""
    rested: BySeat[Millis]
    """When each seat may guess in a burst again."""
    opens: BySeat[Millis | None]
    """When each seat may guess again; None for at once."""
    found: int | None
    """The number of the right guess, from 1."""
    affirmed: Seat | None
    """The artist who said that the guess is right, if the judge did not."""
    denied: tuple[Seat, ...]
    """The artists who said, once the round was over, that the guess was wrong."""
    droplets: BySeat[int]
    tied: tuple[Seat, ...]
    votes: BySeat[Vote | None]
    winners: tuple[Seat, ...]
    past: tuple[PlayedRound, ...]
    due: Millis | None = None
    """When the bell rings, the artists' ten seconds end, or a break ends."""


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    rounds: int
    clouds: str
    """The pack of clouds; the page draws its outlines."""
    shapes: tuple[Shape, ...]
    """The shape of each piece."""
    discs: dict[Shape, Discs]
    """The discs of each shape, for clients without outlines."""
    droplets: BySeat[int]
    language: Tag
    """The language in which guesses are judged, and in which bots guess."""
    first: Seat | None = None
    artist: Seat | None = None
    """The main artist; None before the first round."""
    second: Seat | None = None
    timekeeper: Seat | None = None
    turn: Seat | None = None
    """Whose action it is."""
    next: Seat | None = None
    """Whose action comes next."""
    clock: Millis | None = None
    """The full length of the clock, by the rules; None if only the pace applies."""
    category: Words = {}
    """Present when both artists know the word."""
    word: Words = {}
    """Present at the end of the round."""
    sky: Sky = ()
    supply: dict[Shape, int] = {}
    last_action: LastAction | None = None
    hands_off: HandsOff | None = None
    guesses: tuple[SaidGuess, ...] = ()
    """The last sixty guesses of the round, so that frames stay bounded."""
    earlier_guesses: int = 0
    """How many guesses of the round came before `guesses`; the numbering continues from there."""
    found: int | None = None
    """The number of the right guess, from 1; the round is over."""
    affirmed: Seat | None = None
    """The artist who said that the guess is right; None if the judge accepted it."""
    denied: tuple[Seat, ...] = ()
    """The artists who deny the guess; if they agree, the word was not found and nobody gets a droplet."""
    rewarded: tuple[Seat, ...] = ()
    """Who got a droplet for this round: both artists and the finder, at its end."""
    tied: tuple[Seat, ...] = ()
    """The players among whom the others choose."""
    votes: BySeat[Vote | None] = ()
    """Present when all have voted; None for seats without a vote."""
    decided_by_vote: bool = False
    """Whether the vote decided between the tied."""
    past: tuple[RoundSummary, ...] = ()
    """Only when the game is over."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What only one seat sees."""

    drawn: tuple[Face, ...] = ()
    """The three cards that the main artist drew."""
    word: Face | None = None
    """The word of the round, for the two artists."""
    fellow: Seat | None = None
    """The other artist, for each of the two."""
    vote: Vote | None = None
    guesses_left: int | None = None
    """How many different guesses a watcher has left in this round, once they are few (PAR-16)."""
