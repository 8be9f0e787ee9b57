"""Requests about a game by days."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from unspoken.kernel.tags import tag
from unspoken.tables.wire.request import Request

Hours = Literal[8, 14, 28, 42]
"""Waking hours for a decision: 8 hours, or one, two or three days of 14 waking hours."""


class SetDays(Request, frozen=True):
    """Play by days: each decision has this many waking hours; None plays without days. Only in the lobby."""

    hours: Hours | None


class SetTimeZone(Request, frozen=True):
    """Tell the own time zone by its IANA name, such as Europe/Warsaw, so that nights do not count."""

    zone: Annotated[str, Meta(max_length=64)]


class OwnDeadline(Struct, frozen=True, tag=tag):
    """Until when the table waits for this person's decision; nobody else is told."""

    until: int | None
    """Seconds since 1970; None if the table does not wait for this person."""
