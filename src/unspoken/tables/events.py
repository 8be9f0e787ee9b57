"""What has happened at a table: all that its log holds."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.tables.atlas import AtlasEvent
from unspoken.tables.night_events import NightEvent
from unspoken.tables.own_words import OwnWordsKept
from unspoken.tables.room import (
    Chair,
    ChatLine,
    FinishedGame,
    Person,
    PersonId,
    SharedReplay,
    TableFact,
)
from unspoken.tables.tv import TvEvent


class Opened(Struct, frozen=True, tag=tag):
    """The table was opened under its code."""

    code: str
    game: str
    options: dict[str, str | int | bool]


class Came(Struct, frozen=True, tag=tag):
    """Somebody joined the table."""

    person: Person


class Left(Struct, frozen=True, tag=tag):
    """Somebody left for good."""

    person: PersonId


class BecameHost(Struct, frozen=True, tag=tag):
    """The host's role passed to this person."""

    person: PersonId


class SatDown(Struct, frozen=True, tag=tag):
    """Somebody or a bot took a new chair, to the left of all others."""

    chair: Chair


class StoodUp(Struct, frozen=True, tag=tag):
    """A chair was taken away before the game."""

    seat: Seat


class Swapped(Struct, frozen=True, tag=tag):
    """Two chairs changed places before the game."""

    seat: Seat
    other: Seat


class TookSeat(Struct, frozen=True, tag=tag):
    """A bot's chair passed to this person, with all that it owns (ALL-05)."""

    seat: Seat
    person: PersonId


class BotSatIn(Struct, frozen=True, tag=tag):
    """A bot plays a person's seat until the person is back."""

    seat: Seat


class CameBack(Struct, frozen=True, tag=tag):
    """A person took the chair back from the bot that sat in."""

    seat: Seat


class GaveUpSeat(Struct, frozen=True, tag=tag, omit_defaults=True):
    """The seat is a bot's from now on."""

    seat: Seat
    name: str
    shown_out: bool = False
    """Whether its person was shown out: then it stays a bot's until the game is over."""
    seal: int | None = None
    """The bot's; in logs from before it had one of its own, that of whoever gave the seat up."""


class AskedForSeat(Struct, frozen=True, tag=tag):
    """Somebody without a seat asked the host for a bot's."""

    person: PersonId
    seat: Seat


class TurnedDown(Struct, frozen=True, tag=tag):
    """The host did not give somebody the seat that they asked for."""

    person: PersonId


class Chosen(Struct, frozen=True, tag=tag):
    """The host chose a game and its house rules."""

    game: str
    options: dict[str, str | int | bool]


class GraceSet(Struct, frozen=True, tag=tag):
    """The host set how long a chair is kept."""

    seconds: int


class MannerSet(Struct, frozen=True, tag=tag):
    """The host set how the table's bots behave."""

    manner: Manner


class Began(Struct, frozen=True, tag=tag):
    """A game began; its header is in the game's own form."""

    header: Raw


class Moved(Struct, frozen=True, tag=tag):
    """A step of the game, in the game's own form."""

    at: Millis
    entry: Raw


class Finished(Struct, frozen=True, tag=tag):
    """A game came to its end."""

    played: FinishedGame
    seen: tuple[str, ...]


class Reopened(Struct, frozen=True, tag=tag):
    """Back to the open table."""


class WishedToEnd(Struct, frozen=True, tag=tag):
    """Somebody who plays would have this game ended."""

    person: PersonId


class WishedToPlayOn(Struct, frozen=True, tag=tag):
    """Somebody would not have it ended: nobody is asked any more."""

    person: PersonId


class Stopped(Struct, frozen=True, tag=tag, omit_defaults=True):
    """The game was ended before its end; nobody has won it."""

    seen: tuple[str, ...] | None = None
    """None where it was saved before anybody looked."""


class ReplayShared(Struct, frozen=True, tag=tag):
    """The host lets whoever has the link see a replay."""

    shared: SharedReplay


class ReplayTakenBack(Struct, frozen=True, tag=tag):
    """The link to a replay leads nowhere from now on."""

    number: int


class SealTaken(Struct, frozen=True, tag=tag):
    """Somebody took another seal."""

    person: PersonId
    seal: int


class Paused(Struct, frozen=True, tag=tag):
    """The table's time was stopped."""


class Resumed(Struct, frozen=True, tag=tag):
    """The table's time runs on."""


class Spoke(Struct, frozen=True, tag=tag):
    """Somebody wrote a line."""

    line: ChatLine


class Happened(Struct, frozen=True, tag=tag):
    """Everybody may read this of what has just happened."""

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
)
Seating: TypeAlias = SatDown | StoodUp | Swapped | TookSeat | BotSatIn | CameBack | GaveUpSeat
"""Who sits where has changed."""
