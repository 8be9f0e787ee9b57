"""What passes between a person and a table: the wire. Schema and TypeScript are made from these structs."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct, field

from unspoken.kernel.frame import Frame
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.tables.atlas_requests import HostAtlasRequest
from unspoken.tables.names import SEALS
from unspoken.tables.night_requests import HostNightRequest, PlayNext, WishGame
from unspoken.tables.request import Request
from unspoken.tables.room import PersonId, TableFact
from unspoken.tables.room_view import RoomView
from unspoken.tables.talk_messages import Reacted, Said, Talk, Thoughts

ChannelName: TypeAlias = Annotated[str, Meta(max_length=64)]


# ---- from a person to the table


class Hello(Struct, frozen=True, tag=tag, forbid_unknown_fields=True):
    """The first message of a client without cookies."""

    token: Annotated[str, Meta(max_length=128)]


class Answer(Request, frozen=True):
    """An answer names its question, so it is valid exactly while the question stands."""

    key: Annotated[str, Meta(max_length=64)]
    command: Raw
    begun: int | None = None
    """As the room told it when this was asked: the next game may ask under the same key."""


class Say(Request, frozen=True):
    """Write a line in a channel."""

    channel: ChannelName
    text: str


class React(Request, frozen=True):
    """Give a sign in a channel."""

    channel: ChannelName
    sign: Annotated[str, Meta(max_length=16)]


class Sit(Request, frozen=True):
    """Take a chair: a new one at an open table; or a bot's, for which a latecomer's host is asked."""

    seat: Seat | None = None


class Stand(Request, frozen=True):
    """Give the chair up and watch."""


class Swap(Request, frozen=True):
    """Let two chairs change places before the game."""

    seat: Seat
    other: Seat


class AddBot(Request, frozen=True):
    """Sit a bot at the open table."""


class RemoveBot(Request, frozen=True):
    """Send a bot away from the open table."""

    seat: Seat


class Choose(Request, frozen=True):
    """Choose a game and its house rules."""

    game: str
    options: dict[str, str | int | bool] = field(default_factory=dict)


class SetGrace(Request, frozen=True):
    """Set how long a chair is kept for somebody who is gone before a bot sits in."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class SetManner(Request, frozen=True):
    """Set how the table's bots behave."""

    manner: Manner


class Start(Request, frozen=True):
    """Begin the chosen game."""


class Reopen(Request, frozen=True):
    """Go back to the open table after a game."""


class Leave(Request, frozen=True):
    """Leave the table for good."""


class RemovePerson(Request, frozen=True):
    """Show somebody out, as the host may."""

    person: PersonId


class Admit(Request, frozen=True):
    """Give somebody the bot's seat that they ask for, as the host may."""

    person: PersonId


class TurnDown(Request, frozen=True):
    """Do not give somebody the seat that they ask for."""

    person: PersonId


class HandOver(Request, frozen=True):
    """Hand a seat to a bot, as the host may; the person may take it back by coming back."""

    seat: Seat


class Pause(Request, frozen=True):
    """Let the table's time stand still."""


class Resume(Request, frozen=True):
    """Let the table's time run on."""


class EndGame(Request, frozen=True):
    """Wish that this game be over, or not: the host asks, and the others who play nod."""

    wish: bool = True


class TakeSeal(Request, frozen=True):
    """Take another seal, one that nobody at the table has."""

    seal: Annotated[int, Meta(ge=0, lt=SEALS)]


class Skip(Request, frozen=True):
    """Do not wait any longer: chance answers what is owed."""


HostRequest: TypeAlias = (
    AddBot
    | RemoveBot
    | Choose
    | SetGrace
    | SetManner
    | Reopen
    | RemovePerson
    | Admit
    | TurnDown
    | HandOver
    | Pause
    | Resume
)
"""What only the host may ask, of the room alone."""
HostGameRequest: TypeAlias = Start | Skip | PlayNext
"""What only the host may ask, of the game on the table."""
TableRequest: TypeAlias = (
    Sit
    | Stand
    | Swap
    | Leave
    | TakeSeal
    | EndGame
    | WishGame
    | HostRequest
    | HostNightRequest
    | HostAtlasRequest
    | HostGameRequest
)
"""What is asked of the table itself."""
AnyRequest: TypeAlias = Answer | Say | React | TableRequest
FromPerson: TypeAlias = Hello | AnyRequest


# ---- from the table to a person


class Welcome(Struct, frozen=True, tag=tag):
    """The first message to somebody who was let in."""

    code: str
    you: PersonId | None
    """Nobody, where a screen is welcomed."""


class FrameMessage(Struct, frozen=True, tag=tag):
    """The newest frame of the game. `seq` counts this viewer's own frames; `now` is the table's time."""

    seq: int
    now: Millis
    running: bool
    frame: Frame | Raw


class Facts(Struct, frozen=True, tag=tag):
    """What has happened at the table since you were last told."""

    facts: tuple[TableFact, ...]
    earlier: bool
    """Whether all this happened before you came."""


class Ok(Struct, frozen=True, tag=tag):
    """Heard, and saved."""

    id: str


class Refusal(Struct, frozen=True, tag=tag):
    """Not done; nothing has changed. The sentence lives with the page's words."""

    code: str
    facts: dict[str, str | int] = {}
    id: str | None = None


class Heartbeat(Struct, frozen=True, tag=tag):
    """The connection is alive though nothing happens: a page cannot see the protocol's own pings."""


class CloseReason(Enum):
    """Why a table closes somebody's connection."""

    LEFT = "left"
    REMOVED = "removed"
    TAKEN_OVER = "taken-over"
    """Another page of the same person has connected."""
    SHOWN_ELSEWHERE = "shown-elsewhere"
    """The same person has put up another screen."""
    PUT_AWAY = "put-away"
    """Whoever put up the screen is no longer of the table."""
    TOO_FAST = "too-fast"
    CLOSING = "closing"
    """The table moves to another server: come back, it is there already."""


class Closed(Struct, frozen=True, tag=tag):
    """The last message before the connection is closed."""

    reason: CloseReason


FromTable: TypeAlias = (
    Welcome
    | RoomView
    | FrameMessage
    | Said
    | Talk
    | Facts
    | Reacted
    | Thoughts
    | Ok
    | Refusal
    | Heartbeat
    | Closed
)
