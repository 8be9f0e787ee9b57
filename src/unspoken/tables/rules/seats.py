"""Who may take which seat during a game: a person who knows one seat's secrets may not take another."""

from __future__ import annotations

from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import AskedForSeat, TableEvent, TookSeat, TurnedDown
from unspoken.tables.state.room import PersonId, PersonSeat, Phase, Room


def open_seats(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """Return the bot seats that a spectator may take over in this game.

    A person who held a seat may only have that one again. Others may have any, except seats of people whom
    the host has removed; otherwise a host could see a hand by removing its owner.
    """
    free = [Seat(n) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is None]
    known = {held.seat for held in room.held if held.person == who}
    return tuple(seat for seat in free if (seat in known if known else seat not in room.closed))


def needs_nod(room: Room, who: PersonId) -> bool:
    """True if the host must agree first: for a latecomer, who may be a stranger."""
    return who != room.host and all(held.person != who for held in room.held)


def take_seat(room: Room, who: PersonId, seat: Seat) -> tuple[TableEvent, ...]:
    """Return the event by which a spectator takes a bot's seat, or asks the host for it; or raise Refused."""
    if room.phase is Phase.LOBBY:
        return (TookSeat(seat, who),)
    if seat not in open_seats(room, who):
        raise Refused("seat-closed" if seat in room.closed else "other-seat")
    if needs_nod(room, who):
        return () if PersonSeat(who, seat) in room.asking else (AskedForSeat(who, seat),)
    return (TookSeat(seat, who),)


def admit(room: Room, person: PersonId) -> tuple[TableEvent, ...]:
    """Return the event by which the host gives a person the seat they asked for."""
    seat = _asked_seat(room, person)
    if seat not in open_seats(room, person):
        raise Refused("seat-taken")
    return (TookSeat(seat, person),)


def turn_down(room: Room, person: PersonId) -> tuple[TableEvent, ...]:
    """Return the event by which the host turns down a request for a seat."""
    _asked_seat(room, person)
    return (TurnedDown(person),)


def _asked_seat(room: Room, person: PersonId) -> Seat:
    for request in room.asking:
        if request.person == person:
            return request.seat
    raise Refused("no-such-person")
