"""How much of a hurry the table is in: its choice of timers (ALL-07)."""

from enum import Enum
from typing import Protocol, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import fields, replace

from unspoken.kernel.game import Millis

T = TypeVar("T")


class Pace(Enum):
    """The table's word for its timers."""

    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"


class OwnPace(Enum):
    """The table's word for one kind of decision: a pace of its own, or the same as all the others."""

    SAME = "same"
    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"

    def or_else(self, usual: Pace) -> Pace:
        """This pace, or the usual one where it is the same."""
        return usual if self is OwnPace.SAME else Pace(self.value)


class Paced(Protocol):
    """Options with a pace for all decisions, and an own pace for each kind, named by it: `vote_pace`."""

    @property
    def pace(self) -> Pace:
        """Of every decision that has none of its own."""
        ...


def pace_for(options: Paced, decision: str) -> Pace:
    """How much of a hurry the table is in over this kind of decision (ALL-07)."""
    own: OwnPace = getattr(options, f"{decision}_pace")
    return own.or_else(options.pace)


def limit(pace: Pace, *, relaxed: int, brisk: int) -> Millis | None:
    """How long a question may stand at this pace, given seconds for each; None without a clock."""
    match pace:
        case Pace.OFF:
            return None
        case Pace.RELAXED:
            return Millis(relaxed * 1000)
        case Pace.BRISK:
            return Millis(brisk * 1000)
        case _:
            assert_never(pace)


def unhurried(options: T) -> T:
    """The same house rules without a clock: whoever is alone with bots takes their time (ALL-07)."""
    assert isinstance(options, Struct)
    paces: dict[str, Pace | OwnPace] = {
        one.name: Pace.OFF if one.type is Pace else OwnPace.SAME
        for one in fields(options)
        if one.type in (Pace, OwnPace)
    }
    return replace(options, **paces)
