"""Who may have which seat while a game is on: whoever knows one seat's secrets has no other."""

from __future__ import annotations

from unspoken.kernel.game import Refused, Seat
from unspoken.tables.events import AskedForSeat, TableEvent, TookSeat, TurnedDown
from unspoken.tables.room import PersonId, PersonSeat, Phase, Room


def open_seats(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """The bots' seats that somebody without a chair may have in this game.

    Whoever held one may have that one again and no other; whoever held none may have any, but for those whose
    people were shown out: else a host could read a hand by sending its owner away.
    """
    free = [Seat(n) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is None]
    own = {held.seat for held in room.held if held.person == who}
    return tuple(seat for seat in free if (seat in own if own else seat not in room.closed))


def needs_nod(room: Room, who: PersonId) -> bool:
    """Whether the host is asked first: for a latecomer, whom nobody at the table may know."""
    return who != room.host and all(held.person != who for held in room.held)


def take_seat(room: Room, who: PersonId, seat: Seat) -> tuple[TableEvent, ...]:
    """A bot's seat for somebody without one, or the host is asked for it; Refused where it is not theirs."""
    if room.phase is Phase.LOBBY:
        return (TookSeat(seat, who),)
    if seat not in open_seats(room, who):
        raise Refused("seat-closed" if seat in room.closed else "other-seat")
    if needs_nod(room, who):
        wanted = PersonSeat(who, seat)
        return () if wanted in room.asking else (AskedForSeat(who, seat),)
    return (TookSeat(seat, who),)


def admit(room: Room, person: PersonId) -> tuple[TableEvent, ...]:
    """The host nods."""
    seat = _asked_seat(room, person)
    if seat not in open_seats(room, person):
        raise Refused("seat-taken")
    return (TookSeat(seat, person),)


def turn_down(room: Room, person: PersonId) -> tuple[TableEvent, ...]:
    """The host does not."""
    _asked_seat(room, person)
    return (TurnedDown(person),)


def _asked_seat(room: Room, person: PersonId) -> Seat:
    for one in room.asking:
        if one.person == person:
            return one.seat
    raise Refused("no-such-person")
