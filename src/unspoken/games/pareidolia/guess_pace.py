"""How soon a watcher may guess again: people never notice, and nothing that reads a list aloud gets far.

A few guesses may come as fast as they can be typed; after them there is a breath before each. It is counted
in one number a seat: when the guesses that were made so far are paid for.
"""

from __future__ import annotations

from typing import NamedTuple

from unspoken.kernel.game import Millis

BURST = 4
"""So many guesses may follow each other at once."""
GAP = 1500
"""Then so many milliseconds lie between two: less than any bot thinks, and less than a word takes to type."""


class Pace(NamedTuple):
    """How a seat stands when a guess of it has been heard."""

    rested: Millis
    """When it may guess in a burst again."""
    opens: Millis | None
    """When it may guess again; None for at once."""


def after_guess(rested: Millis, at: Millis) -> Pace:
    """The pace of a seat that guesses at this time, given when it would have been rested."""
    paid = Millis(max(rested, at) + GAP)
    opens = Millis(paid - (BURST - 1) * GAP)
    return Pace(paid, opens if opens > at else None)
