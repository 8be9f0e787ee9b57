"""The events of a table: the records of its log."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct, field

from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.log.night_events import NightEvent
from unspoken.tables.log.silence_events import SilenceEvent
from unspoken.tables.state.atlas import AtlasEvent
from unspoken.tables.state.days import DaysEvent
from unspoken.tables.state.door import DoorEvent
from unspoken.tables.state.own_words import OwnWordsKept
from unspoken.tables.state.research import ResearchEvent
from unspoken.tables.state.room import (
    Approval,
    Chair,
    ChatLine,
    FinishedGame,
    Person,
    PersonId,
    SharedReplay,
    TableFact,
)
from unspoken.tables.state.transfer import TokenChanged
from unspoken.tables.state.tv import TvEvent
from unspoken.tables.state.voice import Muted


class Opened(Struct, frozen=True, tag=tag):
    """The table was opened under its code."""

    code: str
    game: str
    options: dict[str, str | int | bool]


class Came(Struct, frozen=True, tag=tag):
    """A person joined the table."""

    person: Person


class Left(Struct, frozen=True, tag=tag):
    """A person left for good."""

    person: PersonId


class BecameHost(Struct, frozen=True, tag=tag):
    """The host's role passed to this person."""

    person: PersonId


class SatDown(Struct, frozen=True, tag=tag):
    """A person or a bot took a new chair, which was added at the end."""

    chair: Chair


class StoodUp(Struct, frozen=True, tag=tag):
    """A chair was removed in the lobby."""

    seat: Seat


class Swapped(Struct, frozen=True, tag=tag):
    """Two chairs changed places in the lobby."""

    seat: Seat
    other: Seat


class TookSeat(Struct, frozen=True, tag=tag):
    """A person took a bot's chair, with everything the seat owns (ALL-05)."""

    seat: Seat
    person: PersonId


class BotSatIn(Struct, frozen=True, tag=tag):
    """A bot sat in for a person until they are back."""

    seat: Seat


class CameBack(Struct, frozen=True, tag=tag):
    """A person took the chair back from the bot that sat in."""

    seat: Seat


class GaveUpSeat(Struct, frozen=True, tag=tag, omit_defaults=True):
    """A person gave up the seat, and a bot plays it from now on."""

    seat: Seat
    name: str
    shown_out: bool = False
    """True if the host removed the person; the seat then stays a bot's until the game is over."""
    seal: int | None = None
    """The bot's seal; None in old logs, in which the bot keeps the person's seal."""


class AskedForSeat(Struct, frozen=True, tag=tag):
    """A spectator asked for a bot's seat."""

    person: PersonId
    seat: Seat


class TurnedDown(Struct, frozen=True, tag=tag):
    """A seated person or the host turned down a person's request for a seat."""

    person: PersonId


class Approved(Struct, frozen=True, tag=tag):
    """A seated person agreed to a person's request for a seat."""

    approval: Approval


class StoodAside(Struct, frozen=True, tag=tag):
    """A person stood up during a game. The seat stays theirs; a bot sits in."""

    person: PersonId


class Chosen(Struct, frozen=True, tag=tag):
    """The host chose a game and its house rules."""

    game: str
    options: dict[str, str | int | bool]


class GraceSet(Struct, frozen=True, tag=tag):
    """The host set the grace period."""

    seconds: int


class MannerSet(Struct, frozen=True, tag=tag):
    """The host set how the table's bots behave."""

    manner: Manner


class Began(Struct, frozen=True, tag=tag):
    """A game began; its header is encoded by the game."""

    header: Raw


class Moved(Struct, frozen=True, tag=tag):
    """A step of the game, encoded by the game."""

    at: Millis
    entry: Raw


class Finished(Struct, frozen=True, tag=tag):
    """A game ended by its rules."""

    played: FinishedGame
    shown_ids: tuple[str, ...] = field(name="seen")
    """The ids shown this evening, including this game."""


class Reopened(Struct, frozen=True, tag=tag):
    """The host went back to the lobby."""


class WishedToEnd(Struct, frozen=True, tag=tag):
    """A person agreed to end this game."""

    person: PersonId


class WishedToPlayOn(Struct, frozen=True, tag=tag):
    """A person refused to end this game; the host's question is closed."""

    person: PersonId


class Stopped(Struct, frozen=True, tag=tag, omit_defaults=True):
    """The game was ended early; nobody has won."""

    shown_ids: tuple[str, ...] | None = field(default=None, name="seen")
    """The ids shown this evening; None in old logs."""


class ReplayShared(Struct, frozen=True, tag=tag):
    """The host shared a replay by a link."""

    shared: SharedReplay


class ReplayTakenBack(Struct, frozen=True, tag=tag):
    """The link to a replay was revoked."""

    number: int


class SealTaken(Struct, frozen=True, tag=tag):
    """A person took another seal."""

    person: PersonId
    seal: int


class Paused(Struct, frozen=True, tag=tag):
    """The host paused the table."""


class Resumed(Struct, frozen=True, tag=tag):
    """The host ended the pause."""


class Spoke(Struct, frozen=True, tag=tag):
    """A person or a bot wrote a line."""

    line: ChatLine


class Happened(Struct, frozen=True, tag=tag):
    """A public fact about the events before it."""

    fact: TableFact


TableEvent: TypeAlias = (
    Opened
    | Came
    | Left
    | BecameHost
    | SatDown
    | StoodUp
    | Swapped
    | TookSeat
    | BotSatIn
    | CameBack
    | GaveUpSeat
    | AskedForSeat
    | TurnedDown
    | Approved
    | StoodAside
    | Chosen
    | GraceSet
    | MannerSet
    | Began
    | Moved
    | Finished
    | Reopened
    | WishedToEnd
    | WishedToPlayOn
    | Stopped
    | ReplayShared
    | ReplayTakenBack
    | SealTaken
    | Paused
    | Resumed
    | Spoke
    | Happened
    | NightEvent
    | TvEvent
    | OwnWordsKept
    | AtlasEvent
    | ResearchEvent
    | DoorEvent
    | SilenceEvent
    | Muted
    | DaysEvent
    | TokenChanged
)
Seating: TypeAlias = SatDown | StoodUp | Swapped | TookSeat | BotSatIn | CameBack | GaveUpSeat
"""Events that change the chairs."""
