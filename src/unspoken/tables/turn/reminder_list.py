"""The reminders of one turn, which are sent once it is saved."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType

from unspoken.kernel.parts.talk import Fact
from unspoken.tables.ports import Reminders
from unspoken.tables.state.days import Deadline
from unspoken.tables.state.room import PersonId, Room


class ReminderList:
    """Collects what a turn of a game by days tells the people who are not connected."""

    _turns: Mapping[PersonId, int] = MappingProxyType({})  # not in `__init__`: most turns remind nobody
    _warnings: Mapping[PersonId, int] = MappingProxyType({})
    _rounds: frozenset[PersonId] = frozenset()

    def your_turn(self, room: Room, opened: Iterable[Deadline]) -> None:
        """Add the people for whom the table waits from now on."""
        self._turns = {**self._turns, **_people(room, opened)}

    def about_to_lapse(self, room: Room, near: Iterable[Deadline]) -> None:
        """Add the people whose time is nearly up."""
        self._warnings = {**self._warnings, **_people(room, near)}

    def round_ended(self, room: Room, facts: Iterable[Fact]) -> None:
        """Add all players if these facts tell the points of a round."""
        if room.by_days and any(fact.points is not None for fact in facts):
            self._rounds |= {chair.person for chair in room.chairs if chair.person is not None}

    def send(self, code: str, reminders: Reminders, connected: Collection[PersonId]) -> None:
        """Remind the people who are not connected. A person gets one reminder for a turn of the table."""
        for person, until in self._turns.items():
            if person not in connected:
                reminders.your_turn(code, person, until)
        for person, until in self._warnings.items():
            if person not in connected:
                reminders.about_to_lapse(code, person, until)
        if self._rounds:
            for person in sorted(self._rounds - self._turns.keys() - set(connected)):
                reminders.round_ended(code, person)


def _people(room: Room, deadlines: Iterable[Deadline]) -> dict[PersonId, int]:
    owners = ((room.chairs[due.seat].person, due.until) for due in deadlines)
    return {person: until for person, until in owners if person is not None}
