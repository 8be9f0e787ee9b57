"""What the operator of a server may know about a table: no names, no secrets, and no single act."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from unspoken.tables.state.names import log_label
from unspoken.tables.state.room import PersonId, Phase, Room
from unspoken.tables.table.schedule import Schedule

_RECORDS_STEP = 100
"""The size of a log is rounded, so that it does not show when somebody decides."""


class TableOverview(Struct, frozen=True):
    """A table in memory."""

    code: str
    label: str
    """Its name in the log of this server."""
    game: str
    phase: Phase
    people: int
    """People who are shown to each other as connected."""
    bots: int
    minutes: int
    """Time that the table's clock has run."""
    records: int
    """Records of its log, in full hundreds."""
    paused: bool
    """True if its host has paused it, or while it cannot be saved."""


def overview_of(room: Room, shown: Collection[PersonId], schedule: Schedule, step: int) -> TableOverview:
    """Return the overview of a table at which these people are shown as connected."""
    return TableOverview(
        code=room.code,
        label=log_label(room.code),
        game=room.game,
        phase=room.phase,
        people=sum(person.id in shown and not person.hidden for person in room.people),
        bots=sum(chair.bot for chair in room.chairs),
        minutes=schedule.now() // 60_000,
        records=step // _RECORDS_STEP * _RECORDS_STEP,
        paused=room.paused or schedule.stands_still,
    )
