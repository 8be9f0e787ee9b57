"""A newcomer who takes a bot's seat gets a new hand, so that nothing is given away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.session import AnySession, renew_seat
from unspoken.kernel.types import Millis, Seat
from unspoken.proofs.playthrough import play_randomly

CHANCE = Chance(b"newcomer", 0)


def sessions() -> list[AnySession]:
    """Return all steps of a random game with four seats."""
    seats, options, materials = next(trial for trial in GAME.proofs.trials() if trial[0] == 4)
    return [step.session for step in play_randomly(GAME, seats, options, materials, b"newcomer")]


def cards(state: State) -> list[str]:
    """Return all cards of a game, wherever they are."""
    return sorted(
        (*state.pile, *state.discard, *state.board, *(card for hand in state.hands for card in hand))
    )


def test_a_newcomer_gets_a_new_hand() -> None:
    """ALL-01: none of its cards was in the bot's hand, and no card is lost or doubled (DIX-10)."""
    session = next(step for step in sessions() if step.state.phase is Phase.TELLING)
    renewed = renew_seat(GAME, session, Seat(2), Millis(0))
    assert renewed is not None
    before, after = session.state, renewed[0].state
    assert not set(before.hands[2]) & set(after.hands[2])
    assert (len(after.hands[2]), len(after.pile)) == (len(before.hands[2]), len(before.pile))
    assert cards(after) == cards(before)
    assert [after.hands[seat] for seat in (0, 1, 3)] == [before.hands[seat] for seat in (0, 1, 3)]


def test_a_small_pile_is_shuffled_with_the_discard_first() -> None:
    """DIX-11: as for any other deal."""
    session = next(step for step in sessions() if step.state.phase is Phase.TELLING and step.state.discard)
    state = replace(
        session.state, pile=session.state.pile[:2], discard=session.state.discard + session.state.pile[2:]
    )
    events = GAME.seating.renew(state, Seat(1), CHANCE)
    assert events is not None
    after = state
    for event in events:
        after = GAME.apply(after, event)
    assert cards(after) == cards(state) and not set(state.hands[1]) & set(after.hands[1])


@pytest.mark.parametrize("phase", [Phase.LAYING, Phase.VOTING, Phase.REVEALED])
def test_a_seat_cannot_be_taken_later_in_a_round(phase: Phase) -> None:
    """ALL-01: its cards may be on the board."""
    session = next(step for step in sessions() if step.state.phase is phase)
    assert renew_seat(GAME, session, Seat(0), Millis(0)) is None
