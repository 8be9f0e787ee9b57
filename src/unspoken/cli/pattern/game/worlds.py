"""Other worlds that a viewer of Pattern cannot tell from this one, for the proofs of secrecy."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.cli.pattern.game.types import HIGHEST, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Viewer


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other numbers in the heads of the others, until they are shown."""
    if state.phase is not Phase.PICKING:
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else 1 + chance.below(HIGHEST)
        for seat, pick in enumerate(state.picks)
    )
    return replace(state, picks=picks)
