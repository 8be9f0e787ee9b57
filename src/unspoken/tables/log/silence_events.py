"""Events of people who must be silent, and of people who join during a silence."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.tags import tag
from unspoken.tables.state.person import Person, PersonId
from unspoken.tables.state.room import Room


class ActedInSilence(Struct, frozen=True, tag=tag):
    """A person who must be silent used one of their few interruptions of a game."""

    person: PersonId


class Appeared(Struct, frozen=True, tag=tag):
    """A person who joined during a silence is shown to everybody, since the silence is over."""

    person: PersonId
    seal: int
    """The person's seal may have been taken meanwhile."""
    name: str
    """The person's name may have been taken, too."""


class CameAgain(Struct, frozen=True, tag=tag):
    """A person who had left joined again, in the same browser."""

    person: Person


SilenceEvent: TypeAlias = ActedInSilence | Appeared | CameAgain


def apply_silence(room: Room, event: SilenceEvent) -> Room:
    """Return the room after an event."""
    match event:
        case ActedInSilence(person):
            return replace(room, silent_acts=(*room.silent_acts, person))
        case Appeared(person, seal, name):
            people = tuple(
                replace(other, hidden=False, seal=seal, name=name) if other.id == person else other
                for other in room.people
            )
            return replace(room, people=people)
        case CameAgain(person):
            former = tuple(other for other in room.former if other.id != person.id)
            # sorted by id, so that the person has the same place as before they left
            people = tuple(sorted((*room.people, person), key=lambda other: other.id))
            return replace(room, people=people, former=former)
        case _:
            assert_never(event)
