"""Messages about talk: chat, reactions, and the bots' reasons."""

from __future__ import annotations

from msgspec import Struct

from unspoken.kernel.parts.bots import Why
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Seat
from unspoken.tables.state.room import PersonId


class Said(Struct, frozen=True, tag=tag, omit_defaults=True):
    """A line of a person or a bot in a channel."""

    channel: str
    by: PersonId | None
    name: str
    seal: int
    text: str
    """Empty for a bot's remark, which each page shows in its own language."""
    bot: Seat | None = None
    """The seat of the bot that wrote it."""
    remark: Remark | None = None


class Talk(Struct, frozen=True, tag=tag):
    """Earlier lines that this viewer may read."""

    lines: tuple[Said, ...]


class Reacted(Struct, frozen=True, tag=tag):
    """A reaction in a channel."""

    channel: str
    by: PersonId
    sign: str


class Thought(Struct, frozen=True):
    """A bot's reason for an answer."""

    seat: Seat
    key: str
    why: Why


class Thoughts(Struct, frozen=True, tag=tag):
    """The bots' reasons, sent when the game is over."""

    thoughts: tuple[Thought, ...]
