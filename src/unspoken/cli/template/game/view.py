"""The views of Pattern: built field by field, so that hidden values are absent."""

from __future__ import annotations

from unspoken.cli.template.game.types import Phase, Private, Public, State
from unspoken.kernel.types import Seat


def public(state: State) -> Public:
    """Return what everybody sees: numbers only when all are shown (PAT-03)."""
    shown = state.phase in (Phase.REVEALED, Phase.OVER)
    return Public(
        phase=state.phase,
        round=state.round,
        target=state.options.target,
        scores=state.scores,
        picks=state.picks if shown else (),
        gains=state.gains if shown else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return what only this seat sees: its own number (PAT-02)."""
    return Private(state.picks[seat])
