"""The pace of a table: its choice of timers (ALL-07)."""

from enum import Enum
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from unspoken.kernel.types import Millis

T = TypeVar("T")


class Pace(Enum):
    """The timers of a table."""

    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"


class OwnPace(Enum):
    """The timer of one kind of decision: its own pace, or the table's."""

    SAME = "same"
    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"

    def or_else(self, usual: Pace) -> Pace:
        """Return this pace, or the table's pace for SAME."""
        return usual if self is _SAME else Pace(self.value)


_OFF, _RELAXED, _SAME = Pace.OFF, Pace.RELAXED, OwnPace.SAME
"""Constants, because reading a member of an enum is slow, and every step reads some."""


class HasPace(Protocol):
    """Options with a pace for all decisions, and one for each kind of decision, such as `vote_pace`."""

    @property
    def pace(self) -> Pace:
        """The pace of decisions without their own."""
        ...


def pace_for(options: HasPace, decision: str) -> Pace:
    """Return the pace of a kind of decision (ALL-07)."""
    own: OwnPace = getattr(options, f"{decision}_pace")
    return own.or_else(options.pace)


def limit(pace: Pace, *, relaxed: int, brisk: int) -> Millis | None:
    """Return the time limit of a question at this pace; `relaxed` and `brisk` are in seconds."""
    if pace is _OFF:
        return None
    return Millis((relaxed if pace is _RELAXED else brisk) * 1000)


def without_timers(options: T) -> T:
    """Return the same house rules without timers, for a person alone with bots (ALL-07)."""
    assert isinstance(options, Struct)
    paces: dict[str, Pace | OwnPace] = {
        item.name: Pace.OFF if item.type is Pace else OwnPace.SAME
        for item in fields(options)
        if item.type in (Pace, OwnPace)
    }
    return replace(options, **paces)


def for_days(options: T) -> T:
    """Return the same house rules for a game by days: no timers, except for the time to look at a reveal.

    Without that time, a reveal would wait for everybody to go on.
    """
    untimed = without_timers(options)
    assert isinstance(untimed, Struct)
    return replace(untimed, look_pace=OwnPace.RELAXED) if hasattr(untimed, "look_pace") else untimed
