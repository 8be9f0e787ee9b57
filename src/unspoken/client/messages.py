"""The messages of a table, as far as a player needs them, and in a form that newer servers do not break.

Unknown messages and unknown fields are ignored. Values of enums are plain strings, and the views of a game
are plain JSON objects, so that a new phase or a new card never makes a message unreadable.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.tags import tags_of

Json: TypeAlias = dict[str, Any]
"""A JSON object whose form depends on the game: a view, a command, or house rules."""


class Person(Struct, frozen=True):
    """A person at the table, seated or watching."""

    id: int
    name: str
    here: bool = True
    """False while the person is disconnected."""
    agent: bool = False
    """True for a program."""


class Chair(Struct, frozen=True):
    """A chair of the table. Its index is the seat number."""

    name: str
    person: int | None = None
    """The owner, also while a bot sits in; None for a bot's own chair."""
    bot: bool = False
    """True if a bot plays this seat now."""


class Room(Struct, frozen=True, tag="room"):
    """The room: its people, its chairs and the chosen game."""

    code: str
    phase: str
    """`lobby`, `playing` or `over`."""
    game: str
    host: int | None = None
    options: Json = {}
    """The house rules."""
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    paused: bool = False


class Question(Struct, frozen=True):
    """A question to this seat."""

    key: str
    """Names the question in an answer."""
    answers: tuple[str, ...]
    """The `type` of each command that answers it."""
    choices: tuple[Json, ...] | None = None
    """All commands that answer it; None if they cannot be listed, such as texts."""
    owed: bool = True
    """True if the table waits for an answer."""
    opens: int | None = None
    """The table's time before which an answer is refused, in milliseconds."""


class Voice(Struct, frozen=True):
    """A channel that this viewer hears."""

    channel: str
    speak: bool = False
    """True if this viewer may speak in it now."""


class Result(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None = None


class Frame(Struct, frozen=True):
    """Everything that this viewer sees of a game."""

    public: Json
    """What everybody sees."""
    private: Json | None = None
    """What only this seat sees; None for a spectator."""
    asks: tuple[Question, ...] = ()
    waiting: tuple[int, ...] = ()
    """The seats for which the table waits."""
    due: int | None = None
    """The table's time at which the clock moves, in milliseconds."""
    voices: tuple[Voice, ...] = ()
    result: Result | None = None
    """Present when the game is over."""


class Said(Struct, frozen=True, tag="said"):
    """A line in a channel."""

    channel: str
    name: str
    text: str
    """Empty for a bot's remark."""
    by: int | None = None
    """The person who wrote it; None for a bot."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message."""

    you: int | None = None


class FrameMessage(Struct, frozen=True, tag="frame"):
    """A whole frame."""

    seq: int
    frame: Json


class FramePatch(Struct, frozen=True, tag="patch"):
    """The changes since the previous frame, as a JSON Merge Patch."""

    seq: int
    patch: Json


class Talk(Struct, frozen=True, tag="talk"):
    """Earlier lines."""

    lines: tuple[Said, ...]


class Ok(Struct, frozen=True, tag="ok"):
    """A request was carried out."""

    id: str


class Refusal(Struct, frozen=True, tag="refusal"):
    """A request was refused."""

    code: str
    facts: Json = {}
    id: str | None = None


class Closed(Struct, frozen=True, tag="closed"):
    """The connection is about to be closed."""

    reason: str


Message: TypeAlias = Welcome | Room | FrameMessage | FramePatch | Said | Talk | Ok | Refusal | Closed


class _Kind(Struct, frozen=True):
    type: str


_MESSAGE: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_KIND = msgspec.json.Decoder(_Kind)
_TAGS = tags_of(Message)


def decode_message(raw: str | bytes) -> Message | None:
    """Decode a message; None for a kind that this client does not use or does not know."""
    return _MESSAGE.decode(raw) if _KIND.decode(raw).type in _TAGS else None


def merged(target: object, patch: object) -> object:
    """Return a JSON value after a JSON Merge Patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result
