"""People without a connection: how long they are absent, and when bots replace them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from unspoken.kernel.types import Seat
from unspoken.tables.log.events import BecameHost, BotSatIn, Came, Left, TableEvent
from unspoken.tables.ports import Stopwatch
from unspoken.tables.rules.days import is_counting
from unspoken.tables.state.room import PersonId, Phase, Room
from unspoken.tables.turn.draft import Draft

_USUAL_RECONNECT = 8_000
"""Milliseconds within which most people reconnect; after that the table takes a turn without them."""


class Absence:
    """The people who are not connected. They keep their chairs; after the grace period a bot sits in."""

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._since: dict[PersonId, int] = {}

    def mark_absent(self, person: PersonId) -> None:
        """Record that a person has lost the connection."""
        self._since.setdefault(person, self._stopwatch())

    def clear(self, person: PersonId) -> None:
        """Record that a person is connected, or has left for good."""
        self._since.pop(person, None)

    def follow(self, events: Iterable[TableEvent]) -> None:
        """Update from saved events: a newcomer is absent until their page connects."""
        for event in events:
            match event:
                case Came(person):
                    self.mark_absent(person.id)
                case Left(person_id):
                    self.clear(person_id)
                case _:
                    pass

    def seat_bots(self, draft: Draft, connected: Collection[PersonId]) -> None:
        """Let bots sit in for people whose grace is over, and pass the host's role to a connected person.

        In a game by days, absence is normal, and nothing happens. Only a pause needs a host, who can end it.
        """
        if is_counting(draft.room):
            return
        now = self._stopwatch()
        late = {person for person, since in self._since.items() if now - since >= draft.room.grace * 1000}
        if draft.room.phase is Phase.PLAYING and not draft.room.by_days:
            for number, chair in enumerate(draft.room.chairs):
                if chair.person in late and not chair.bot:
                    draft.record(BotSatIn(Seat(number)))
        heirs = _heirs(draft.room, connected)
        if draft.room.host in late and heirs:
            draft.record(BecameHost(heirs[0]))

    def graces(self, room: Room) -> dict[PersonId, int]:
        """Return the milliseconds until a bot sits in, for each absent person with a seat in the game."""
        if not self._since or room.phase is not Phase.PLAYING or room.by_days:
            return {}
        now = self._stopwatch()
        return {
            chair.person: max(0, self._since[chair.person] + room.grace * 1000 - now)
            for chair in room.chairs
            if not chair.bot and chair.person in self._since
        }

    def delays(self, room: Room, connected: Collection[PersonId]) -> list[int]:
        """Return the milliseconds until the table's next turn, for each absent person it waits for.

        The first turn is after the usual time to reconnect, since a team decides without absent members
        (ALL-06); the second is at the end of the grace period.
        """
        if not self._since or is_counting(room):
            return []
        playing = room.phase is Phase.PLAYING and not room.by_days
        awaited = {chair.person for chair in room.chairs if not chair.bot} if playing else set()
        now, grace = self._stopwatch(), room.grace * 1000
        soon = min(_USUAL_RECONNECT, grace)
        here = [person for person in connected if person not in self._since]  # by days, all players count
        leaving = room.host if _heirs(room, here) else None
        return [
            since + (soon if now < since + soon else grace) - now
            for person, since in self._since.items()
            if person in awaited or person == leaving
        ]


def _heirs(room: Room, connected: Collection[PersonId]) -> list[PersonId]:
    """Return the people who may become the host: connected people who are not agents and not hidden."""
    return [
        person.id
        for person in room.people
        if person.id in connected and not person.agent and not person.hidden
    ]
