"""Items about voices between nodes. They are not counted: lost sound is not sent again."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag


class VoiceEnter(Struct, frozen=True, array_like=True, tag=tag):
    """A voice connection wants to enter a table of the other node."""

    visit: int
    code: str
    token: str


class VoiceEntered(Struct, frozen=True, array_like=True, tag=tag):
    """Whether the voice connection was admitted."""

    visit: int
    admitted: bool


class VoiceData(Struct, frozen=True, array_like=True, tag=tag):
    """A packet of sound or a JSON message, in either direction."""

    visit: int
    data: bytes


class VoiceLeft(Struct, frozen=True, array_like=True, tag=tag):
    """A voice connection is closed, at either end."""

    visit: int


class VoicePulse(Struct, frozen=True, array_like=True, tag=tag):
    """All voice connections of this node to the other one."""

    visits: list[int]


VoiceItem: TypeAlias = VoiceEnter | VoiceEntered | VoiceData | VoiceLeft | VoicePulse
