"""Applies the events of a game by days."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.kernel.types import Seat
from unspoken.tables.state.days import DaysEvent, DaysSet, DeadlinesSet, Lapsed, TableDays, ZoneTold
from unspoken.tables.state.room import Room


def apply_days(room: Room, event: DaysEvent) -> Room:
    """Return the room after an event."""
    match event:
        case ZoneTold(teller, zone):
            people = tuple(
                replace(person, zone=zone) if person.id == teller else person for person in room.people
            )
            return replace(room, people=people)
        case DaysSet(hours):
            return replace(room, days=None if hours is None else TableDays(hours))
        case DeadlinesSet() | Lapsed():
            return room if room.days is None else replace(room, days=_updated(room.days, event))
        case _:
            assert_never(event)


def _updated(days: TableDays, event: DeadlinesSet | Lapsed) -> TableDays:
    if isinstance(event, Lapsed):
        return _lapsed(days, event.key, event.seats)
    return replace(days, deadlines=event.deadlines, missed=event.missed)


def _lapsed(days: TableDays, key: str, seats: tuple[Seat, ...]) -> TableDays:
    late = [due for due in days.deadlines if due.key == key and due.seat in seats]
    missed = tuple(due.seat for due in late if not due.answered)
    deadlines = tuple(replace(due, lapsed=True) if due in late else due for due in days.deadlines)
    return replace(days, deadlines=deadlines, missed=days.missed + missed)
