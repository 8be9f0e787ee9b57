"""What a table tells an agent, as far as an agent reads it: the wire itself is described in docs/protocol."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.frame import Frame
from unspoken.kernel.game import Millis
from unspoken.kernel.tags import tag, tags_of


class HeardPerson(Struct, frozen=True):
    """Somebody of the table."""

    id: int
    name: str
    here: bool
    agent: bool = False


class HeardChair(Struct, frozen=True):
    """Who or what holds a seat."""

    name: str
    person: int | None = None
    bot: bool = False


class Room(Struct, frozen=True, tag="room"):
    """The table apart from the game on it."""

    code: str
    phase: str
    game: str
    options: dict[str, str | int | bool]
    people: tuple[HeardPerson, ...]
    chairs: tuple[HeardChair, ...]
    paused: bool
    host: int | None = None


class Welcome(Struct, frozen=True, tag=tag):
    """The agent was let in."""

    you: int | None


class FrameMessage(Struct, frozen=True, tag="frame"):
    """The newest frame of the game."""

    seq: int
    now: Millis
    frame: Frame


class Said(Struct, frozen=True, tag=tag):
    """A line that somebody wrote."""

    channel: str
    name: str
    text: str
    by: int | None = None


class Talk(Struct, frozen=True, tag=tag):
    """What was said before."""

    lines: tuple[Said, ...]


class Ok(Struct, frozen=True, tag=tag):
    """Heard, and saved."""

    id: str


class Refusal(Struct, frozen=True, tag=tag):
    """Not done; nothing has changed."""

    code: str
    facts: dict[str, str | int] = {}
    id: str | None = None


class Closed(Struct, frozen=True, tag=tag):
    """The last message before the connection is closed."""

    reason: str


Heard: TypeAlias = Room | Welcome | FrameMessage | Said | Talk | Ok | Refusal | Closed


class _Kind(Struct, frozen=True):
    type: str


_HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
_KIND = msgspec.json.Decoder(_Kind)
_READ = tags_of(Heard)


def read(raw: str | bytes) -> Heard | None:
    """A message; None for the kinds that an agent does not read (signs, facts, heartbeats)."""
    return _HEARD.decode(raw) if _KIND.decode(raw).type in _READ else None
