"""Sharing a replay by a link, and revoking the link. Only the host may."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.tables.log.events import ReplayShared, ReplayTakenBack, TableEvent
from unspoken.tables.rules import room as room_rules
from unspoken.tables.state.room import PersonId, Room, SharedReplay


def share(room: Room, person: PersonId, replay: SharedReplay) -> tuple[TableEvent, ...]:
    """Return the event that shares a replay. An existing link keeps its secret."""
    room_rules.need_host(room, person)
    old = next((shared for shared in room.shared if shared.number == replay.number), None)
    return (ReplayShared(replay if old is None else replace(replay, secret=old.secret)),)


def take_back(room: Room, person: PersonId, number: int) -> tuple[TableEvent, ...]:
    """Return the event that revokes the link of a replay, if it has one."""
    room_rules.need_host(room, person)
    is_shared = any(shared.number == number for shared in room.shared)
    return (ReplayTakenBack(number),) if is_shared else ()
