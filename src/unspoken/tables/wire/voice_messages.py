"""Messages on the voice connection of a person, beside the binary packets of sound.

A packet from a person is `SOUND`, one byte of loudness, and one Opus packet. A packet to a person is `SOUND`,
the speaker's id in eight bytes, the loudness, and the Opus packet. Packets have no number and no time: either
would show how much a person said while nobody was allowed to hear it.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.tags import tag
from unspoken.tables.state.person import PersonId
from unspoken.tables.wire.messages import Closed, Heartbeat, Hello, Refusal

SOUND = 1
"""The first byte of a packet of sound. JSON messages begin with a brace."""
MAX_PACKET = 512
"""Bytes of a packet from a person: 60 milliseconds of Opus at 64 kbit/s."""
LOUDEST = 127


class OpenMicrophone(Struct, frozen=True, tag=tag, forbid_unknown_fields=True):
    """Speak in this channel from now on."""

    channel: Annotated[str, Meta(max_length=64)]


class CloseMicrophone(Struct, frozen=True, tag=tag, forbid_unknown_fields=True):
    """Stop speaking."""


class Microphones(Struct, frozen=True, tag=tag):
    """The people whose microphone is open and whom this person may hear now."""

    people: tuple[PersonId, ...]


FromSpeaker: TypeAlias = Hello | OpenMicrophone | CloseMicrophone
FromVoices: TypeAlias = Microphones | Refusal | Heartbeat | Closed


def heard_packet(speaker: PersonId, packet: bytes) -> bytes:
    """Return a packet from a speaker as others get it."""
    return packet[:1] + speaker.to_bytes(8, "big") + packet[1:]
