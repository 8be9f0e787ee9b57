"""A person at a table."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

PersonId = NewType("PersonId", int)
"""A person's number at this table, in the order of arrival."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A person who has joined the table, connected or not."""

    id: PersonId
    name: str
    seal: int
    """The number of a generated avatar."""
    token: str
    """The hash of the person's token; never the token."""
    agent: bool = False
    """True for a program that plays like a person and is marked as an agent."""
    hidden: bool = False
    """True if the person joined during a silence: nobody else sees them until it is over."""
    zone: str = ""
    """The IANA time zone of the person's page, for games by days; it is shown to nobody."""
