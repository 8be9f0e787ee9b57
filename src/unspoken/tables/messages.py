"""What passes between a person and a table: the wire. Schema and TypeScript are made from these structs."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

from unspoken.kernel.frame import Frame
from unspoken.kernel.game import Millis, Seat, Why
from unspoken.tables.room import Chair, PersonId, Phase, Played

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""The sender's name for a message: the reply carries it, and the same answer sent twice is heard once."""


# ---- wishes about the table itself


class Sit(Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take a chair: a new one at an open table, or a bot's at any time."""

    seat: Seat | None = None


class Stand(Struct, frozen=True, tag_field="do", tag="stand", forbid_unknown_fields=True):
    """Give the chair up and watch."""


class Swap(Struct, frozen=True, tag_field="do", tag="swap", forbid_unknown_fields=True):
    """Two chairs change places before the game."""

    seat: Seat
    other: Seat


class AddBot(Struct, frozen=True, tag_field="do", tag="add-bot", forbid_unknown_fields=True):
    pass


class RemoveBot(Struct, frozen=True, tag_field="do", tag="remove-bot", forbid_unknown_fields=True):
    seat: Seat


class Choose(Struct, frozen=True, tag_field="do", tag="choose", forbid_unknown_fields=True):
    """Which game, by which house rules."""

    game: str
    options: dict[str, str | int | bool] = {}


class Grace(Struct, frozen=True, tag_field="do", tag="grace", forbid_unknown_fields=True):
    """How long a chair is kept for somebody who is gone before a bot sits in."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    pass


class Again(Struct, frozen=True, tag_field="do", tag="again", forbid_unknown_fields=True):
    """Back to the open table after a game."""


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    pass


class Remove(Struct, frozen=True, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host shows somebody out."""

    person: PersonId


class HandOver(Struct, frozen=True, tag_field="do", tag="hand-over", forbid_unknown_fields=True):
    """The host hands a seat to a bot; the person may take it back by coming back."""

    seat: Seat


class Pause(Struct, frozen=True, tag_field="do", tag="pause", forbid_unknown_fields=True):
    pass


class Resume(Struct, frozen=True, tag_field="do", tag="resume", forbid_unknown_fields=True):
    pass


class Skip(Struct, frozen=True, tag_field="do", tag="skip", forbid_unknown_fields=True):
    """Do not wait any longer: chance answers what is owed."""


Wish: TypeAlias = (
    Sit
    | Stand
    | Swap
    | AddBot
    | RemoveBot
    | Choose
    | Grace
    | Start
    | Again
    | Leave
    | Remove
    | HandOver
    | Pause
    | Resume
    | Skip
)


# ---- from a person to the table


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a client without cookies."""

    token: Annotated[str, Meta(max_length=128)]


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer names its question, so it is valid exactly while the question stands."""

    id: Id
    key: Annotated[str, Meta(max_length=64)]
    command: Raw


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    id: Id
    channel: Annotated[str, Meta(max_length=64)]
    text: str


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    id: Id
    channel: Annotated[str, Meta(max_length=64)]
    sign: Annotated[str, Meta(max_length=16)]


class Wished(Struct, frozen=True, tag="wish", forbid_unknown_fields=True):
    id: Id
    wish: Wish


FromPerson: TypeAlias = Hello | Answer | Say | React | Wished


# ---- from the table to a person


class PersonView(Struct, frozen=True):
    id: PersonId
    name: str
    seal: int
    here: bool


class RoomView(Struct, frozen=True, tag="room"):
    """The table itself: who is here, who sits where, what is played."""

    code: str
    phase: Phase
    host: PersonId | None
    game: str
    options: Raw
    least: int
    most: int
    people: tuple[PersonView, ...]
    chairs: tuple[Chair, ...]
    paused: bool
    grace: int
    evening: tuple[Played, ...]
    teams: tuple[int, ...] | None = None
    """The team of each chair while the table is open, where the game's house rules tell it."""


class Welcome(Struct, frozen=True, tag="welcome"):
    code: str
    you: PersonId | None
    """Nobody, where a screen is welcomed."""


class Sight(Struct, frozen=True, tag="frame"):
    """The newest sight of the game. `seq` counts this viewer's own frames; `now` is the table's time."""

    seq: int
    now: Millis
    running: bool
    frame: Frame | Raw


class Said(Struct, frozen=True, tag="said"):
    channel: str
    by: PersonId | None
    name: str
    seal: int
    text: str


class Talk(Struct, frozen=True, tag="talk"):
    """What was said before you came, as far as you may hear it."""

    lines: tuple[Said, ...]


class Reacted(Struct, frozen=True, tag="reacted"):
    channel: str
    by: PersonId
    sign: str


class Thought(Struct, frozen=True):
    """What a bot thought when it answered a question."""

    seat: Seat
    key: str
    why: Why


class Whys(Struct, frozen=True, tag="whys"):
    """Told when the game is over."""

    thoughts: tuple[Thought, ...]


class Ok(Struct, frozen=True, tag="ok"):
    """Heard, and saved."""

    id: str


class No(Struct, frozen=True, tag="refused"):
    """Not done; nothing has changed."""

    code: str
    facts: dict[str, str | int] = {}
    id: str | None = None


class Still(Struct, frozen=True, tag="still"):
    """The line is alive though nothing happens: a page cannot see the protocol's own pings."""


class Gone(Struct, frozen=True, tag="gone"):
    """The last message before the connection is closed."""

    why: str


FromTable: TypeAlias = Welcome | RoomView | Sight | Said | Talk | Reacted | Whys | Ok | No | Still | Gone
