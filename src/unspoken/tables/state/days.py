"""A game by days: the time for each decision, who has until when, and whose time is up."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.kernel.types import Seat
from unspoken.tables.state.person import PersonId


class Deadline(Struct, frozen=True, omit_defaults=True):
    """Until when a person may answer a question that the table waits for."""

    seat: Seat
    key: str
    until: int
    """Seconds since 1970."""
    warned: bool = False
    """True if the person was told, or could see, that the time is nearly up."""
    answered: bool = False
    """True if the person has answered, but the team has not agreed yet."""
    lapsed: bool = False
    """True if the time is up: a bot answers this question, unless the person has."""


class TableDays(Struct, frozen=True):
    """How a table plays by days. Only `apply_days` changes it."""

    hours: int
    """Waking hours for each decision."""
    deadlines: tuple[Deadline, ...] = ()
    missed: tuple[Seat, ...] = ()
    """Seats whose time was up, once for each decision in a row."""


class DaysSet(Struct, frozen=True, tag=tag):
    """The host chose how many waking hours each decision has; None for a game without days."""

    hours: int | None


class DeadlinesSet(Struct, frozen=True, tag=tag, omit_defaults=True):
    """The open decisions have changed."""

    deadlines: tuple[Deadline, ...]
    missed: tuple[Seat, ...] = ()


class Lapsed(Struct, frozen=True, tag=tag):
    """The time of these seats for a question is up; bots answer it."""

    key: str
    seats: tuple[Seat, ...]


class ZoneTold(Struct, frozen=True, tag=tag):
    """A person's page told its time zone. It is shown to nobody."""

    person: PersonId
    zone: str


DaysEvent: TypeAlias = DaysSet | DeadlinesSet | Lapsed | ZoneTold
