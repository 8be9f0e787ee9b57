"""Messages between a person and a table. The JSON schema and the TypeScript types are generated from them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct, field

from unspoken.kernel.frames.frame import Frame
from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.state.names import SEALS
from unspoken.tables.state.room import PersonId, TableFact
from unspoken.tables.wire.atlas_requests import HostAtlasRequest
from unspoken.tables.wire.closing import Closed as Closed
from unspoken.tables.wire.closing import CloseReason as CloseReason
from unspoken.tables.wire.days_requests import OwnDeadline, SetDays, SetTimeZone
from unspoken.tables.wire.door_requests import HostDoorRequest
from unspoken.tables.wire.night_requests import HostNightRequest, PlayNext, WishGame
from unspoken.tables.wire.operator_note import OperatorNote
from unspoken.tables.wire.request import Request
from unspoken.tables.wire.research_requests import ResearchRequest
from unspoken.tables.wire.room_view import RoomView
from unspoken.tables.wire.talk_messages import Reacted, Said, Talk, Thoughts
from unspoken.tables.wire.voice_requests import Mute

ChannelName: TypeAlias = Annotated[str, Meta(max_length=64)]


class Heartbeat(Struct, frozen=True, tag=tag):
    """Shows that the connection is alive, since a page cannot see WebSocket pings.

    The server replies to a client's heartbeat at once with its own, and sends one if it has sent nothing for
    a while. A client that gets no reply within some seconds should connect again: the server may hang.
    """


# ---- from a person to the table


class Hello(Struct, frozen=True, tag=tag, forbid_unknown_fields=True):
    """The first message of a client without cookies."""

    token: Annotated[str, Meta(max_length=128)]


class Answer(Request, frozen=True):
    """An answer to a question; it is valid while the question with this key is open."""

    key: Annotated[str, Meta(max_length=64)]
    command: Raw
    begun: int | None = None
    """`begun` of the room when the question was asked, since the next game may reuse the key."""


class Say(Request, frozen=True):
    """Write a line in a channel."""

    channel: ChannelName
    text: str


class React(Request, frozen=True):
    """Send a reaction in a channel."""

    channel: ChannelName
    sign: Annotated[str, Meta(max_length=16)]


class Sit(Request, frozen=True):
    """Take a chair in the lobby, take the own seat back, or ask for a bot's seat during a game."""

    seat: Seat | None = None


class Stand(Request, frozen=True):
    """Give up the chair in the lobby, or let a bot play the own seat during a game."""


class Swap(Request, frozen=True):
    """Swap two chairs in the lobby."""

    seat: Seat
    other: Seat


class AddBot(Request, frozen=True):
    """Add a bot in the lobby."""


class RemoveBot(Request, frozen=True):
    """Remove a bot in the lobby."""

    seat: Seat


class Choose(Request, frozen=True):
    """Choose a game and its house rules."""

    game: str
    options: dict[str, str | int | bool] = field(default_factory=dict)


class SetGrace(Request, frozen=True):
    """Set the grace period: how long a person may be disconnected before a bot sits in."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class SetManner(Request, frozen=True):
    """Set how the table's bots behave."""

    manner: Manner


class Start(Request, frozen=True):
    """Begin the chosen game."""


class Reopen(Request, frozen=True):
    """Go back to the lobby after a game."""


class Leave(Request, frozen=True):
    """Leave the table. During a game a bot plays the seat, and it stays the person's."""


class RemovePerson(Request, frozen=True):
    """Remove a person; only the host may."""

    person: PersonId


class Admit(Request, frozen=True):
    """Agree that a person takes the bot's seat they ask for; every seated person must."""

    person: PersonId


class TurnDown(Request, frozen=True):
    """Turn down a person's request for a seat; every seated person and the host may."""

    person: PersonId


class HandOver(Request, frozen=True):
    """Let a bot sit in for a person, who may take the seat back; only the host may."""

    seat: Seat


class Pause(Request, frozen=True):
    """Stop the table's clock."""


class Resume(Request, frozen=True):
    """Restart the table's clock."""


class EndGame(Request, frozen=True):
    """Agree to end this game, or refuse: the host asks first, then the other players."""

    wish: bool = True


class TakeSeal(Request, frozen=True):
    """Take another seal that nobody at the table has."""

    seal: Annotated[int, Meta(ge=0, lt=SEALS)]


class Skip(Request, frozen=True):
    """Stop waiting: all owed questions get random answers."""


HostRequest: TypeAlias = (
    AddBot | RemoveBot | Choose | SetGrace | SetManner | Reopen | RemovePerson | HandOver | Pause | Resume
)
"""Requests about the room that only the host may make."""
HostGameRequest: TypeAlias = Start | Skip | PlayNext
"""Requests about the game that only the host may make."""
TableRequest: TypeAlias = (
    Sit
    | Stand
    | Swap
    | Leave
    | TakeSeal
    | Admit
    | TurnDown
    | EndGame
    | WishGame
    | SetDays
    | SetTimeZone
    | HostRequest
    | HostNightRequest
    | HostAtlasRequest
    | ResearchRequest
    | HostDoorRequest
    | Mute
    | HostGameRequest
)
"""All requests except answers, chat and reactions."""
AnyRequest: TypeAlias = Answer | Say | React | TableRequest
FromPerson: TypeAlias = Hello | Heartbeat | AnyRequest


# ---- from the table to a person


class Welcome(Struct, frozen=True, tag=tag):
    """The first message to a person or screen."""

    code: str
    you: PersonId | None
    """None for a screen."""


class FrameMessage(Struct, frozen=True, tag=tag):
    """The newest frame of the game. `seq` counts this viewer's frames; `now` is the table's time."""

    seq: int
    now: Millis
    running: bool
    frame: Frame | Raw


class FramePatch(Struct, frozen=True, tag="patch", omit_defaults=True):
    """The changes since the previous frame: a JSON Merge Patch (RFC 7396) of its `frame`.

    Sent instead of whole frames to a client that connects with `?patches`. `seq` is one more than that of the
    previous frame or patch; a client that misses a number reconnects, and gets a whole frame.
    """

    seq: int
    now: Millis
    patch: Raw
    running: bool = True


class Facts(Struct, frozen=True, tag=tag):
    """New facts since the last message of this kind."""

    facts: tuple[TableFact, ...]
    earlier: bool
    """True if all these facts are older than this connection."""


class Ok(Struct, frozen=True, tag=tag):
    """The request was carried out and saved."""

    id: str


class Refusal(Struct, frozen=True, tag=tag):
    """The request was refused, and nothing has changed. The page has a sentence for each code."""

    code: str
    facts: dict[str, str | int] = {}
    """Details for the sentence. For `unreadable`: `reason` says what is wrong, and `at` where."""
    id: str | None = None
    """The id of the request; None if the message had no readable id."""


FromTable: TypeAlias = (
    Welcome
    | RoomView
    | FrameMessage
    | FramePatch
    | Said
    | Talk
    | Facts
    | Reacted
    | Thoughts
    | OwnDeadline
    | Ok
    | Refusal
    | Heartbeat
    | OperatorNote
    | Closed
)
