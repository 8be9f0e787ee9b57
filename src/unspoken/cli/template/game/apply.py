"""State changes of Pattern: the only module that creates a new state."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.cli.template.game.events import Event, GameEnded, Picked, Revealed, RoundBegan, WentOn
from unspoken.cli.template.game.types import Phase, State
from unspoken.kernel.seats import put


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    n = state.seats
    match event:
        case RoundBegan():
            return replace(
                state,
                phase=Phase.PICKING,
                round=state.round + 1,
                picks=(None,) * n,
                gains=(0,) * n,
                gone_on=(False,) * n,
                due=None,
            )
        case Picked(seat, number):
            return replace(state, picks=put(state.picks, seat, number))
        case Revealed(gains, due):
            scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
            return replace(state, phase=Phase.REVEALED, gains=gains, scores=scores, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)
