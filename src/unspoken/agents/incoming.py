"""Decodes the messages of a table that an agent needs; the structs are those of the wire."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.tags import tags_of
from unspoken.tables.wire.messages import Closed, FrameMessage, Ok, Refusal, Welcome
from unspoken.tables.wire.room_view import RoomView
from unspoken.tables.wire.talk_messages import Said, Talk

IncomingMessage: TypeAlias = RoomView | Welcome | FrameMessage | Said | Talk | Ok | Refusal | Closed


class _Kind(Struct, frozen=True):
    type: str


_MESSAGE: msgspec.json.Decoder[IncomingMessage] = msgspec.json.Decoder(IncomingMessage)
_KIND = msgspec.json.Decoder(_Kind)
_TAGS = tags_of(IncomingMessage)
_OPTIONS = msgspec.json.Decoder(dict[str, str | int | bool])


def decode_message(raw: str | bytes) -> IncomingMessage | None:
    """Decode a message; None for the types that an agent ignores (signs, facts, heartbeats)."""
    return _MESSAGE.decode(raw) if _KIND.decode(raw).type in _TAGS else None


def options_of(room: RoomView) -> dict[str, str | int | bool]:
    """Return the house rules of a table."""
    return _OPTIONS.decode(room.options)
