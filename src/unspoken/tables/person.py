"""Somebody of a table."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

PersonId = NewType("PersonId", int)
"""A person's number at this table, in order of arrival."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody of the table, connected or not."""

    id: PersonId
    name: str
    seal: int
    """Which of the generated avatars."""
    token: str
    """The hash of the person's token; never the token."""
    agent: bool = False
    """A program that sits like a person, and is shown as what it is."""
