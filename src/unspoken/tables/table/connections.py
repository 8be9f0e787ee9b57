"""All connections to a table: people's own pages, and screens."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat, Viewer
from unspoken.tables.log.events import Spoke, TableEvent
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Transport
from unspoken.tables.state.room import Chair, Person, PersonId, Room
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.held_place import HeldPlace
from unspoken.tables.table.presence import ShownPresence
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.table.schedule import Schedule
from unspoken.tables.table.screens import ScreenOwner, Screens
from unspoken.tables.table.turn_view import turn_view
from unspoken.tables.table.views import TableTrouble, said_message, talk
from unspoken.tables.wire.messages import CloseReason, FromTable, Welcome
from unspoken.tables.wire.operator_note import OperatorNote


class Connections:
    """Sends messages and views to the connections that may see them."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._people: dict[PersonId, Connection] = {}
        self._screens = Screens()
        self.present: frozenset[PersonId] = frozenset()
        """The connected people. It is replaced, never changed, so that caches can compare it by identity."""
        self._views = RoomViews(games)
        self._presence = ShownPresence()
        self._standstill_shown = False
        """True if the last views that were sent show a standstill."""
        self._bots_not_ready_shown = False
        """True if the last views that were sent show that the table waits for the bots' models."""
        self._audience: tuple[tuple[Chair, ...], list[tuple[Connection, Viewer]]] | None = None
        """Cache: the chairs, and each connection with its seat."""
        self._members: tuple[Person, ...] | None = None
        """The people at the table when connections of strangers were last closed."""
        self._seated: tuple[tuple[Chair, ...], frozenset[PersonId], frozenset[Seat]] | None = None
        """Cache: the chairs, the people who are shown as connected, and the seats that they play."""

    def __bool__(self) -> bool:
        return bool(self._people) or bool(self._screens)

    def of(self, person: PersonId | None) -> Connection | None:
        """The connection of a person, or None."""
        return None if person is None else self._people.get(person)

    def shown(self, snapshot: Snapshot) -> frozenset[PersonId]:
        """The people who are shown as connected; in a game by days, everybody."""
        if snapshot.room.by_days:
            return frozenset(person.id for person in snapshot.room.people)
        return self._presence.update(snapshot, self.present)

    def people_in(self, snapshot: Snapshot) -> frozenset[Seat]:
        """The seats played by people who are shown as connected."""
        chairs, shown = snapshot.room.chairs, self.shown(snapshot)
        if self._seated is None or self._seated[0] is not chairs or self._seated[1] is not shown:
            held = (seat for seat, chair in enumerate(chairs) if chair.person in shown and not chair.bot)
            self._seated = chairs, shown, frozenset(map(Seat, held))
        return self._seated[2]

    def watched_by(self, snapshot: Snapshot) -> frozenset[PersonId]:
        """The people for whom the clock runs: all connected people, and players shown as connected.

        In a game by days it runs for all players, unless bots play all seats.
        """
        if snapshot.room.by_days:
            playing = {chair.person for chair in snapshot.room.chairs if not chair.bot}
            return self.present | {person for person in playing if person is not None}
        shown = self.shown(snapshot)
        if shown is self.present:
            return shown
        return self.present | (shown & {chair.person for chair in snapshot.room.chairs})

    def attach(self, person: PersonId, transport: Transport, room: Room) -> None:
        """Add a person's page. An older page of the same person is closed with a message."""
        older = self._people.get(person)
        if older is not None:
            moves = isinstance(transport, HeldPlace)
            older.close(CloseReason.TRANSFERRED if moves else CloseReason.TAKEN_OVER)
        connection = self._people[person] = Connection(person, transport, person)
        self._changed()
        connection.send(Welcome(room.code, person))
        connection.send(talk(room, _seats(room.chairs).get(person)))

    def detach(self, person: PersonId, transport: Transport) -> bool:
        """Remove a closed connection. Returns True if it was the person's current connection."""
        connection = self._people.get(person)
        if connection is None or connection.transport is not transport:
            return False
        del self._people[person]
        self._changed()
        return True

    def attach_screen(self, owner: ScreenOwner, transport: Transport, code: str) -> None:
        """Add a screen. An older screen of the same owner is closed with a message."""
        self._screens.attach(owner, transport, code)
        self._changed()

    def detach_screen(self, transport: Transport) -> None:
        """Remove a closed screen."""
        self._screens.detach(transport)
        self._changed()

    def broadcast(self, room: Room, message: FromTable, hearers: Collection[Viewer] | None) -> None:
        """Send a message to the viewers in `hearers`, or to everybody if it is None."""
        raw = encode(message)
        for connection, viewer in self._viewers(room):
            if hearers is None or viewer in hearers:
                connection.transport.send(raw)

    def send_lines(self, room: Room, events: Sequence[TableEvent]) -> None:
        """Send the lines of chat among these events to everybody who may hear them."""
        for event in events:
            if isinstance(event, Spoke):
                self.broadcast(room, said_message(event.line), event.line.hearers)

    def refuse(self, person: PersonId | None, code: str) -> None:
        """Send a person a refusal that no request of theirs caused."""
        connection = self.of(person)
        if connection is not None:
            connection.refuse(code, {})

    def show(self, snapshot: Snapshot, schedule: Schedule) -> None:
        """Send each connection the parts of the room and the game that changed for it."""
        if self._screens.close_put_away(snapshot.room):
            self._changed()
        self._standstill_shown = schedule.stands_still
        self._bots_not_ready_shown = schedule.bots_not_ready
        trouble = TableTrouble(self._standstill_shown, self._bots_not_ready_shown)
        self._views.update(snapshot.room, self.shown(snapshot), schedule.absence, trouble)
        turn = turn_view(snapshot, self._views, schedule)
        for connection, viewer in self._viewers(snapshot.room):
            connection.show(turn, viewer)

    def must_show(self, schedule: Schedule) -> bool:
        """True if views must be sent because the standstill or the wait for bots may have changed."""
        return self._standstill_shown or schedule.bots_not_ready != self._bots_not_ready_shown

    def close_strangers(self, room: Room, actor: PersonId) -> None:
        """Close the connections of people who are no longer at the table."""
        if room.people is self._members:
            return
        self._members = room.people
        members = frozenset(person.id for person in room.people)
        hidden = any(person.id == actor and person.hidden for person in room.former)
        moved = self._screens.close_strangers(members, actor, None if hidden else room.host)
        strangers = [person for person in self._people if person not in members]
        for person in strangers:
            reason = CloseReason.LEFT if person == actor else CloseReason.REMOVED
            self._people.pop(person).close(reason)
        if moved or strangers:
            self._changed()

    def close_all(self, reason: CloseReason, note: str = "") -> None:
        """Close every connection, after the operator's note if there is one."""
        closing = [*self._people.values(), *self._screens]
        self._people.clear()
        self._screens = Screens()
        self._changed()
        for connection in closing:
            if note:
                connection.send(OperatorNote(note))
            connection.close(reason)

    def _changed(self) -> None:
        self._audience = self._members = None
        if self.present != self._people.keys():
            self.present = frozenset(self._people)

    def _viewers(self, room: Room) -> list[tuple[Connection, Viewer]]:
        """Each connection with its seat. A screen has no seat, even if its owner has one."""
        if self._audience is None or self._audience[0] is not room.chairs:
            seats = _seats(room.chairs)
            pages = [(connection, seats.get(person)) for person, connection in self._people.items()]
            self._audience = room.chairs, [*pages, *((screen, None) for screen in self._screens)]
        return self._audience[1]


def _seats(chairs: tuple[Chair, ...]) -> dict[PersonId | None, Seat]:
    return {chair.person: Seat(number) for number, chair in enumerate(chairs)}
