"""Who may take which seat during a game.

A seat belongs to its person until the game is over, also while a bot plays it. A latecomer may take a bot's
own seat if all seated people agree, at a time when the seat reveals no secret. Nobody holds two seats. In a
game by days, which may take weeks, this also applies to the seat of a person who has left the table.
"""

from __future__ import annotations

from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.seating import never_renewed
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import Approved, AskedForSeat, TableEvent, TookSeat, TurnedDown
from unspoken.tables.state.room import Approval, PersonId, PersonSeat, Phase, Room


def open_seats(room: Room, game: AnyGame, who: PersonId) -> tuple[Seat, ...]:
    """Return the seats that a spectator may ask for in this game.

    A person who held a seat may only ask for the same seat again. Seats of people whom the host has removed
    stay closed; otherwise a host could see a hand by removing its owner.
    """
    if game.seating.renew is never_renewed:
        return ()
    free = [seat for seat in map(Seat, range(len(room.chairs))) if is_free(room, seat)]
    known = {held.seat for held in room.held if held.person == who}
    return tuple(seat for seat in free if seat not in room.closed and (seat in known if known else True))


def is_free(room: Room, seat: Seat) -> bool:
    """True if a bot plays this seat, and the seat is nobody's, or in a game by days nobody's at the table."""
    chair = room.chairs[seat]
    has_left = room.days is not None and all(person.id != chair.person for person in room.people)
    return chair.bot and (chair.person is None or has_left)


def take_seat(room: Room, game: AnyGame, who: PersonId, seat: Seat) -> tuple[TableEvent, ...]:
    """Return the event by which a spectator takes a bot's seat in the lobby, or asks for it during a game."""
    if room.phase is Phase.LOBBY:
        return (TookSeat(seat, who),)
    if seat not in open_seats(room, game, who):
        held = any(known.person == who for known in room.held)
        raise Refused("other-seat" if held and seat not in room.closed else "seat-closed")
    return () if PersonSeat(who, seat) in room.asking else (AskedForSeat(who, seat),)


def approve(room: Room, by: PersonId, person: PersonId) -> tuple[TableEvent, ...]:
    """Return the event by which a seated person agrees to a request for a seat."""
    _need_request(room, person)
    if all(chair.person != by for chair in room.chairs):
        raise Refused("not-seated")
    approval = Approval(person, by)
    return () if approval in room.approvals else (Approved(approval),)


def turn_down(room: Room, by: PersonId, person: PersonId) -> tuple[TableEvent, ...]:
    """Return the event by which a seated person or the host turns down a request for a seat."""
    _need_request(room, person)
    if by != room.host and all(chair.person != by for chair in room.chairs):
        raise Refused("not-seated")
    return (TurnedDown(person),)


def missing_approvals(room: Room, request: PersonSeat) -> tuple[PersonId, ...]:
    """Return the seated people who have not agreed yet, including absent people, but without agents."""
    members = {person.id for person in room.people if not person.agent}
    return tuple(
        chair.person
        for chair in room.chairs
        if chair.person in members and Approval(request.person, chair.person) not in room.approvals
    )


def _need_request(room: Room, person: PersonId) -> None:
    if all(request.person != person for request in room.asking):
        raise Refused("no-such-person")
