"""What is seen of a game of Echo: built from nothing, so that hidden means absent."""

from __future__ import annotations

from unspoken.kernel.game import Seat

from .types import Phase, Private, Public, State


def public(state: State) -> Public:
    """What everybody sees: numbers only when all are shown (ECHO-03)."""
    shown = state.phase in (Phase.REVEALED, Phase.OVER)
    return Public(
        phase=state.phase,
        round=state.round,
        target=state.options.target,
        scores=state.scores,
        picks=state.picks if shown else (),
        alone=state.alone,
        tones=state.tones,
    )


def private(state: State, seat: Seat) -> Private:
    """A number is its player's."""
    return Private(state.picks[seat])
