"""Who is asked what, at each point of a round of Pattern."""

from __future__ import annotations

from typing import assert_never

from unspoken.cli.template.game.types import HIGHEST, Command, GoOn, Phase, Pick, State
from unspoken.kernel.game import Ask
from unspoken.kernel.pace import limit
from unspoken.kernel.seats import every_seat


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Everybody picks, side by side and in secret (PAT-02); then everybody looks."""
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
