"""The points of a round (DIX-07, DIX-08, DIX-09)."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.dixit.roles import others
from unspoken.games.dixit.types import Found, Number, PastRound, Points, State, Story, Verdict
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Seat

_TOO_CLEAR_OR_TOO_DARK = Points(teller=0, finder=2, other=2)

POINTS: Mapping[Found, Points] = {
    Found.ALL: _TOO_CLEAR_OR_TOO_DARK,
    Found.SOME: Points(teller=3, finder=3, other=0),
    Found.NONE: _TOO_CLEAR_OR_TOO_DARK,
}
POINTS_PER_VOTE = 1
"""Points for each vote on a player's own card, whether or not the teller's card was found (DIX-09)."""


def teller_card_number(state: State) -> Number:
    """Return the number of the teller's card on the board."""
    assert state.teller is not None
    return state.board.index(state.laid[state.teller][0]) + 1


def finders(state: State) -> tuple[Seat, ...]:
    """Return the seats that voted for the teller's card, in seat order."""
    number = teller_card_number(state)
    return tuple(seat for seat in every_seat(state.seats) if state.votes[seat] == number)


def verdict_of(state: State) -> Verdict:
    """Return who found the teller's card."""
    found = finders(state)
    if not found:
        by = Found.NONE
    elif found == others(state):
        by = Found.ALL
    else:
        by = Found.SOME
    return Verdict(teller_card_number(state), found, by)


def fooled(state: State) -> BySeat[int]:
    """Return how many votes each seat's own cards drew; the teller's card does not count (DIX-09)."""
    chosen = [state.board[number - 1] for number in state.votes if number is not None]
    return tuple(
        0 if seat == state.teller else sum(card in state.laid[seat] for card in chosen)
        for seat in every_seat(state.seats)
    )


def gains_of(state: State) -> BySeat[int]:
    """Return each seat's points of the round."""
    verdict = verdict_of(state)
    points = POINTS[verdict.found_by]

    def for_the_card(seat: Seat) -> int:
        if seat == state.teller:
            return points.teller
        return points.finder if seat in verdict.found else points.other

    votes = fooled(state)
    return tuple(for_the_card(seat) + POINTS_PER_VOTE * votes[seat] for seat in every_seat(state.seats))


def story_of(state: State) -> Story:
    """Return the round as an entry of the album."""
    assert state.teller is not None and state.clue is not None
    card = state.laid[state.teller][0]
    return Story(state.teller, card, state.clue, others(state), finders(state), fooled(state))


def owners_of(state: State) -> tuple[Seat, ...]:
    """Return the owner of each card on the board, by position."""
    owner = {card: seat for seat in every_seat(state.seats) for card in state.laid[seat]}
    return tuple(owner[card] for card in state.board)


def past_round(state: State) -> PastRound:
    """Return the round in the form that bots remember."""
    assert state.teller is not None and state.clue is not None
    return PastRound(state.teller, state.clue, state.board, owners_of(state), state.votes)
