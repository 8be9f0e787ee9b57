"""The questions that are open in each phase of Dixit."""

from __future__ import annotations

from itertools import combinations
from typing import assert_never

from unspoken.games.dixit.roles import others
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Command, GoOn, Lay, Phase, State, Vote
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions."""
    match state.phase:
        case Phase.TELLING:
            return _ask_to_tell(state)
        case Phase.LAYING:
            return _ask_to_lay(state)
        case Phase.VOTING:
            return _ask_to_vote(state)
        case Phase.REVEALED:
            return tuple(
                Ask(f"go-on-{state.round}", seat, ("go-on",), (GoOn(),), not state.gone_on[seat])
                for seat in every_seat(state.seats)
            )
        case Phase.DEALING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _ask_to_tell(state: State) -> tuple[Ask[Command], ...]:
    """Ask the teller for a clue; in the first round ask everybody: the first clue wins (DIX-02, DIX-03)."""
    key, time = f"tell-{state.round}", limit(pace_for(state.options, "tell"), relaxed=150, brisk=60)
    if state.teller is not None:
        return (Ask(key, state.teller, ("tell",), limit=time),)
    return tuple(
        Ask(key, seat, ("tell", "go-on"), None, not state.gone_on[seat], time, race=True)
        for seat in every_seat(state.seats)
    )


def _ask_to_lay(state: State) -> tuple[Ask[Command], ...]:
    """Ask every other player for one card of the hand, or for two (DIX-04)."""
    time = limit(pace_for(state.options, "lay"), relaxed=90, brisk=35)
    return tuple(
        Ask(
            f"lay-{state.round}",
            seat,
            ("lay",),
            tuple(Lay(cards) for cards in combinations(state.hands[seat], lays(state.seats))),
            owed=not state.laid[seat],
            limit=time,
        )
        for seat in others(state)
    )


def _ask_to_vote(state: State) -> tuple[Ask[Command], ...]:
    """Ask every player but the teller for a card that is not their own (DIX-06)."""
    time = limit(pace_for(state.options, "vote"), relaxed=90, brisk=35)
    return tuple(
        Ask(
            f"vote-{state.round}",
            seat,
            ("vote",),
            tuple(Vote(n) for n, card in enumerate(state.board, 1) if card not in state.laid[seat]),
            owed=state.votes[seat] is None,
            limit=time,
        )
        for seat in others(state)
    )
