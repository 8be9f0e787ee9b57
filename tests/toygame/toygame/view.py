"""The views of Echo. They list all visible fields, so that secrets are absent."""

from __future__ import annotations

from unspoken.kernel.types import Seat

from .types import Phase, Private, Public, State


def public(state: State) -> Public:
    """Return the public view: numbers only after the reveal (ECHO-03)."""
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
    """Return the private view: the seat's own number."""
    return Private(state.picks[seat])
