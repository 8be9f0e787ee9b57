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
    return _seats_that_voted(state, teller_card_number(state))


def _seats_that_voted(state: State, number: Number) -> tuple[Seat, ...]:
    votes = state.votes
    return tuple([seat for seat in every_seat(state.seats) if votes[seat] == number])


def own_numbers(state: State, seat: Seat) -> tuple[Number, ...]:
    """Return the numbers of a seat's own cards on the board, in order."""
    board, laid = state.board, state.laid[seat]
    if not board:
        return ()
    if len(laid) == 1:  # in most games, and every view needs the numbers
        return (board.index(laid[0]) + 1,)
    return tuple(sorted([board.index(card) + 1 for card in laid]))


def verdict_of(state: State) -> Verdict:
    """Return who found the teller's card."""
    number = teller_card_number(state)
    found = _seats_that_voted(state, number)
    if not found:
        by = Found.NONE
    elif found == others(state):
        by = Found.ALL
    else:
        by = Found.SOME
    return Verdict(number, found, by)


def fooled(state: State) -> BySeat[int]:
    """Return how many votes each seat's own cards drew; the teller's card does not count (DIX-09)."""
    owners, votes = owners_of(state), [0] * state.seats
    for number in state.votes:
        if number is not None:
            votes[owners[number - 1]] += 1
    if state.teller is not None:
        votes[state.teller] = 0
    return tuple(votes)


def gains_of(state: State) -> BySeat[int]:
    """Return each seat's points of the round."""
    verdict = verdict_of(state)
    points = POINTS[verdict.found_by]
    gains = [points.other + POINTS_PER_VOTE * votes for votes in fooled(state)]
    for seat in verdict.found:
        gains[seat] += points.finder - points.other
    assert state.teller is not None
    gains[state.teller] = points.teller
    return tuple(gains)


def story_of(state: State) -> Story:
    """Return the round as an entry of the album."""
    assert state.teller is not None and state.clue is not None
    card = state.laid[state.teller][0]
    return Story(state.teller, card, state.clue, others(state), finders(state), fooled(state))


def owners_of(state: State) -> tuple[Seat, ...]:
    """Return the owner of each card on the board, by position."""
    owner = {card: seat for seat in every_seat(state.seats) for card in state.laid[seat]}
    return tuple([owner[card] for card in state.board])


def past_round(state: State) -> PastRound:
    """Return the round in the form that bots remember."""
    assert state.teller is not None and state.clue is not None
    return PastRound(state.teller, state.clue, state.board, owners_of(state), state.votes)
