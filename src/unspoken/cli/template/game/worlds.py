"""Other states that a viewer of Pattern cannot distinguish from the true one, and games for the proofs."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.cli.template.game.types import HIGHEST, Materials, Options, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Viewer


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state with other hidden numbers, apart from the viewer's own."""
    if state.phase is not Phase.PICKING:
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else 1 + chance.below(HIGHEST)
        for seat, pick in enumerate(state.picks)
    )
    return replace(state, picks=picks)


def trials() -> list[tuple[int, Options, Materials]]:
    """Return games with every number of players and every pace."""
    default = [(seats, Options(), Materials()) for seats in range(3, 7)]
    paces = [(3, Options(target=8, pace=pace), Materials()) for pace in (Pace.OFF, Pace.BRISK)]
    return [*default, *paces]
