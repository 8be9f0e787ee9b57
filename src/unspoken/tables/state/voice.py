"""Whose voices the host has muted for the table."""

from __future__ import annotations

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.tables.state.person import PersonId


class Muted(Struct, frozen=True, tag=tag):
    """The host muted a person's voice, or lets it be heard again."""

    person: PersonId
    muted: bool


def apply_muted(before: tuple[PersonId, ...], event: Muted) -> tuple[PersonId, ...]:
    """Return the muted people after an event."""
    others = tuple(person for person in before if person != event.person)
    return (*others, event.person) if event.muted else others
