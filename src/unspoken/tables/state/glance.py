"""What lists of tables show about a table. It is stored, so that listing a table does not load it."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.state.person import PersonId
from unspoken.tables.state.room import Phase, Room


class MemberGlance(Struct, frozen=True, omit_defaults=True):
    """What the list of one person shows besides."""

    person: PersonId
    token: str
    """The hash of the person's token: only they see the table in their list."""
    until: int | None = None
    """Until when the table waits for this person, in seconds since 1970; None if it does not."""


class Glance(Struct, frozen=True, omit_defaults=True):
    """What is shown about a table. It changes seldom, unless the table plays by days."""

    game: str
    phase: Phase
    names: tuple[str, ...]
    """The players, in seat order."""
    members: tuple[MemberGlance, ...]
    by_days: bool = False

    def member(self, token_hash: str) -> MemberGlance | None:
        """Return the person with this token, or None."""
        return next((member for member in self.members if member.token == token_hash), None)


def glance_of(room: Room) -> Glance:
    """Return what is shown about a table."""
    waits = _waits(room)
    return Glance(
        room.game,
        room.phase,
        tuple(chair.name for chair in room.chairs),
        tuple(MemberGlance(person.id, person.token, waits.get(person.id)) for person in room.people),
        room.days is not None,
    )


def glanced_parts(room: Room) -> tuple[object, ...]:
    """Return the parts of a room on which its glance depends, to compare them by identity."""
    return room.people, room.chairs, room.game, room.phase, room.days


def _waits(room: Room) -> dict[PersonId | None, int]:
    """Return until when a table by days waits for people. Other tables wait only for who is there."""
    if room.days is None or not room.by_days:
        return {}
    open_deadlines = [due for due in room.days.deadlines if not due.answered and not due.lapsed]
    return {room.chairs[due.seat].person: due.until for due in open_deadlines}
