"""Who tells, and who looks for the told card."""

from __future__ import annotations

from unspoken.games.dixit.types import State
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat, left_of


def others(state: State) -> tuple[Seat, ...]:
    """Everybody but the teller, in seat order: they lay (DIX-04), and they vote (DIX-06)."""
    return tuple(seat for seat in every_seat(state.seats) if seat != state.teller)


def next_teller(state: State) -> Seat | None:
    """Whose story comes after this one (DIX-12); None where somebody has come to the target (DIX-13)."""
    if state.teller is None or max(state.scores) >= state.options.target:
        return None
    return left_of(state.teller, state.seats)
