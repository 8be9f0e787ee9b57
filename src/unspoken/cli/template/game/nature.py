"""Automatic events of Pattern: rounds begin, numbers are shown, the game ends."""

from __future__ import annotations

from typing import assert_never

from unspoken.cli.template.game.events import Event, GameEnded, Revealed, RoundBegan
from unspoken.cli.template.game.rules import gains_of
from unspoken.cli.template.game.types import Phase, State
from unspoken.kernel.pace import limit
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Millis, Moment


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Return the events that happen without a player; none while the table waits for an answer."""
    match state.phase:
        case Phase.OPENING:
            return (RoundBegan(),)
        case Phase.PICKING:
            if None in state.picks:
                return ()
            rest = limit(state.options.pace, relaxed=20, brisk=8)
            return (Revealed(gains_of(state.picks), None if rest is None else Millis(moment.at + rest)),)
        case Phase.REVEALED:
            waited_for = moment.people or frozenset(every_seat(state.seats))
            over = state.due is not None and moment.at >= state.due
            if not over and not all(state.gone_on[seat] for seat in waited_for):
                return ()
            return (GameEnded(),) if max(state.scores) >= state.options.target else (RoundBegan(),)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)
