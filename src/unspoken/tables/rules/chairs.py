"""Chairs and seals: who sits where, and what happens to a chair when its person leaves."""

from __future__ import annotations

from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import BotSatIn, CameBack, GaveUpSeat, StoodUp, TableEvent
from unspoken.tables.log.silence_events import Appeared
from unspoken.tables.state.names import bot_name, distinct_name, seal_for
from unspoken.tables.state.room import Chair, PersonId, Phase, Room


def seat_of(room: Room, who: PersonId) -> Seat | None:
    """Return this person's seat, or None."""
    for seat, chair in enumerate(room.chairs):
        if chair.person == who:
            return Seat(seat)
    return None


def chair_at(room: Room, seat: Seat) -> Chair:
    """Return the chair of a seat, or raise Refused."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("no-such-seat")
    return room.chairs[seat]


def free_seal(room: Room, name: str) -> int:
    """Return a free seal. A hidden person's seal counts as free, so that it does not reveal the person."""
    return seal_for(_shown_seals(room) | {chair.seal for chair in room.chairs}, name)


def _shown_seals(room: Room) -> set[int]:
    return {person.seal for person in room.people if not person.hidden}


def shown_names(room: Room) -> set[str]:
    """Return the names that everybody sees."""
    return {chair.name for chair in room.chairs} | {other.name for other in room.people if not other.hidden}


def appear(room: Room) -> tuple[TableEvent, ...]:
    """Return the events that show everybody the people who joined during a silence.

    Hidden people did not know of each other: names and seals that are taken meanwhile are replaced.
    """
    events: list[TableEvent] = []
    for person in room.people:
        if person.hidden:
            taken = _shown_seals(room) | {chair.seal for chair in room.chairs if chair.person != person.id}
            seal = person.seal if person.seal not in taken else seal_for(taken, person.name)
            owns_a_chair = seat_of(room, person.id) is not None
            name = person.name if owns_a_chair else distinct_name(person.name, shown_names(room))
            events.append(Appeared(person.id, seal, name))
            room = apply(room, events[-1])
    return tuple(events)


def vacate(room: Room, seat: Seat, shown_out: bool = False) -> tuple[TableEvent, ...]:
    """Return the events that remove a chair in the lobby, or let a bot play it once a game has begun.

    The seat stays the person's for this game, unless the host has removed the person.
    """
    if room.phase is Phase.LOBBY:
        return (StoodUp(seat),)
    if shown_out:
        return (_give_up(room, seat, shown_out=True),)
    return () if room.chairs[seat].bot else (BotSatIn(seat),)


def _give_up(room: Room, seat: Seat, *, shown_out: bool = False) -> TableEvent:
    """Return the event that turns a seat into a bot's own seat."""
    name = bot_name({chair.name for chair in room.chairs})
    return GaveUpSeat(seat, name, shown_out, free_seal(room, name))


def chairs_back(room: Room) -> tuple[TableEvent, ...]:
    """Return the events that give chairs back to people for whom bots sat in, when the lobby reopens."""
    events = list(chairs_given_up(room))
    for event in events:
        room = apply(room, event)
    events += (
        CameBack(Seat(n)) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is not None
    )
    return tuple(events)


def chairs_given_up(room: Room) -> tuple[TableEvent, ...]:
    """Return the events that turn chairs of people who left or stood up into bots' own, after a game."""
    members = {person.id for person in room.people} - set(room.standing)
    events: list[TableEvent] = []
    for number, chair in enumerate(room.chairs):
        if chair.bot and chair.person is not None and chair.person not in members:
            events.append(_give_up(room, Seat(number)))
            room = apply(room, events[-1])
    return tuple(events)
