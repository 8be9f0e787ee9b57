"""The teller and the other players of a round."""

from __future__ import annotations

from functools import cache

from unspoken.games.dixit.types import State
from unspoken.kernel.seats import every_seat, left_of
from unspoken.kernel.types import Seat


def others(state: State) -> tuple[Seat, ...]:
    """Return every seat but the teller's, in seat order: they lay (DIX-04) and vote (DIX-06)."""
    return every_other_seat(state.teller, state.seats)


@cache
def every_other_seat(teller: Seat | None, count: int) -> tuple[Seat, ...]:
    """Return every seat but the teller's."""
    return tuple(seat for seat in every_seat(count) if seat != teller)


def next_teller(state: State) -> Seat | None:
    """Return the next teller (DIX-12); None if a player has reached the target (DIX-13)."""
    if state.teller is None or max(state.scores) >= state.options.target:
        return None
    return left_of(state.teller, state.seats)
