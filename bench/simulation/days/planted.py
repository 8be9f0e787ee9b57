"""Bugs of games by days that are planted one at a time; the simulated months must find each of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple
from unittest.mock import patch

from bench.simulation.days.pushes import WatchedReminders
from bench.simulation.days.store import WatchedStore
from unspoken.push.messages import Reminder, ReminderKind
from unspoken.push.reminders import PushReminders
from unspoken.storage.sqlite import tidying
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.ports import SaveCallback, Seconds
from unspoken.tables.rules import days as day_rules
from unspoken.tables.state.days import Deadline
from unspoken.tables.state.room import Room
from unspoken.tables.turn import absence
from unspoken.tables.turn.reminder_list import ReminderList


async def _does_nothing(*_: object) -> None:
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


def _repeats_for_ever() -> AbstractContextManager[object]:
    deliver = PushReminders._deliver

    async def patched(self: PushReminders, reminder: Reminder) -> None:
        self._pauses = (5.0,) * 100
        await deliver(self, reminder)

    return patch.object(PushReminders, "_deliver", patched)


def _sends_twice() -> AbstractContextManager[object]:
    deliver = PushReminders._deliver

    async def patched(self: PushReminders, reminder: Reminder) -> None:
        await deliver(self, reminder)
        await deliver(self, reminder)

    return patch.object(PushReminders, "_deliver", patched)


def _waits_for_pushes() -> AbstractContextManager[object]:
    start = PushReminders._start

    def patched(self: PushReminders, kind: ReminderKind, code: str, *others: int) -> None:
        if any(table == code for table, _person in self._tasks):
            raise RuntimeError("an earlier message has not been delivered yet")
        start(self, kind, code, *others)

    return patch.object(PushReminders, "_start", patched)


def _wakes_at_once() -> Callable[[Mapping[str, Seconds | None], sqlite3.Connection], None]:
    set_wakes = tidying._set_wakes
    return lambda wakes, connection: set_wakes({table: wakes[table] and 0 for table in wakes}, connection)


class Plant(NamedTuple):
    """A bug, and the claim that it violates: a part of the message."""

    plant: Callable[[], AbstractContextManager[object]]
    claim: str


PLANTED = {
    "nobody's time is ever up": Plant(
        lambda: patch.object(day_rules, "_coming_lapses", lambda *_: ()), "waits too long"
    ),
    "a resting table is not woken": Plant(
        lambda: patch.object(DayWatch, "_wake", _does_nothing), "waits too long"
    ),
    "nobody has time after a start": Plant(
        lambda: patch.object(day_rules, "effective_until", lambda _room, due, _since: due.until),
        "time is up right after the server has started",
    ),
    "each turn reminds everybody": Plant(
        lambda: patch.object(day_rules, "newly_open", _all_open), "twice for a decision"
    ),
    "connected people are reminded": Plant(_reminds_connected_people, "a connected person gets the reminder"),
    "nobody can end a pause": Plant(
        lambda: patch.object(absence, "_heirs", lambda *_: []), "nobody can end the pause"
    ),
    "the store loses records": Plant(_acknowledges_without_saving, "saved records"),
    "a waiting table is deleted": Plant(
        lambda: patch.object(tidying, "_OLD", 'SELECT "table" FROM touched WHERE at < ?'),
        "was deleted, although it waits",
    ),
    "a table is loaded at each check": Plant(
        lambda: patch.object(tidying, "_set_wakes", _wakes_at_once()), "is loaded again and again"
    ),
    "a failed push is repeated for ever": Plant(_repeats_for_ever, "a failed push is repeated too often"),
    "a failed push is repeated at once": Plant(
        lambda: patch.object(WatchedReminders, "_pause", _does_nothing), "a failed push is repeated too early"
    ),
    "a push is sent twice": Plant(_sends_twice, "a push is sent twice"),
    "an expired subscription is kept": Plant(
        lambda: patch.object(PushReminders, "_drop", _does_nothing), "an expired subscription"
    ),
    "a person at the table gets a late push": Plant(
        lambda: patch.object(PushReminders, "cancel", lambda *_: None), "who has seen the table since"
    ),
    "a failed push stops its table": Plant(_waits_for_pushes, "gets no reply"),
}
