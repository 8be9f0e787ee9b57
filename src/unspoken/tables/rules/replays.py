"""Sharing a replay by a link, and revoking the link. Only the host may do so."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.tables.log.events import ReplayShared, ReplayTakenBack, TableEvent
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.silence import need_speech
from unspoken.tables.state.room import PersonId, SharedReplay


def share(snapshot: Snapshot, person: PersonId, replay: SharedReplay) -> tuple[TableEvent, ...]:
    """Return the event that shares a replay. An existing link keeps its secret."""
    room = snapshot.room
    room_rules.need_host(room, person)
    need_speech(snapshot, person)
    old = next((shared for shared in room.shared if shared.number == replay.number), None)
    return (ReplayShared(replay if old is None else replace(replay, secret=old.secret)),)


def take_back(snapshot: Snapshot, person: PersonId, number: int) -> tuple[TableEvent, ...]:
    """Return the event that revokes the link of a replay, if it has one."""
    room_rules.need_host(snapshot.room, person)
    need_speech(snapshot, person)
    is_shared = any(shared.number == number for shared in snapshot.room.shared)
    return (ReplayTakenBack(number),) if is_shared else ()
