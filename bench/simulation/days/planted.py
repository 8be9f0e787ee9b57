"""Bugs of games by days that are planted one at a time; the simulated months must find each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TypeAlias
from unittest.mock import patch

from bench.simulation.days.store import WatchedStore
from unspoken.storage.sqlite import tidying
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.ports import SaveCallback
from unspoken.tables.rules import days as day_rules
from unspoken.tables.state.days import Deadline
from unspoken.tables.state.room import Room
from unspoken.tables.turn import absence
from unspoken.tables.turn.reminder_list import ReminderList

Plant: TypeAlias = Callable[[], AbstractContextManager[object]]


async def _wakes_nothing(_self: DayWatch, _code: str) -> None:
    """Do nothing."""


def _all_open(_before: Room, after: Room) -> list[Deadline]:
    return [] if after.days is None else list(after.days.deadlines)


def _acknowledges_without_saving() -> AbstractContextManager[object]:
    write = SQLiteStore.write

    def patched(
        self: WatchedStore, table: str, step: int, records: Sequence[bytes], callback: SaveCallback
    ) -> None:
        write(self, table, step, records[:-1] if len(records) > 4 else records, callback)

    return patch.object(SQLiteStore, "write", patched)


def _reminds_connected_people() -> AbstractContextManager[object]:
    send = ReminderList.send
    return patch.object(
        ReminderList, "send", lambda self, code, reminders, _connected: send(self, code, reminders, ())
    )


PLANTED: dict[str, Plant] = {
    "nobody's time is ever up": lambda: patch.object(day_rules, "pass_time", lambda *_: ()),
    "a resting table is not woken": lambda: patch.object(DayWatch, "_wake", _wakes_nothing),
    "nobody has time after a start": lambda: patch.object(
        day_rules, "effective_until", lambda _room, due, _since: due.until
    ),
    "each turn reminds everybody": lambda: patch.object(day_rules, "newly_open", _all_open),
    "connected people are reminded": _reminds_connected_people,
    "nobody can end a pause": lambda: patch.object(absence, "_heirs", lambda *_: []),
    "the store loses records": _acknowledges_without_saving,
    "a waiting table is deleted": lambda: patch.object(
        tidying, "_OLD", 'SELECT "table" FROM touched WHERE at < ?'
    ),
}
