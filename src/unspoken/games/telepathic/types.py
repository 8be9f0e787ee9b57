"""The types of Telepathic: options, materials, commands, state and views."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.games.telepathic.cards import Action, Card, Cards
from unspoken.games.telepathic.tiles import Cell, Condition, Grid, Kind
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class Mode(Enum):
    """The mode of play."""

    STANDARD = "standard"
    FIRST = "first"
    DIRECTOR = "director"
    FOUR_PARTNERS = "four-partners"
    OPPOSED = "opposed"
    __hash__ = object.__hash__  # by identity, as members are compared: the usual hash of a name is slow


class Role(Enum):
    """The role of a seat."""

    COLOUR = "colour"
    SHAPE = "shape"
    DIRECTOR = "director"
    COLOUR_LOSE = "colour-lose"
    COLOUR_WIN = "colour-win"
    SHAPE_LOSE = "shape-lose"
    SHAPE_WIN = "shape-win"


class Phase(Enum):
    """The phase of a game."""

    SITTING = "sitting"
    CLAIMING = "claiming"
    DEALING = "dealing"
    HANDING = "handing"
    PERFORMING = "performing"
    PERFORMED = "performed"
    SPEAKING = "speaking"
    ANSWERING = "answering"
    OVER = "over"
    __hash__ = object.__hash__  # like that of a mode: both are looked up on every move


class Reason(Enum):
    """Why a game ended."""

    LOSE_CONDITION = "lose-condition"
    ANNOUNCEMENT = "announcement"
    UNATTENDED = "unattended"
    """The clock alone has played for so long that nobody seems to be there: nobody wins or loses."""


Decision: TypeAlias = Literal["begin", "hand", "perform", "announce"]
"""The decisions that may have their own pace; the pace of an announcement also applies to its answer."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The house rules of a table."""

    mode: Mode = Mode.STANDARD
    removed: Annotated[int, Meta(ge=0, le=6)] = 0
    """Cards discarded unseen from the top of the deck, if there is one (TEL-05)."""
    pause: Annotated[int, Meta(ge=0, le=30)] = 0
    """Seconds that pass before any choice is shown, so that speed is no signal (TEL-17)."""
    pace: Pace = Pace.OFF
    """The default pace of all decisions (ALL-07)."""
    begin_pace: OwnPace = OwnPace.SAME
    hand_pace: OwnPace = OwnPace.SAME
    perform_pace: OwnPace = OwnPace.SAME
    announce_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True):
    """The cards of a game."""

    actions: tuple[Action, ...]


class Claim(Struct, frozen=True, tag=tag):
    """Claim the first turn: "I had a psychic experience last" (TEL-06)."""


class GoOn(Struct, frozen=True, tag=tag):
    """Pass: leave it to chance who begins."""


class Hand(Struct, frozen=True, tag=tag):
    """Hand this open card to the performer of the turn (TEL-07)."""

    card: Card


class Perform(Struct, frozen=True, tag=tag):
    """Use the handed card on one of its sets (TEL-07)."""

    on: int
    """Which of the card's four sets, 0 to 3."""


class Announce(Struct, frozen=True, tag=tag):
    """Announce the partner's win condition."""

    condition: Condition


class AnnounceBoth(Struct, frozen=True, tag=tag):
    """Announce both win conditions, as a director or as one of four partners."""

    colour: Condition
    shape: Condition


class Answer(Struct, frozen=True, tag=tag):
    """Name the announcer's win condition, as the partner."""

    condition: Condition


class Pass(Struct, frozen=True, tag=tag):
    """Make no announcement after this turn, in opposed teams."""


Command: TypeAlias = Claim | GoOn | Hand | Perform | Announce | AnnounceBoth | Answer | Pass
Wish: TypeAlias = Hand | Perform | Announce | AnnounceBoth | Pass
"""A choice that is stored until the directors agree, or until the pause is over."""


class Turn(Struct, frozen=True):
    """A complete turn: the open cards, the card handed, and the set it was performed on."""

    hander: Seat | None
    """None for the directors together."""
    performer: Seat
    row: Cards
    card: Card
    on: int


class Naming(Struct, frozen=True):
    """The conditions that a seat named, in an announcement or in the partner's answer."""

    seat: Seat | None
    """None for the directors together."""
    names: tuple[Condition, ...]


class State(Struct, frozen=True):
    """The whole state of a game, secrets included; only the rules see it."""

    options: Options
    materials: Materials
    seats: int
    phase: Phase
    starter: Seat
    gone_on: BySeat[bool]
    start: Grid
    grid: Grid
    row: Cards
    deck: Cards
    removed: Cards
    used: Cards
    shuffles: int
    wins: BySeat[Condition | None]
    loses: BySeat[Condition | None]
    wishes: BySeat[Wish | None]
    split: tuple[Seat, ...]
    """Directors who have all wished and disagree."""
    handed: Card | None
    turns: tuple[Turn, ...]
    """All complete turns, without the current one."""
    named: tuple[Naming, ...]
    reason: Reason | None = None
    winners: tuple[Seat, ...] = ()
    unattended: int = 0
    """Complete turns since anybody last made a choice."""
    until: Millis | None = None
    """The end of the pause; until then no answer is owed, and no choice is shown."""


class Secret(Struct, frozen=True):
    """The public facts about a seat's hidden cards: their kind, but not the cards."""

    seat: Seat
    kind: Kind
    win: bool
    """Whether the seat holds a win condition."""
    lose: bool
    """Whether the seat holds a lose condition."""


class Guess(Struct, frozen=True):
    """The condition that was named as a seat's win condition."""

    by: Seat | None
    """None for the directors together."""
    of: Seat
    name: Condition
    right: bool


class Line(Struct, frozen=True):
    """A condition that the last grid meets, its owner, and the cells that meet it."""

    seat: Seat
    condition: Condition
    cells: tuple[Cell, ...]


class Ending(Struct, frozen=True):
    """How the game ended, and why."""

    reason: Reason
    winners: tuple[Seat, ...]
    lines: tuple[Line, ...]
    """Lose conditions that were met; after an announcement, win conditions."""
    guesses: tuple[Guess, ...]
    """Ordered by the seat that a guess is about; empty if nothing was announced."""


class Belief(Struct, frozen=True):
    """A seat's belief about another's cards: per mille, in the order of the kind's four conditions."""

    seat: Seat | None
    """None for the directors together."""
    of: Seat
    wins: tuple[int, ...] = ()
    """Empty if seat `of` holds no win condition."""
    loses: tuple[int, ...] = ()


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    mode: Mode
    phase: Phase
    roles: BySeat[Role]
    actions: tuple[Action, ...]
    """All cards of the game; nobody knows which of them are in the deck and which were removed."""
    partners: BySeat[Seat | None]
    """The single partner with whom each seat wins; None for directors and for four partners."""
    secrets: tuple[Secret, ...]
    """The seats that hold a condition."""
    turn: int
    """Counted from 1; 0 before the first turn. After an announcement: the number of complete turns."""
    hander: Seat | None = None
    """Who has the turn; None for the directors together, and before and after play."""
    performer: Seat | None = None
    """Who gets the card of this turn."""
    pause: int = 0
    """The option, in seconds; during a pause the frame's `due` is its end, and no answer is owed."""
    paused: bool = False
    start: Grid = ()
    grid: Grid = ()
    row: Cards = ()
    """The open cards, without the handed card."""
    deck: int = 0
    removed: int = 0
    used: Cards = ()
    """In the order of use, the latest last."""
    handed: Card | None = None
    previews: tuple[Grid, ...] = ()
    """Once a card was handed: the grid after it, for each of its four sets."""
    turns: tuple[Turn, ...] = ()
    named: tuple[Naming, ...] = ()
    ending: Ending | None = None
    wins: BySeat[Condition | None] = ()
    """Only when the game is over, like all following fields."""
    loses: BySeat[Condition | None] = ()
    grids: tuple[Grid, ...] = ()
    """The grid before the first turn, and after each turn."""
    questions: tuple[tuple[str, ...], ...] = ()
    """The keys before the first turn and of each turn, asked or not; the last has all later keys."""


class Hindsight(Struct, frozen=True):
    """Beliefs that are computed once the game is over."""

    beliefs: tuple[tuple[Belief, ...], ...]
    """Every seat's beliefs before the first turn, and after each turn that did not end the game."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What only one seat sees."""

    win: Condition | None = None
    lose: Condition | None = None
    wishes: BySeat[Wish | None] = ()
    """For a director: each director's wish. In a pause: this seat's own choice. Otherwise empty."""
