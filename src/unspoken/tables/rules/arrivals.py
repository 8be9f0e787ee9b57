"""People who join a table, return to it in the same browser, or reconnect."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from msgspec.structs import replace

from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import BecameHost, Came, CameBack, SatDown, TableEvent
from unspoken.tables.log.silence_events import CameAgain
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules import door as door_rules
from unspoken.tables.rules import silence
from unspoken.tables.rules.chairs import free_seal, seat_of
from unspoken.tables.rules.room import most_seats, newcomer
from unspoken.tables.state.names import distinct_name, token_hash
from unspoken.tables.state.room import Chair, Person, PersonId, Phase, Room, is_hidden

MOST_PEOPLE = 40
"""Most players and spectators of one table; the same limit applies to people who join during a silence."""
_LEAST_HIDDEN_ID = 1_000
_MOST_HIDDEN_ID = 1 << 40


def random_id() -> PersonId:
    """Return an id for a person who joins during a silence."""
    return PersonId(_LEAST_HIDDEN_ID + secrets.randbelow(_MOST_HIDDEN_ID))


class Arrival(NamedTuple):
    """A request to join a table."""

    name: str
    token_hash: str
    agent: bool = False
    earlier_token: str = ""
    """The token of this table that the browser has already."""
    hidden_id: PersonId = PersonId(0)
    """A random id, used if the person joins during a silence."""


def former_person(room: Room, earlier_token: str) -> Person | None:
    """Return the person who left the table, was not shown out, and has this token; or None."""
    if not earlier_token or door_rules.is_shown_out(room, earlier_token):
        return None
    hashed = token_hash(earlier_token)
    return next((person for person in room.former if person.token == hashed), None)


def arrive(snapshot: Snapshot, games: dict[str, AnyGame], arrival: Arrival) -> tuple[TableEvent, ...]:
    """Return the events when a person joins: on a chair if one is free in the lobby, else as a spectator.

    During a silence nobody sees a newcomer, because their name could be a signal.
    """
    room = snapshot.room
    known = former_person(room, arrival.earlier_token)
    door_rules.check_newcomer(room, arrival.earlier_token, known=known is not None)
    hidden = silence.is_on(room, snapshot.channels()) and room.host is not None
    if sum(person.hidden == hidden for person in room.people) >= MOST_PEOPLE:
        raise Refused("table-full")
    events: list[TableEvent]
    if known is None:
        hidden_id = arrival.hidden_id if hidden else None
        person = newcomer(room, arrival.name, arrival.token_hash, agent=arrival.agent, hidden_id=hidden_id)
        events = [Came(person)]
    else:
        owns_a_seat = seat_of(room, known.id) is not None
        hidden = hidden and not (owns_a_seat and silence.may_interrupt(room, known.id))
        person = replace(known, name=_name(room, known), seal=_seal(room, known), hidden=hidden)
        events = [CameAgain(person)]
    if room.host is None and not person.agent:  # an agent is never the host
        events.append(BecameHost(person.id))
    for event in events:
        room = apply(room, event)
    if room.phase is Phase.LOBBY and len(room.chairs) < most_seats(room, games):
        events.append(SatDown(Chair(person.name, person.seal, person.id)))
    return tuple(events)


def _name(room: Room, person: Person) -> str:
    """Return the name of a person who returns: their earlier name, unless somebody else has it now."""
    taken = {other.name for other in room.people}
    return distinct_name(person.name, taken | {c.name for c in room.chairs if c.person != person.id})


def _seal(room: Room, person: Person) -> int:
    """Return the seal of a person who returns: their earlier seal, unless somebody else has it now."""
    taken = {other.seal for other in room.people}
    taken |= {chair.seal for chair in room.chairs if chair.person != person.id}
    return person.seal if person.seal not in taken else free_seal(room, person.name)


def come_back(snapshot: Snapshot, who: PersonId) -> tuple[TableEvent, ...]:
    """Return the events when a person reconnects: they take back their chair, and become the host again.

    Only a person who joined before the current host becomes the host. During a silence the host does not
    change; otherwise the role could be passed back and forth as a signal.
    """
    room = snapshot.room
    if is_hidden(room, who):
        return ()
    events: list[TableEvent] = []
    seat = seat_of(room, who)
    if seat is not None and room.chairs[seat].bot and who not in room.standing:
        events.append(CameBack(seat))
    people = [person.id for person in room.people if not person.agent]
    joined_first = who in people and room.host in people and people.index(who) < people.index(room.host)
    if joined_first and not silence.is_on(room, snapshot.channels()):
        events.append(BecameHost(who))
    return tuple(events)
