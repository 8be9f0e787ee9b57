"""The types of Rorschach: options, materials, commands, state and views."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from unspoken.games.rorschach.cards import Image, Images, Word, WordId, WordIds
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat

Team: TypeAlias = int
"""0 or 1."""


class Symbol(Enum):
    """A marker: one lies on each word, and the subject puts one on each image."""

    TRIANGLE = "triangle"
    CIRCLE = "circle"
    WAVES = "waves"


class Phase(Enum):
    """The phase of a round."""

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
    __hash__ = object.__hash__  # by identity, as members are compared: the usual hash of a name is slow


class Role(Enum):
    """The role of a seat in a round; the subject is a tester until it is chosen."""

    SUBJECT = "subject"
    TESTER = "tester"
    CONTROL = "control"


Decision: TypeAlias = Literal["choose", "remove", "match", "guess", "counter", "look"]
"""The decisions that may have their own pace; `look` is the break after a reveal."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The house rules of a table."""

    teams: Literal["seated", "shuffled"] = "seated"
    """The first half of the seats against the rest, or as drawn by the seed (ROR-01)."""
    first: Literal["seed", "first", "second"] = "seed"
    """Which team is the test team of the first round (ROR-03)."""
    may_decline: bool = False
    """Whether a team may decline its second guess (ROR-11)."""
    pace: Pace = Pace.RELAXED
    """The default pace of all decisions (ALL-07)."""
    deck: Annotated[str, Meta(min_length=1, max_length=64)] = "ink"
    words: Annotated[str, Meta(min_length=1, max_length=64)] = "words"
    choose_pace: OwnPace = OwnPace.SAME
    remove_pace: OwnPace = OwnPace.SAME
    match_pace: OwnPace = OwnPace.SAME
    guess_pace: OwnPace = OwnPace.SAME
    counter_pace: OwnPace = OwnPace.SAME
    look_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True, dict=True):
    """The images and words of a game, from the packs."""

    images: Images
    words: tuple[Word, ...]
    shown_before: tuple[str, ...] = field(default=(), name="seen")
    """Images and words that came up earlier tonight: they start in the box."""

    @cached_property
    def texts(self) -> Mapping[WordId, dict[str, str]]:
        """Every word's text by language; kept, because packs are large and every view shows words."""
        return {word.id: word.text for word in self.words}


class Mark(Struct, frozen=True):
    """A symbol on an image."""

    image: Image
    symbol: Symbol


class Choose(Struct, frozen=True, tag=tag):
    """Propose a member of the seat's own team as the subject."""

    seat: Seat


class Remove(Struct, frozen=True, tag=tag):
    """Propose to remove an image from the round."""

    image: Image


class Match(Struct, frozen=True, tag=tag):
    """Seal the matching."""

    symbols: tuple[Symbol, ...]
    """The symbol on each of the images left, in display order."""


class Guess(Struct, frozen=True, tag=tag):
    """Propose a first or second guess."""

    image: Image
    symbol: Symbol


class Counter(Struct, frozen=True, tag=tag):
    """Propose the control team's guess at the image of the first guess."""

    symbol: Symbol


class Decline(Struct, frozen=True, tag=tag):
    """Propose to make no second guess, if the house rules allow it."""


class GoOn(Struct, frozen=True, tag=tag):
    """Go on: end the reveal for this player."""


Command: TypeAlias = Choose | Remove | Match | Guess | Counter | Decline | GoOn
Wish: TypeAlias = Choose | Remove | Guess | Counter | Decline
"""Anything that a team decides together (ALL-06)."""


class Lean(Struct, frozen=True):
    """A majority of a team agrees: its wish is decided at `until` unless a member objects."""

    choice: int
    """The index of the wish among the choices."""
    until: Millis


class ShownWord(Struct, frozen=True):
    """A word on the table, and the symbol that lies on it."""

    id: WordId
    text: dict[str, str]
    """By language; each viewer sees their own."""
    symbol: Symbol


class Reveal(Struct, frozen=True):
    """An image whose symbol was shown."""

    image: Image
    symbol: Symbol
    """The subject's symbol."""
    testers: Symbol
    """The test team's guess."""
    control: Symbol | None
    """The control team's guess; None at the second guess, where it has no say."""
    to: Team | None
    """The team that won the image; None for the box."""


class SecondGuess(Struct, frozen=True):
    """The second guess of a round, which follows a right first guess (ROR-10, ROR-11)."""

    images: Images
    """The images that the test team may guess at, in display order."""
    if_wrong: Team | None
    """The team that gets the image if the guess is wrong; None for the box."""


class Round(Struct, frozen=True):
    """A scored round, which everybody knows entirely (ROR-16)."""

    testers: Team
    subject: Seat
    words: tuple[ShownWord, ...]
    images: Images
    removed: Image
    matching: tuple[Mark, ...]
    reveals: tuple[Reveal, ...]
    """One reveal, or two after a second guess."""


class State(Struct, frozen=True):
    """The whole state of a game, secrets included; only the rules see it."""

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
    """The words on the table; the first has the first symbol, and so on."""
    images: Images
    subject: Seat | None
    removed: Image | None
    matching: tuple[Symbol, ...]
    """The symbol on each of the images left; empty until the subject has matched."""
    guess: Mark | None
    counter: Symbol | None
    declined: bool
    reveals: tuple[Reveal, ...]
    again: bool
    """Whether the first reveal grants a second guess."""
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
    """By team; each image is a point."""
    image_pile: int
    word_pile: int
    subject: Seat | None = None
    silent: bool = False
    """Whether the subject must be silent (ROR-17)."""
    words: tuple[ShownWord, ...] = ()
    images: Images = ()
    """All four in display order; a removed image keeps its place."""
    images_left: Images = ()
    """The images that were not removed."""
    removed: Image | None = None
    guess: Mark | None = None
    """The test team's first guess, once it is decided."""
    counter: Symbol | None = None
    reveals: tuple[Reveal, ...] = ()
    """The reveals of this round: the first, and perhaps the second."""
    second: SecondGuess | None = None
    """Present from a first reveal that grants a second guess until the second guess is made."""
    declined: bool = False
    matching: tuple[Mark, ...] = ()
    """Present once the round is scored."""
    past: tuple[Round, ...] = ()
    """The subject's own latest rounds, this one included once scored; all rounds when the game is over."""
    winner: Team | None = None
    """Set when the game is over; None if the images were used up and neither team was ahead."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What only one seat sees."""

    team: Team
    role: Role
    deciders: tuple[Seat, ...] = ()
    """The deciders of the seat's team, while it decides; bots count only if no people decide (ALL-06)."""
    proposals: BySeat[Wish | None] = ()
    """The wishes of the seat's team by seat, while it decides; empty if there are none."""
    leaning: Wish | None = None
    """The wish that will be decided in a moment unless a member of the seat's team objects."""
    suggested: Seat | None = None
    """The member who was subject least often, while the seat's team chooses."""
    matching: tuple[Mark, ...] = ()
    """The subject's own matching, once it is sealed."""
