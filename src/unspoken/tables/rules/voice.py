"""Muting a person's voice for the table."""

from __future__ import annotations

from unspoken.kernel.types import Refused
from unspoken.tables.state.room import Room
from unspoken.tables.state.voice import Muted
from unspoken.tables.wire.voice_requests import Mute


def decide(room: Room, request: Mute) -> tuple[Muted, ...]:
    """Return the event of a host's request, or raise Refused."""
    if all(guest.id != request.person or guest.hidden for guest in room.people):
        raise Refused("no-such-person")
    if (request.person in room.muted) == request.muted:
        return ()
    return (Muted(request.person, request.muted),)
