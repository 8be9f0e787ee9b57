"""Messages between nodes: an envelope holds all items for one node from one iteration of the event loop.

One node has a person's connection, the other one owns the table. Both count the items of each visit, so
that a lost item is noticed.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.cluster.voice_items import VoiceItem
from unspoken.kernel.tags import tag
from unspoken.tables.wire.messages import CloseReason

# ---- from the node with the connection to the owner


class Enter(Struct, frozen=True, array_like=True, tag=tag):
    """A visitor wants to enter. A node numbers its visits in ascending order."""

    visit: int
    code: str
    token: str
    screen: bool
    wants_patches: bool = False
    """A node of an earlier version does not send it."""


class VisitorMessage(Struct, frozen=True, array_like=True, tag="say"):
    """The n-th message of a visitor to the table."""

    visit: int
    number: int
    message: bytes


class VisitorLeft(Struct, frozen=True, array_like=True, tag="leave"):
    """A visitor's connection is closed."""

    visit: int


class Pulse(Struct, frozen=True, array_like=True, tag=tag):
    """All visits of this node to the other one, and how many messages each of them has sent."""

    sent: dict[int, int]


# ---- from the owner back


class Entered(Struct, frozen=True, array_like=True, tag=tag):
    """The visitor was admitted."""

    visit: int


class EntryRefusal(Enum):
    """Why a visitor was not admitted."""

    NOBODY = "nobody"
    """The token is not valid."""
    NO_SUCH_TABLE = "no-such-table"
    ELSEWHERE = "elsewhere"
    """A third node owns the table now."""
    NOT_SAVED = "not-saved"
    """The store is unavailable."""


class TurnedAway(Struct, frozen=True, array_like=True, tag=tag):
    """The visitor was not admitted."""

    visit: int
    why: EntryRefusal


class TableMessage(Struct, frozen=True, array_like=True, tag="tell"):
    """The n-th message of the table to a visitor."""

    visit: int
    number: int
    message: bytes


class Goodbye(Struct, frozen=True, array_like=True, tag=tag):
    """The table closes a visitor's connection; the last item of the visit."""

    visit: int
    number: int
    reason: CloseReason


class Replied(Struct, frozen=True, array_like=True, tag=tag):
    """The visitor's n-th message was answered."""

    visit: int
    number: int


class PulseReply(Struct, frozen=True, array_like=True, tag="echo"):
    """The answer to a pulse: how many messages were sent to each visitor, and which visits lost messages."""

    sent: dict[int, int]
    missed: list[int]


# ---- either way


class CallPiece(Struct, frozen=True, array_like=True, tag="question"):
    """A piece of a question from one node to another."""

    call: int
    piece: int
    pieces: int
    data: bytes


class ReplyPiece(Struct, frozen=True, array_like=True, tag="reply"):
    """A piece of the answer."""

    call: int
    piece: int
    pieces: int
    data: bytes


class News(Struct, frozen=True, array_like=True, tag=tag):
    """Data that all nodes share has changed."""

    topic: str


Item: TypeAlias = (
    Enter
    | VisitorMessage
    | VisitorLeft
    | Pulse
    | Entered
    | TurnedAway
    | TableMessage
    | Goodbye
    | Replied
    | PulseReply
    | CallPiece
    | ReplyPiece
    | News
    | VoiceItem
)


class Peer(Struct, frozen=True, array_like=True):
    """A node, and the id of its current process."""

    name: str
    process: str


class Envelope(Struct, frozen=True, array_like=True):
    """Items from one node to another."""

    sender: Peer
    items: list[Item]
    number: int
    """Counts the envelopes of the sender from 1."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode
