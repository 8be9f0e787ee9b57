"""A seat that moves to another device of the same person: their token changes, and nothing else."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.tags import tag
from unspoken.tables.state.person import Person, PersonId


class TokenChanged(Struct, frozen=True, tag=tag):
    """A person's token was replaced. The old one is no longer valid."""

    person: PersonId
    token: str
    """The hash of the new token; never the token."""


def apply_token(people: tuple[Person, ...], event: TokenChanged) -> tuple[Person, ...]:
    """Return the people after an event."""
    return tuple(
        replace(person, token=event.token) if person.id == event.person else person for person in people
    )
