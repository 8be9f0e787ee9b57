"""The nouns of Telepathic."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from unspoken.games.telepathic.cards import Action, Card, Cards
from unspoken.games.telepathic.tiles import Cell, Condition, Grid, Kind
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag


class Mode(Enum):
    """How a game is played."""

    STANDARD = "standard"
    FIRST = "first"
    DIRECTOR = "director"
    FOUR_PARTNERS = "four-partners"
    OPPOSED = "opposed"


class Role(Enum):
    """What a seat is for."""

    COLOUR = "colour"
    SHAPE = "shape"
    DIRECTOR = "director"
    COLOUR_LOSE = "colour-lose"
    COLOUR_WIN = "colour-win"
    SHAPE_LOSE = "shape-lose"
    SHAPE_WIN = "shape-win"


class Phase(Enum):
    """What the table is waiting for, or doing."""

    SITTING = "sitting"
    CLAIMING = "claiming"
    DEALING = "dealing"
    HANDING = "handing"
    PERFORMING = "performing"
    PERFORMED = "performed"
    SPEAKING = "speaking"
    ANSWERING = "answering"
    OVER = "over"


class Reason(Enum):
    """Why a game ended."""

    LOSE_CONDITION = "lose-condition"
    ANNOUNCEMENT = "announcement"
    UNATTENDED = "unattended"
    """The clock alone has played for so long that nobody seems to be there: nobody wins, nobody loses."""


Decision: TypeAlias = Literal["begin", "hand", "perform", "announce"]
"""What may have a clock of its own; an announcement's is also the answer's to it."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table may choose before it begins."""

    mode: Mode = Mode.STANDARD
    removed: Annotated[int, Meta(ge=0, le=6)] = 0
    """Cards discarded unseen from the top of the deck, where there is one (TEL-05)."""
    pause: Annotated[int, Meta(ge=0, le=30)] = 0
    """Seconds that pass before any choice is shown, so that haste is no signal (TEL-17)."""
    pace: Pace = Pace.OFF
    """Of every decision that has none of its own (ALL-07)."""
    begin_pace: OwnPace = OwnPace.SAME
    hand_pace: OwnPace = OwnPace.SAME
    perform_pace: OwnPace = OwnPace.SAME
    announce_pace: OwnPace = OwnPace.SAME


class Materials(Struct, frozen=True):
    """What the game is played with."""

    actions: tuple[Action, ...]


class Claim(Struct, frozen=True, tag=tag):
    """I had a psychic experience last: I begin (TEL-06)."""


class GoOn(Struct, frozen=True, tag=tag):
    """Not I; let chance say who begins."""


class Hand(Struct, frozen=True, tag=tag):
    """This open card, to the one who performs the turn (TEL-07)."""

    card: Card


class Perform(Struct, frozen=True, tag=tag):
    """The card that was handed to me, here (TEL-07)."""

    on: int
    """Which of the card's four sets, 0 to 3."""


class Announce(Struct, frozen=True, tag=tag):
    """The partner's win condition, named first."""

    condition: Condition


class AnnounceBoth(Struct, frozen=True, tag=tag):
    """Both win conditions, named by a director or by one of four partners."""

    colour: Condition
    shape: Condition


class Answer(Struct, frozen=True, tag=tag):
    """The announcer's win condition, named by the partner."""

    condition: Condition


class Pass(Struct, frozen=True, tag=tag):
    """Opposed teams: no announcement after this turn."""


Command: TypeAlias = Claim | GoOn | Hand | Perform | Announce | AnnounceBoth | Answer | Pass
Wish: TypeAlias = Hand | Perform | Announce | AnnounceBoth | Pass
"""What is kept until the directors agree, or until the pause is over."""


class Turn(Struct, frozen=True):
    """A complete turn: out of these open cards this one was handed, and performed on this set."""

    hander: Seat | None
    """None for the directors together."""
    performer: Seat
    row: Cards
    card: Card
    on: int


class Naming(Struct, frozen=True):
    """Who named what, aloud: the announcer first, then the partner's answer."""

    seat: Seat | None
    """None for the directors together."""
    names: tuple[Condition, ...]


class State(Struct, frozen=True):
    """All there is to know of a game; no part of it is shown but by `view`."""

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
    """Directors who have all wished, differ, and are waited for until they agree."""
    handed: Card | None
    turns: tuple[Turn, ...]
    """All complete turns; the one that is being played is not among them."""
    named: tuple[Naming, ...]
    reason: Reason | None = None
    winners: tuple[Seat, ...] = ()
    unattended: int = 0
    """Complete turns since anybody last made a choice."""
    until: Millis | None = None
    """While it stands nobody is waited for, and nothing that is chosen shows."""


class Secret(Struct, frozen=True):
    """What everybody may know of a seat's hidden cards: their kind, never which they are."""

    seat: Seat
    kind: Kind
    win: bool
    """It holds a win condition."""
    lose: bool
    """It holds a lose condition."""


class Guess(Struct, frozen=True):
    """What was named aloud as a seat's win condition."""

    by: Seat | None
    """None for the directors together."""
    of: Seat
    name: Condition
    right: bool


class Line(Struct, frozen=True):
    """A condition that the last grid meets, whose it is, and the cells that meet it."""

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
    """By the seat that each is of; empty where nothing was announced."""


class Belief(Struct, frozen=True):
    """What one seat could think of another's cards: per mille, in the order of the kind's four conditions."""

    seat: Seat | None
    """None for the directors together."""
    of: Seat
    wins: tuple[int, ...] = ()
    """Empty where that seat holds no such card."""
    loses: tuple[int, ...] = ()


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    mode: Mode
    phase: Phase
    roles: BySeat[Role]
    actions: tuple[Action, ...]
    """All cards of the game; which of them lie in the deck, and which were removed, nobody knows."""
    partners: BySeat[Seat | None]
    """With whom each seat wins, where that is one other; None for directors and for four partners."""
    secrets: tuple[Secret, ...]
    """Of the seats that hold something."""
    turn: int
    """Counted from 1."""
    hander: Seat | None = None
    """Who has the turn; None for the directors together, and before and after the play."""
    performer: Seat | None = None
    """Who gets the card of this turn."""
    pause: int = 0
    """The option, in seconds; while it lasts, the frame's `due` says when it ends; nobody is waited for."""
    paused: bool = False
    start: Grid = ()
    grid: Grid = ()
    row: Cards = ()
    """The open cards; the one that was handed is not among them."""
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
    """Only when the game is over; so is all that follows."""
    loses: BySeat[Condition | None] = ()
    grids: tuple[Grid, ...] = ()
    """Before the first turn, and after each."""
    questions: tuple[tuple[str, ...], ...] = ()
    """The keys of what was asked before the first turn, and in each; what came after the last is its own."""


class Hindsight(Struct, frozen=True):
    """What can be worked out when all is open."""

    beliefs: tuple[tuple[Belief, ...], ...]
    """Before the first turn, and after each that left the game going: what each could believe of each."""


class Private(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""

    win: Condition | None = None
    lose: Condition | None = None
    wishes: BySeat[Wish | None] = ()
    """A director's: what each director wishes. During a pause: what this seat has chosen. Else empty."""
