"""The rate limit of guesses: too generous for people to notice, too strict for reading out a word list.

A burst of guesses is free; after it there is a minimum gap between guesses. The limit is stored as one
timestamp for each seat: when all guesses so far are paid for.
"""

from __future__ import annotations

from typing import NamedTuple

from unspoken.kernel.types import Millis

BURST = 4
"""How many guesses may follow each other at once."""
GAP = 1500
"""Milliseconds between guesses after a burst: less than a bot thinks, and less than typing a word takes."""


class GuessPace(NamedTuple):
    """The rate limit of a seat after a guess."""

    rested: Millis
    """When the seat may guess in a burst again."""
    opens: Millis | None
    """When the seat may guess again; None for at once."""


def after_guess(rested: Millis, at: Millis) -> GuessPace:
    """Return the rate limit after a guess at this time, given when the seat would have been rested."""
    paid = Millis(max(rested, at) + GAP)
    opens = Millis(paid - (BURST - 1) * GAP)
    return GuessPace(paid, opens if opens > at else None)
