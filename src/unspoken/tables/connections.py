"""Everybody who is connected to a table: its people's own pages, and the screens that they have put up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Millis, Seat, Viewer
from unspoken.tables.connection import Connection
from unspoken.tables.messages import CloseReason, FromTable, Welcome
from unspoken.tables.ports import Transport
from unspoken.tables.room import PersonId, Phase, Room
from unspoken.tables.screens import Screens
from unspoken.tables.snapshot import Snapshot
from unspoken.tables.views import room_view, talk


class Connections:
    """Connections by person; what is sent goes to whom it concerns."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self.people: dict[PersonId, Connection] = {}
        self.screens = Screens()
        self._shown: tuple[Room, frozenset[PersonId], bytes] | None = None
        """The room as it was last shown, for whom it was, and its bytes."""

    def __bool__(self) -> bool:
        return bool(self.people) or bool(self.screens)

    def attach(self, person: PersonId, transport: Transport, room: Room) -> None:
        """Somebody's page connects; an older one of the same person is closed, visibly."""
        older = self.people.get(person)
        if older is not None:
            older.close(CloseReason.TAKEN_OVER)
        connection = self.people[person] = Connection(person, transport)
        connection.send(Welcome(room.code, person))
        connection.send(talk(room, _seats(room).get(person)))

    def detach(self, person: PersonId, transport: Transport) -> bool:
        """A connection is gone; whether it was the person's newest."""
        connection = self.people.get(person)
        if connection is None or connection.transport is not transport:
            return False
        del self.people[person]
        return True

    def broadcast(self, room: Room, message: FromTable, hearers: Collection[Viewer] | None) -> None:
        """Send to all who hear; None for everybody."""
        raw = encode(message)
        for connection, viewer in self._viewers(room):
            if hearers is None or viewer in hearers:
                connection.transport.send(raw)

    def show(self, snapshot: Snapshot, now: Millis, running: bool) -> None:
        """Everybody gets what is new for them of the room and of the game."""
        view = self._room_view(snapshot.room)
        play = snapshot.play if snapshot.room.phase is not Phase.LOBBY else None
        for connection, viewer in self._viewers(snapshot.room):
            connection.show_room(view)
            if play is not None:
                connection.show_frame(play.frames.of(viewer), now, running)
            connection.show_thoughts(snapshot)

    def close_strangers(self, members: Collection[PersonId], actor: PersonId) -> list[PersonId]:
        """Close the connections of those who are no longer of the table; says who they were."""
        self.screens.close_strangers(members)
        strangers = [one for one in self.people if one not in members]
        for person in strangers:
            reason = CloseReason.LEFT if person == actor else CloseReason.REMOVED
            self.people.pop(person).close(reason)
        return strangers

    def _viewers(self, room: Room) -> Iterator[tuple[Connection, Viewer]]:
        """Every connection with the seat from which it sees; a screen sees from none, whoever put it up."""
        seats = _seats(room)
        yield from ((connection, seats.get(person)) for person, connection in self.people.items())
        yield from ((screen, None) for screen in self.screens)

    def _room_view(self, room: Room) -> bytes:
        """The table itself; most steps are the game's and leave it as it was."""
        here = frozenset(self.people)
        if self._shown is None or self._shown[0] is not room or self._shown[1] != here:
            self._shown = room, here, encode(room_view(room, self._games, here))
        return self._shown[2]


def _seats(room: Room) -> dict[PersonId | None, Seat]:
    return {chair.person: Seat(number) for number, chair in enumerate(room.chairs)}
