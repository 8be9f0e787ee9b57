"""What is seen of a game of Echo, and what may lie behind it."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat, Viewer

from .types import HIGHEST, Phase, Private, Public, State


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
    )


def private(state: State, seat: Seat) -> Private:
    """A number is its player's."""
    return Private(state.picks[seat])


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other numbers in the heads of the others."""
    if state.phase is not Phase.PICKING:
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else 1 + chance.below(HIGHEST)
        for seat, pick in enumerate(state.picks)
    )
    return replace(state, picks=picks)
