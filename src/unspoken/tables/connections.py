"""Everybody who is connected to a table: its people's own pages, and the screens that they have put up."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.tables.absence import Absence
from unspoken.tables.connection import Connection
from unspoken.tables.messages import CloseReason, FromTable, Welcome
from unspoken.tables.ports import Transport
from unspoken.tables.room import Chair, PersonId, Phase, Room
from unspoken.tables.schedule import Schedule
from unspoken.tables.screens import ScreenOwner, Screens
from unspoken.tables.snapshot import Snapshot
from unspoken.tables.views import room_view, talk


class Connections:
    """Connections by person; what is sent goes to whom it concerns."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._people: dict[PersonId, Connection] = {}
        self._screens = Screens()
        self.present: frozenset[PersonId] = frozenset()
        """Who is connected; another set whenever somebody comes or goes."""
        self._shown: tuple[Room, frozenset[PersonId], bytes] | None = None
        """The room as it was last shown, for whom it was, and its bytes."""
        self.see_standstill = False
        """Whether everybody was shown that the table stands still."""
        self._see_bots_not_ready = False
        """Whether everybody was shown that the table waits for the bots' models."""
        self._audience: tuple[tuple[Chair, ...], list[tuple[Connection, Viewer]]] | None = None
        """The chairs, and every connection with the seat from which it sees by them."""
        self._seated: tuple[tuple[Chair, ...], frozenset[PersonId], frozenset[Seat]] | None = None
        """The chairs, who was connected, and which seats were people's by that."""

    def __bool__(self) -> bool:
        return bool(self._people) or bool(self._screens)

    def of(self, person: PersonId | None) -> Connection | None:
        """Somebody's connection, if they are connected."""
        return None if person is None else self._people.get(person)

    def people_in(self, chairs: tuple[Chair, ...]) -> frozenset[Seat]:
        """Seats played by people who are here."""
        present = self.present
        if self._seated is None or self._seated[0] is not chairs or self._seated[1] is not present:
            held = (seat for seat, chair in enumerate(chairs) if chair.person in present and not chair.bot)
            self._seated = chairs, present, frozenset(map(Seat, held))
        return self._seated[2]

    def attach(self, person: PersonId, transport: Transport, room: Room) -> None:
        """Somebody's page connects; an older one of the same person is closed, visibly."""
        older = self._people.get(person)
        if older is not None:
            older.close(CloseReason.TAKEN_OVER)
        connection = self._people[person] = Connection(person, transport)
        self._changed()
        connection.send(Welcome(room.code, person))
        connection.send(talk(room, _seats(room.chairs).get(person)))

    def detach(self, person: PersonId, transport: Transport) -> bool:
        """A connection is gone; whether it was the person's newest."""
        connection = self._people.get(person)
        if connection is None or connection.transport is not transport:
            return False
        del self._people[person]
        self._changed()
        return True

    def attach_screen(self, owner: ScreenOwner, transport: Transport, code: str) -> None:
        """A screen is put up; an older one of the same owner is closed, visibly."""
        self._screens.attach(owner, transport, code)
        self._changed()

    def detach_screen(self, transport: Transport) -> None:
        """A screen is gone."""
        self._screens.detach(transport)
        self._changed()

    def broadcast(self, room: Room, message: FromTable, hearers: Collection[Viewer] | None) -> None:
        """Send to all who hear; None for everybody."""
        raw = encode(message)
        for connection, viewer in self._viewers(room):
            if hearers is None or viewer in hearers:
                connection.transport.send(raw)

    def refuse(self, person: PersonId | None, code: str) -> None:
        """Somebody is told what was not their doing, if they are connected."""
        connection = self.of(person)
        if connection is not None:
            connection.refuse(code, {})

    def show(self, snapshot: Snapshot, schedule: Schedule) -> None:
        """Everybody gets what is new for them of the room and of the game."""
        if self._screens.close_put_away(snapshot.room):
            self._changed()
        if schedule.stands_still != self.see_standstill:
            self.see_standstill, self._shown = schedule.stands_still, None
        if schedule.bots_not_ready != self._see_bots_not_ready:
            self._see_bots_not_ready, self._shown = schedule.bots_not_ready, None
        view = self._room_view(snapshot.room, schedule.absence)
        now, running = schedule.now(), schedule.running
        play = snapshot.play if snapshot.room.phase is not Phase.LOBBY else None
        for connection, viewer in self._viewers(snapshot.room):
            connection.show_room(view)
            if play is None:
                connection.forget_frame()
            else:
                connection.show_frame(play.frames.of(viewer), now, running)
            connection.show_facts(snapshot.room.facts, snapshot.room.told)
            connection.show_thoughts(snapshot)

    def must_show(self, schedule: Schedule) -> bool:
        """Whether what people were shown of the table's waiting may have changed."""
        return self.see_standstill or schedule.bots_not_ready != self._see_bots_not_ready

    def close_strangers(self, room: Room, actor: PersonId) -> None:
        """Close the connections of those who are no longer of the table."""
        members = frozenset(one.id for one in room.people)
        moved = self._screens.close_strangers(members, actor, room.host)
        strangers = [one for one in self._people if one not in members]
        for person in strangers:
            reason = CloseReason.LEFT if person == actor else CloseReason.REMOVED
            self._people.pop(person).close(reason)
        if moved or strangers:
            self._changed()

    def close_all(self, reason: CloseReason) -> None:
        """Close every connection, for one reason."""
        closing = [*self._people.values(), *self._screens]
        self._people.clear()
        self._screens = Screens()
        self._changed()
        for connection in closing:
            connection.close(reason)

    def _changed(self) -> None:
        self._audience = self._shown = None
        if self.present != self._people.keys():
            self.present = frozenset(self._people)

    def _viewers(self, room: Room) -> list[tuple[Connection, Viewer]]:
        """Every connection with the seat from which it sees; a screen sees from none, whoever put it up."""
        if self._audience is None or self._audience[0] is not room.chairs:
            seats = _seats(room.chairs)
            pages = [(connection, seats.get(person)) for person, connection in self._people.items()]
            self._audience = room.chairs, [*pages, *((screen, None) for screen in self._screens)]
        return self._audience[1]

    def _room_view(self, room: Room, absence: Absence) -> bytes:
        """The table itself; most steps are the game's and leave it as it was."""
        here = self.present
        if self._shown is None or self._shown[0] is not room or self._shown[1] is not here:
            view = room_view(
                room,
                self._games,
                here,
                absence.graces(room),
                stands_still=self.see_standstill,
                bots_not_ready=self._see_bots_not_ready,
            )
            self._shown = room, here, encode(view)
        return self._shown[2]


def _seats(chairs: tuple[Chair, ...]) -> dict[PersonId | None, Seat]:
    return {chair.person: Seat(number) for number, chair in enumerate(chairs)}
