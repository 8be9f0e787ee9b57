"""The questions that are open in each phase of Dixit."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import assert_never

from unspoken.games.dixit.roles import others
from unspoken.games.dixit.scoring import own_numbers
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Cards, Command, GoOn, Lay, Number, Phase, State, Vote
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask

_GO_ON = (GoOn(),)


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions."""
    match state.phase:
        case Phase.REVEALED:  # the most frequent phases first
            return _ask_to_go_on(state)
        case Phase.LAYING:
            return _ask_to_lay(state)
        case Phase.VOTING:
            return _ask_to_vote(state)
        case Phase.TELLING:
            return _ask_to_tell(state)
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
        [
            Ask(key, seat, ("tell", "go-on"), None, not state.gone_on[seat], time, race=True)
            for seat in every_seat(state.seats)
        ]
    )


def _ask_to_lay(state: State) -> tuple[Ask[Command], ...]:
    """Ask every other player for one card of the hand, or for two (DIX-04)."""
    key, time = f"lay-{state.round}", limit(pace_for(state.options, "lay"), relaxed=90, brisk=35)
    count, hands, laid = lays(state.seats), state.hands, state.laid
    return tuple(
        [Ask(key, seat, ("lay",), _lays(hands[seat], count), not laid[seat], time) for seat in others(state)]
    )


@lru_cache(maxsize=1024)  # a hand stays the same until everybody has laid a card
def _lays(hand: Cards, count: int) -> tuple[Lay, ...]:
    """Return the possible choices of cards from a hand."""
    return tuple(map(Lay, combinations(hand, count)))


def _ask_to_vote(state: State) -> tuple[Ask[Command], ...]:
    """Ask every player but the teller for a card that is not their own (DIX-06)."""
    key, time = f"vote-{state.round}", limit(pace_for(state.options, "vote"), relaxed=90, brisk=35)
    count, votes = len(state.board), state.votes
    return tuple(
        [
            Ask(key, seat, ("vote",), _votes(count, own_numbers(state, seat)), votes[seat] is None, time)
            for seat in others(state)
        ]
    )


@cache  # for each size of the board, at most one entry for each pair of own cards
def _votes(count: int, own: tuple[Number, ...]) -> tuple[Vote, ...]:
    """Return the possible votes, by the numbers of the voter's own cards."""
    return tuple(Vote(number) for number in range(1, count + 1) if number not in own)


def _ask_to_go_on(state: State) -> tuple[Ask[Command], ...]:
    """Ask everybody whether they are done with the reveal."""
    key, gone_on = f"go-on-{state.round}", state.gone_on
    return tuple([Ask(key, seat, ("go-on",), _GO_ON, not gone_on[seat]) for seat in every_seat(state.seats)])
