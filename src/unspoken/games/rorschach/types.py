"""The nouns of Rorschach."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag

Image: TypeAlias = str
"""A blot's id, which tells nothing of the blot."""
Images: TypeAlias = tuple[Image, ...]
WordId: TypeAlias = str
"""A word as it is called in English, or in the first language that it has."""
WordIds: TypeAlias = tuple[WordId, ...]
Team: TypeAlias = int
"""0 or 1."""


class Symbol(Enum):
    """A marker: one lies on each word, and the subject puts one on each image."""

    TRIANGLE = "triangle"
    CIRCLE = "circle"
    WAVES = "waves"


class Phase(Enum):
    """How far a round is."""

    SEATING = "seating"
    DEALING = "dealing"
    CHOOSING = "choosing"
    """The test team chooses its subject (ROR-05)."""
    REMOVING = "removing"
    """The control team turns an image face down (ROR-06)."""
    MATCHING = "matching"
    GUESSING = "guessing"
    COUNTERING = "countering"
    """The control team guesses at the same image (ROR-09)."""
    REVEALED = "revealed"
    """The first image's symbol is shown (ROR-10)."""
    SECOND = "second"
    """The test team guesses once more, or declines (ROR-11)."""
    SCORED = "scored"
    """The whole matching is shown (ROR-16)."""
    OVER = "over"


class Role(Enum):
    """What a seat is in a round; whoever will be the subject is a tester until it is chosen."""

    SUBJECT = "subject"
    TESTER = "tester"
    CONTROL = "control"


Decision: TypeAlias = Literal["choose", "remove", "match", "guess", "counter", "look"]
"""What may have a clock of its own; `look` is the rest after a reveal."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules."""

    teams: Literal["seated", "shuffled"] = "seated"
    """The first half of the seats against the rest, or as the seed deals them (ROR-01)."""
    first: Literal["seed", "first", "second"] = "seed"
    """Which team is the first round's test team (ROR-03)."""
    may_decline: bool = False
    """A team may do without its second guess (ROR-11)."""
    pace: Pace = Pace.RELAXED
    """Of every decision that has none of its own (ALL-07)."""
    deck: Annotated[str, Meta(min_length=1, max_length=64)] = "ink"
    words: Annotated[str, Meta(min_length=1, max_length=64)] = "words"
    choose_pace: OwnPace = OwnPace.SAME
    remove_pace: OwnPace = OwnPace.SAME
    match_pace: OwnPace = OwnPace.SAME
    guess_pace: OwnPace = OwnPace.SAME
    counter_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Word(Struct, frozen=True):
    """A word off the pack, as it is told in each language."""

    id: WordId
    text: dict[str, str]
    """By language."""


class Materials(Struct, frozen=True):
    """What a game needs from packs."""

    images: Images
    words: tuple[Word, ...]
    seen: tuple[str, ...] = ()
    """Images and words that came up earlier this evening: they begin in the box."""


class Mark(Struct, frozen=True):
    """A symbol on an image."""

    image: Image
    symbol: Symbol


class Choose(Struct, frozen=True, tag=tag):
    """This one of us shall be the subject."""

    seat: Seat


class Remove(Struct, frozen=True, tag=tag):
    """This image shall be out of the round."""

    image: Image


class Match(Struct, frozen=True, tag=tag):
    """The matching, sealed."""

    symbols: tuple[Symbol, ...]
    """By the images left, in the order in which they lie."""


class Guess(Struct, frozen=True, tag=tag):
    """The first guess and the second alike."""

    image: Image
    symbol: Symbol


class Counter(Struct, frozen=True, tag=tag):
    """The control team's guess at the image of the first guess."""

    symbol: Symbol


class Decline(Struct, frozen=True, tag=tag):
    """No second guess, where the table allows it."""


class GoOn(Struct, frozen=True, tag=tag):
    """Seen enough of the reveal."""


Command: TypeAlias = Choose | Remove | Match | Guess | Counter | Decline | GoOn
Wish: TypeAlias = Choose | Remove | Guess | Counter | Decline
"""What a team decides together (ALL-06)."""


class Lean(Struct, frozen=True):
    """More than half of a team agree, but not all: it happens unless somebody thinks again by then."""

    choice: int
    """The number of what they wish among the choices."""
    until: Millis


class ShownWord(Struct, frozen=True):
    """A word on the table, and the symbol that lies on it."""

    id: WordId
    text: dict[str, str]
    """By language: each viewer is shown their own."""
    symbol: Symbol


class Reveal(Struct, frozen=True):
    """An image whose symbol was shown."""

    image: Image
    symbol: Symbol
    """The subject's."""
    testers: Symbol
    """What the test team had guessed."""
    control: Symbol | None
    """What the control team had; None at the second guess, where it has no say."""
    to: Team | None
    """Who won the image; None for the box."""


class SecondGuess(Struct, frozen=True):
    """What the test team may still win in this round, after a right first guess (ROR-10, ROR-11)."""

    images: Images
    """Where it may guess, in the order in which they lie."""
    if_wrong: Team | None
    """Who gets the image if the guess is wrong; None for the box. If it is right, the test team does."""


class Round(Struct, frozen=True):
    """A round that has been scored: by then everybody knows all of it (ROR-16)."""

    testers: Team
    subject: Seat
    words: tuple[ShownWord, ...]
    images: Images
    removed: Image
    matching: tuple[Mark, ...]
    reveals: tuple[Reveal, ...]
    """One, or two where there was a second guess."""


class State(Struct, frozen=True):
    """All of a game, what is hidden too."""

    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    teams: BySeat[Team]
    testers: Team
    """The test team; the other is the control team."""
    image_pile: Images
    image_box: Images
    word_pile: WordIds
    word_box: WordIds
    words: WordIds
    """On the table; the first carries the first symbol, and so on."""
    images: Images
    subject: Seat | None
    removed: Image | None
    matching: tuple[Symbol, ...]
    """By the images left; empty until the subject has matched."""
    guess: Mark | None
    counter: Symbol | None
    declined: bool
    reveals: tuple[Reveal, ...]
    again: bool
    """The first reveal grants a second guess."""
    won: tuple[Images, Images]
    """By team."""
    wishes: BySeat[Wish | None]
    lean: Lean | None
    gone_on: BySeat[bool]
    past: tuple[Round, ...]
    winner: Team | None = None
    due: Millis | None = None


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    phase: Phase
    round: int
    """Counted from 1."""
    teams: BySeat[Team]
    testers: Team
    may_decline: bool
    won: tuple[Images, Images]
    """By team: an image is a point."""
    image_pile: int
    word_pile: int
    subject: Seat | None = None
    silent: bool = False
    """The subject may not speak (ROR-17)."""
    words: tuple[ShownWord, ...] = ()
    images: Images = ()
    """All four, as they lie; the removed one keeps its place."""
    images_left: Images = ()
    """Those that were not removed."""
    removed: Image | None = None
    guess: Mark | None = None
    """The test team's first guess, once it has fallen."""
    counter: Symbol | None = None
    reveals: tuple[Reveal, ...] = ()
    """This round's, the first and perhaps the second."""
    second: SecondGuess | None = None
    """From a first reveal that grants a second guess until that is made."""
    declined: bool = False
    matching: tuple[Mark, ...] = ()
    """Once the round is scored."""
    past: tuple[Round, ...] = ()
    """The subject's own latest rounds, this one among them once scored; all rounds when the game is over."""
    winner: Team | None = None
    """Only when the game is over; None even then if neither team was ahead when the images were used up."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    team: Team
    role: Role
    deciders: tuple[Seat, ...] = ()
    """Who of the own team has a say, while it decides; bots among them count where no people do (ALL-06)."""
    proposals: BySeat[Wish | None] = ()
    """What each of the own team wishes, while it decides; empty where nobody wishes anything."""
    leaning: Wish | None = None
    """What will happen in a moment unless somebody of the own team thinks again."""
    suggested: Seat | None = None
    """Who has been subject least often, while the own team chooses: a first proposal that is nobody's."""
    matching: tuple[Mark, ...] = ()
    """The subject's own, once it is sealed."""
