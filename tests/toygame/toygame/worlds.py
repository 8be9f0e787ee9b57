"""Alternative worlds of Echo that look the same to a viewer, and the games of the proofs."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Viewer

from .types import HIGHEST, Materials, Options, Phase, State, Tone


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return a state with other numbers of the other players."""
    if state.phase is not Phase.PICKING:
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else 1 + chance.below(HIGHEST)
        for seat, pick in enumerate(state.picks)
    )
    return replace(state, picks=picks)


def trials() -> list[tuple[int, Options, Materials]]:
    """Return games with every number of players and every pace."""
    tones = tuple(Tone({"en": f"tone {number}"}, 100 * number) for number in range(1, HIGHEST + 1))
    usual = [(seats, Options(), Materials(tones)) for seats in range(2, 7)]
    paces = [(3, Options(target=5, pace=pace), Materials()) for pace in (Pace.OFF, Pace.BRISK)]
    return [*usual, *paces]
