"""Who gets what at the end of a round (DIX-07, DIX-08, DIX-09)."""

from __future__ import annotations

from unspoken.games.dixit.types import State, Story
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import BySeat, every_seat


def finders(state: State) -> tuple[Seat, ...]:
    """Those who voted for the teller's card, in seat order."""
    assert state.teller is not None
    told = state.board.index(state.laid[state.teller][0]) + 1
    return tuple(seat for seat in every_seat(state.seats) if state.votes[seat] == told)


def fooled(state: State) -> BySeat[int]:
    """How many votes fell on each seat's own cards; the teller's card fools nobody (DIX-09)."""
    chosen = [state.board[number - 1] for number in state.votes if number is not None]
    return tuple(
        0 if seat == state.teller else sum(card in state.laid[seat] for card in chosen)
        for seat in every_seat(state.seats)
    )


def gains_of(state: State) -> BySeat[int]:
    """Each seat's points of the round."""
    found = finders(state)
    too_clear_or_too_dark = len(found) in (0, state.seats - 1)

    def own(seat: Seat) -> int:
        if seat == state.teller:
            return 0 if too_clear_or_too_dark else 3
        if too_clear_or_too_dark:
            return 2
        return 3 if seat in found else 0

    return tuple(own(seat) + fooled(state)[seat] for seat in every_seat(state.seats))


def story_of(state: State) -> Story:
    """The round as a page of the album."""
    assert state.teller is not None and state.clue is not None
    return Story(state.teller, state.laid[state.teller][0], state.clue, finders(state), fooled(state))
