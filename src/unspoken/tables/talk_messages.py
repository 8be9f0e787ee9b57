"""What is said at a table, as it is sent: lines, signs, and what the bots thought."""

from __future__ import annotations

from msgspec import Struct

from unspoken.kernel.game import Remark, Seat, Why
from unspoken.kernel.tags import tag
from unspoken.tables.room import PersonId


class Said(Struct, frozen=True, tag=tag, omit_defaults=True):
    """A line that somebody wrote in a channel, or that a bot said there."""

    channel: str
    by: PersonId | None
    name: str
    seal: int
    text: str
    """Empty where a bot says a sentence that each page knows in its own language."""
    bot: Seat | None = None
    """The seat of the bot that says it."""
    remark: Remark | None = None


class Talk(Struct, frozen=True, tag=tag):
    """What was said before you came, as far as you may hear it."""

    lines: tuple[Said, ...]


class Reacted(Struct, frozen=True, tag=tag):
    """A sign that somebody gave in a channel."""

    channel: str
    by: PersonId
    sign: str


class Thought(Struct, frozen=True):
    """What a bot thought when it answered a question."""

    seat: Seat
    key: str
    why: Why


class Thoughts(Struct, frozen=True, tag=tag):
    """What the bots thought, told when the game is over."""

    thoughts: tuple[Thought, ...]
