"""Games in which cards return are long, but end."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import circling
from unspoken.games.telepathic.cards import OPEN_CARDS, RETURNING_TURNS
from unspoken.games.telepathic.types import Mode, Phase

LONGEST_FRAME = 20_000
"""Maximum bytes of a frame in the longest game."""


def test_cards_of_the_first_game_return_for_less_than_a_hundred_turns() -> None:
    """TEL-10: the card of turn 100 does not return."""
    rows = [len(circling(Mode.FIRST, 2, turns).state.row) for turns in (99, 100)]
    assert rows == [OPEN_CARDS, OPEN_CARDS - 1]


def test_both_partners_are_asked_to_announce_after_the_last_card_of_a_first_game() -> None:
    """TEL-10: three cards are left when they stop returning."""
    situation = circling(Mode.FIRST, 2, 1000)
    asked = [ask.answers for ask in situation.owed]
    assert (len(situation.state.turns), asked) == (103, [("announce",), ("announce",)])


def test_the_last_performer_must_announce_after_the_last_card_of_a_race() -> None:
    """TEL-16: passing is not possible."""
    situation = circling(Mode.OPPOSED, 4, 1000)
    assert [(ask.seat, ask.answers) for ask in situation.owed] == [
        (situation.state.turns[-1].performer, ("announce",))
    ]


def test_the_deck_of_a_race_is_not_refilled_after_a_hundred_turns() -> None:
    """TEL-16: only the cards that are left are played."""
    turns = len(circling(Mode.OPPOSED, 4, 1000).state.turns)
    assert RETURNING_TURNS <= turns <= RETURNING_TURNS + 10


def test_at_timeout_an_announcement_is_made_after_the_last_card_of_a_race() -> None:
    """ALL-07, TEL-16: nothing else is possible."""
    situation = circling(Mode.OPPOSED, 4, 1000)
    situation.let_time_run_out()
    assert situation.state.phase is Phase.ANSWERING


@pytest.mark.parametrize(("mode", "seats"), [(Mode.FIRST, 2), (Mode.OPPOSED, 4)])
def test_the_frame_of_the_longest_game_is_bounded(mode: Mode, seats: int) -> None:
    """Each turn is part of every later frame."""
    assert len(circling(mode, seats, 1000).sent(0)) < LONGEST_FRAME
