"""Events change the state of Echo only here."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.kernel.seats import put

from .events import Event, GameEnded, Picked, Revealed, RoundBegan, WentOn
from .types import Phase, State


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    n = state.seats
    match event:
        case RoundBegan():
            return State(
                state.options,
                state.tones,
                n,
                Phase.PICKING,
                state.round + 1,
                (None,) * n,
                None,
                state.scores,
                (False,) * n,
            )
        case Picked(seat, number):
            return replace(state, picks=put(state.picks, seat, number))
        case Revealed(seat, due):
            points = 0 if seat is None else state.picks[seat] or 0
            scores = state.scores if seat is None else put(state.scores, seat, state.scores[seat] + points)
            return replace(state, phase=Phase.REVEALED, alone=seat, scores=scores, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)
