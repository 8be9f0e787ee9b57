"""Other worlds that a viewer of Pattern cannot tell from this one, and the games of the proofs."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.cli.template.game.types import HIGHEST, Materials, Options, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Viewer
from unspoken.kernel.pace import Pace


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other numbers in the heads of the others, until they are shown."""
    if state.phase is not Phase.PICKING:
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else 1 + chance.below(HIGHEST)
        for seat, pick in enumerate(state.picks)
    )
    return replace(state, picks=picks)


def trials() -> list[tuple[int, Options, Materials]]:
    """Every number of players, and every pace."""
    usual = [(seats, Options(), Materials()) for seats in range(3, 7)]
    paces = [(3, Options(target=8, pace=pace), Materials()) for pace in (Pace.OFF, Pace.BRISK)]
    return [*usual, *paces]
