"""How much of a hurry the table is in: its choice of timers (ALL-07)."""

from enum import Enum
from typing import assert_never

from unspoken.kernel.game import Millis


class Pace(Enum):
    """The table's word for its timers."""

    OFF = "off"
    RELAXED = "relaxed"
    BRISK = "brisk"


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
