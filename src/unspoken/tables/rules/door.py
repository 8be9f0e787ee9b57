"""Who may join a table: the lock, the code, and people whom the host has removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from unspoken.kernel.types import Refused
from unspoken.tables.state.door import CodeChanged, DoorEvent, HostNamed, LockSet, ShownOut
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.wire.door_requests import ChangeCode, HostDoorRequest, NameHost, SetLock


def decide(room: Room, request: HostDoorRequest, new_suffix: Callable[[], str]) -> tuple[DoorEvent, ...]:
    """Return the events of a host's request."""
    match request:
        case SetLock(locked):
            return () if locked == room.door.locked else (LockSet(locked),)
        case ChangeCode():
            return (CodeChanged(new_suffix()),)
        case NameHost(named):
            return () if named == room.door.named else (HostNamed(named),)
        case _:
            assert_never(request)


def show_out(room: Room, person: PersonId) -> ShownOut:
    """Return the event that keeps a person out for the rest of the evening."""
    return ShownOut(next(guest.token for guest in room.people if guest.id == person))


def is_shown_out(room: Room, token: str) -> bool:
    """True if the host has removed the person with this token."""
    return token_hash(token) in room.door.shown_out


def check_newcomer(room: Room, earlier_token: str, *, known: bool = False) -> None:
    """Raise Refused if a newcomer may not join.

    `earlier_token` is the token of this table that their browser already has, or empty. A person who has left
    is known, and may return to a locked table. A table without a host is not locked: nobody could unlock it.
    """
    if is_shown_out(room, earlier_token):
        raise Refused("shown-out")
    if room.door.locked and room.host is not None and not known:
        raise Refused("table-locked")
