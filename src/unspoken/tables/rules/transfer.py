"""Who may move a seat to another device: whoever has its token."""

from __future__ import annotations

from unspoken.tables.state.room import Person, Room
from unspoken.tables.state.transfer import TokenChanged


def change_token(room: Room, old: str, new: str) -> tuple[Person | None, tuple[TokenChanged, ...]]:
    """Return the person whose token has the old hash, and the event that replaces it."""
    person = next((person for person in room.people if person.token == old), None)
    return person, () if person is None else (TokenChanged(person.id, new),)
