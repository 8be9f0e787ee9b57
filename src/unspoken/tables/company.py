"""Everybody who is connected to a table: its people's own pages, and the screens that they have put up."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Seat, Viewer
from unspoken.tables.room import PersonId, Room
from unspoken.tables.screens import Screens
from unspoken.tables.sights import Guest


class Company:
    """Lines by person; what is sent goes to whom it concerns."""

    def __init__(self) -> None:
        self.guests: dict[PersonId, Guest] = {}
        self.screens = Screens()

    def __bool__(self) -> bool:
        return bool(self.guests) or bool(self.screens)

    def lines(self, room: Room) -> Iterator[tuple[Guest, Viewer]]:
        """Every line with the seat from which it sees; a screen sees from none, whoever has put it up."""
        seats = {chair.person: Seat(number) for number, chair in enumerate(room.chairs)}
        yield from ((guest, seats.get(person)) for person, guest in self.guests.items())
        yield from ((screen, None) for screen in self.screens.lines)

    def tell(self, room: Room, message: object, hearers: Collection[Viewer] | None) -> None:
        """Send to all who hear; None for everybody."""
        raw = encode(message)
        for guest, viewer in self.lines(room):
            if hearers is None or viewer in hearers:
                guest.line.send(raw)

    def see_out(self, members: Collection[PersonId], actor: PersonId) -> list[PersonId]:
        """Close the lines of those who are no longer of the table, and their screens; says who they were."""
        self.screens.see_out(members)
        strangers = [one for one in self.guests if one not in members]
        for person in strangers:
            self.guests.pop(person).line.end("left" if person == actor else "removed")
        return strangers
