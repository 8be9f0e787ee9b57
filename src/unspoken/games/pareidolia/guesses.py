"""Which guesses of a round are to be seen: the last ones, so that no frame grows without end."""

from __future__ import annotations

from unspoken.games.pareidolia.round_record import SaidGuess
from unspoken.games.pareidolia.types import Public, State

SHOWN = 60
"""More than ten people read while a sky is drawn, and no more than fifteen kilobytes."""


def earlier_guesses(state: State) -> int:
    """How many guesses of this round are not shown any more."""
    return max(0, len(state.guesses) - SHOWN)


def right_guess(view: Public) -> SaidGuess | None:
    """The guess that ended the round, if one did: guesses are numbered from the first, sent or not."""
    return None if view.found is None else view.guesses[view.found - 1 - view.earlier_guesses]
