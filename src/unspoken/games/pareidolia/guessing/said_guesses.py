"""The visible guesses of a round: only the last ones, so that frames stay bounded."""

from __future__ import annotations

from unspoken.games.pareidolia.round_record import SaidGuess
from unspoken.games.pareidolia.types import Public, State

SHOWN = 60
"""Maximum number of guesses in a view: more than a table can read in a round, and at most 15 kilobytes."""


def earlier_guesses(state: State) -> int:
    """Return how many guesses of this round are not shown any more."""
    return max(0, len(state.guesses) - SHOWN)


def right_guess(view: Public) -> SaidGuess | None:
    """Return the guess that ended the round, or None; guess numbers also count guesses that are not sent."""
    return None if view.found is None else view.guesses[view.found - 1 - view.earlier_guesses]
