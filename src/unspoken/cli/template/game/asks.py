"""The questions of Pattern in each phase."""

from __future__ import annotations

from typing import assert_never

from unspoken.cli.template.game.types import HIGHEST, Command, GoOn, Phase, Pick, State
from unspoken.kernel.pace import limit
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Ask everybody for a number at the same time (PAT-02), then for a click to go on."""
    match state.phase:
        case Phase.PICKING:
            time = limit(state.options.pace, relaxed=60, brisk=20)
            numbers = tuple(Pick(number) for number in range(1, HIGHEST + 1))
            return tuple(
                Ask(f"pick-{state.round}", seat, ("pick",), numbers, state.picks[seat] is None, time)
                for seat in every_seat(state.seats)
            )
        case Phase.REVEALED:
            return tuple(
                Ask(f"go-on-{state.round}", seat, ("go-on",), (GoOn(),), not state.gone_on[seat])
                for seat in every_seat(state.seats)
            )
        case Phase.OPENING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)
