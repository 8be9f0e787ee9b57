"""Who is gone, since when, and what the table does about it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from unspoken.kernel.game import Seat
from unspoken.tables.draft import Draft
from unspoken.tables.events import BecameHost, BotSatIn, Came, Left, TableEvent
from unspoken.tables.ports import Stopwatch
from unspoken.tables.room import PersonId, Phase, Room

_BREATH = 8_000
"""Milliseconds in which somebody whose connection has dropped is back, mostly; then the others look round."""


class Absence:
    """The people who are not connected. A chair is kept for them; after a grace a bot sits in."""

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._since: dict[PersonId, int] = {}

    def left(self, person: PersonId) -> None:
        """Somebody's connection is gone."""
        self._since.setdefault(person, self._stopwatch())

    def returned(self, person: PersonId) -> None:
        """Somebody is here, or gone for good."""
        self._since.pop(person, None)

    def follow(self, events: Iterable[TableEvent]) -> None:
        """Who has just come is away until their page connects; who has left for good is missed no more."""
        for event in events:
            match event:
                case Came(person):
                    self.left(person.id)
                case Left(gone):
                    self.returned(gone)
                case _:
                    pass

    def seat_bots(self, draft: Draft, connected: Collection[PersonId]) -> None:
        """Bots sit in for those who are gone too long, and the host's role passes to somebody who is here."""
        now = self._stopwatch()
        late = {one for one, since in self._since.items() if now - since >= draft.room.grace * 1000}
        if draft.room.phase is Phase.PLAYING:
            for number, chair in enumerate(draft.room.chairs):
                if chair.person in late and not chair.bot:
                    draft.record(BotSatIn(Seat(number)))
        heirs = _heirs(draft.room, connected)
        if draft.room.host in late and heirs:
            draft.record(BecameHost(heirs[0]))

    def graces(self, room: Room) -> dict[PersonId, int]:
        """Milliseconds until a bot sits in, for each whom the game waits for though they are gone."""
        if not self._since or room.phase is not Phase.PLAYING:
            return {}
        now = self._stopwatch()
        return {
            chair.person: max(0, self._since[chair.person] + room.grace * 1000 - now)
            for chair in room.chairs
            if not chair.bot and chair.person in self._since
        }

    def delays(self, room: Room, connected: Collection[PersonId]) -> list[int]:
        """In how many milliseconds to look round, for each whose absence holds the table up.

        First when they are not back soon, for a team decides without whoever is gone (ALL-06); then when
        their grace is over.
        """
        if not self._since:
            return []
        playing = room.phase is Phase.PLAYING
        awaited = {chair.person for chair in room.chairs if not chair.bot} if playing else set()
        now, grace = self._stopwatch(), room.grace * 1000
        soon = min(_BREATH, grace)
        leaving = room.host if _heirs(room, connected) else None
        return [
            since + (soon if now < since + soon else grace) - now
            for one, since in self._since.items()
            if one in awaited or one == leaving
        ]


def _heirs(room: Room, connected: Collection[PersonId]) -> list[PersonId]:
    """Who may be the host instead: a person who is here, for a table is its people's and no agent's."""
    return [one.id for one in room.people if one.id in connected and not one.agent]
