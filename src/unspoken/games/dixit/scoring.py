"""Who gets what at the end of a round (DIX-07, DIX-08, DIX-09)."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.dixit.roles import others
from unspoken.games.dixit.types import Found, Number, PastRound, Points, State, Story, Verdict
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import BySeat, every_seat

_TOO_CLEAR_OR_TOO_DARK = Points(teller=0, finder=2, other=2)

POINTS: Mapping[Found, Points] = {
    Found.ALL: _TOO_CLEAR_OR_TOO_DARK,
    Found.SOME: Points(teller=3, finder=3, other=0),
    Found.NONE: _TOO_CLEAR_OR_TOO_DARK,
}
POINTS_PER_VOTE = 1
"""For each vote that one's own card drew, whatever the others found (DIX-09)."""


def told_number(state: State) -> Number:
    """Where the teller's card lies."""
    assert state.teller is not None
    return state.board.index(state.laid[state.teller][0]) + 1


def finders(state: State) -> tuple[Seat, ...]:
    """Those who voted for the teller's card, in seat order."""
    told = told_number(state)
    return tuple(seat for seat in every_seat(state.seats) if state.votes[seat] == told)


def verdict_of(state: State) -> Verdict:
    """What the votes said of the teller's card."""
    found = finders(state)
    if not found:
        by = Found.NONE
    elif found == others(state):
        by = Found.ALL
    else:
        by = Found.SOME
    return Verdict(told_number(state), found, by)


def fooled(state: State) -> BySeat[int]:
    """How many votes fell on each seat's own cards; the teller's card fools nobody (DIX-09)."""
    chosen = [state.board[number - 1] for number in state.votes if number is not None]
    return tuple(
        0 if seat == state.teller else sum(card in state.laid[seat] for card in chosen)
        for seat in every_seat(state.seats)
    )


def gains_of(state: State) -> BySeat[int]:
    """Each seat's points of the round."""
    verdict = verdict_of(state)
    points = POINTS[verdict.found_by]

    def for_the_card(seat: Seat) -> int:
        if seat == state.teller:
            return points.teller
        return points.finder if seat in verdict.found else points.other

    votes = fooled(state)
    return tuple(for_the_card(seat) + POINTS_PER_VOTE * votes[seat] for seat in every_seat(state.seats))


def story_of(state: State) -> Story:
    """The round as a page of the album."""
    assert state.teller is not None and state.clue is not None
    card = state.laid[state.teller][0]
    return Story(state.teller, card, state.clue, others(state), finders(state), fooled(state))


def owners_of(state: State) -> tuple[Seat, ...]:
    """Whose each card on the table is, by board position."""
    owner = {card: seat for seat in every_seat(state.seats) for card in state.laid[seat]}
    return tuple(owner[card] for card in state.board)


def past_round(state: State) -> PastRound:
    """The round as it will be remembered."""
    assert state.teller is not None and state.clue is not None
    return PastRound(state.teller, state.clue, state.board, owners_of(state), state.votes)
