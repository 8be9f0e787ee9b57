"""What nodes write to each other: an envelope holds all that one has for another in one turn of its loop.

One node has a person's connection, and the other, the owner, their table. Everything about such a visit is
counted on its way, so that a gap shows.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.tables.messages import CloseReason

# ---- from whoever has the connection to the owner


class Enter(Struct, frozen=True, array_like=True, tag=tag):
    """Somebody comes. A node numbers its visits upwards, all its life."""

    visit: int
    code: str
    token: str
    screen: bool


class Say(Struct, frozen=True, array_like=True, tag=tag):
    """A visitor says something, for the n-th time."""

    visit: int
    number: int
    message: bytes


class Leave(Struct, frozen=True, array_like=True, tag=tag):
    """A visitor's connection is gone."""

    visit: int


class Pulse(Struct, frozen=True, array_like=True, tag=tag):
    """All visits of this node to that one, and how often each has said something."""

    said: dict[int, int]


# ---- and from the owner back


class Entered(Struct, frozen=True, array_like=True, tag=tag):
    """The visitor was let in."""

    visit: int


class Why(Enum):
    """Why a visitor is not let in."""

    NOBODY = "nobody"
    """The token proves nobody;"""
    NO_SUCH_TABLE = "no-such-table"
    ELSEWHERE = "elsewhere"
    """the table lives at a third node by now;"""
    NOT_SAVED = "not-saved"
    """or the store is away."""


class TurnedAway(Struct, frozen=True, array_like=True, tag=tag):
    """The visitor was not let in."""

    visit: int
    why: Why


class Tell(Struct, frozen=True, array_like=True, tag=tag):
    """The table says something to a visitor, for the n-th time."""

    visit: int
    number: int
    message: bytes


class Goodbye(Struct, frozen=True, array_like=True, tag=tag):
    """The table closes a visitor's connection; the last that it says to them."""

    visit: int
    number: int
    reason: CloseReason


class Replied(Struct, frozen=True, array_like=True, tag=tag):
    """What a visitor said for the n-th time has had its reply."""

    visit: int
    number: int


class Echo(Struct, frozen=True, array_like=True, tag=tag):
    """The answer to a pulse: how often each visitor was told something, and whom we do not understand."""

    told: dict[int, int]
    missed: list[int]


# ---- either way


class Question(Struct, frozen=True, array_like=True, tag=tag):
    """A piece of something that one node asks another."""

    call: int
    piece: int
    pieces: int
    data: bytes


class Reply(Struct, frozen=True, array_like=True, tag=tag):
    """A piece of the answer."""

    call: int
    piece: int
    pieces: int
    data: bytes


class News(Struct, frozen=True, array_like=True, tag=tag):
    """Something that is kept for all nodes has changed."""

    of: str


Item: TypeAlias = (
    Enter
    | Say
    | Leave
    | Pulse
    | Entered
    | TurnedAway
    | Tell
    | Goodbye
    | Replied
    | Echo
    | Question
    | Reply
    | News
)


class Peer(Struct, frozen=True, array_like=True):
    """A node in one of its lives."""

    name: str
    life: str


class Envelope(Struct, frozen=True, array_like=True):
    """All that one node has for another."""

    sender: Peer
    items: list[Item]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode
