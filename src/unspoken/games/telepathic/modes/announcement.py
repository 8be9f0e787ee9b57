"""Whether what was announced is right, and all that was wanted is there (TEL-12)."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.telepathic.conditions import met
from unspoken.games.telepathic.types import Condition, State
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat


def winners_by_naming_both(state: State) -> frozenset[Seat] | None:
    """One announcement names both win conditions: all win if it is right and both are met (TEL-12)."""
    if not state.named:
        return None
    held = tuple(condition for condition in state.wins if condition is not None)
    right = set(state.named[0].names) == set(held) and all(met(state.grid, one) for one in held)
    return frozenset(every_seat(state.seats)) if right else frozenset()


def partners_were_right(state: State) -> bool | None:
    """Whether both names were right and both conditions are met; None while the answer is missing."""
    if len(state.named) < 2:
        return None
    said: Mapping[Seat | None, Condition] = {naming.seat: naming.names[0] for naming in state.named}
    return all(
        said.get(seat) == state.wins[partner(seat, state.seats)] and met(state.grid, said[seat])
        for seat in every_seat(state.seats)
        if seat in said
    )


def partner(seat: Seat, seats: int) -> Seat:
    """The other of two, or who sits opposite of four."""
    return Seat((seat + seats // 2) % seats)
