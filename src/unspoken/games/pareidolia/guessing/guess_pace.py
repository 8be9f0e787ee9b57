"""The limits on guesses: too generous for people to notice, too strict for reading out a list of words.

A burst of guesses is free; after it there is a minimum gap between guesses. The rate is stored as one
timestamp for each seat: when all guesses so far are paid for. The number of different guesses of a seat in a
round is limited, too: a category has more words, so that nobody can try all of them.
`bench/guess_limits.py` measures how often a person reaches a limit.
"""

from __future__ import annotations

from typing import NamedTuple

from unspoken.games.pareidolia.round_record import SaidGuess
from unspoken.kernel.types import Millis, Seat

BURST = 4
"""How many guesses may follow each other at once."""
GAP = 6000
"""Milliseconds between guesses after a burst: less than thinking of a word and typing it takes."""
GUESSES_A_MINUTE = 7
"""How many different guesses a seat has for each minute of the clock: fourteen in the usual two minutes."""
FEW = 3
"""With at most this many guesses left, the seat's view shows the number."""


class GuessPace(NamedTuple):
    """The rate limit of a seat after a guess."""

    rested: Millis
    """When the seat may guess in a burst again."""
    opens: Millis | None
    """When the seat may guess again; None for at once."""


def after_guess(rested: Millis, at: Millis) -> GuessPace:
    """Return the rate limit after a guess at this time; `rested` is from before the guess."""
    paid = Millis(max(rested, at) + GAP)
    opens = Millis(paid - (BURST - 1) * GAP)
    return GuessPace(paid, opens if opens > at else None)


def most_guesses(minutes: int) -> int:
    """Return how many different guesses a seat has in a round of this length."""
    return GUESSES_A_MINUTE * minutes


def different_guesses(guesses: tuple[SaidGuess, ...], seat: Seat) -> frozenset[str]:
    """Return the different guesses of a seat in this round; upper and lower case count as equal."""
    return frozenset(said.text.casefold() for said in guesses if said.seat == seat)
