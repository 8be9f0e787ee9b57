"""Games in which cards come back: they may go on for long, and not for ever."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import circling
from unspoken.games.telepathic.cards import OPEN_CARDS, RETURNING_TURNS
from unspoken.games.telepathic.types import Mode, Phase

LONGEST_FRAME = 20_000
"""Bytes: what somebody who comes back to the longest game is sent."""


def test_a_card_of_the_first_game_comes_back_a_hundred_times() -> None:
    """TEL-10: and the next one does not."""
    rows = [len(circling(Mode.FIRST, 2, turns).state.row) for turns in (99, 100)]
    assert rows == [OPEN_CARDS, OPEN_CARDS - 1]


def test_after_the_last_card_of_a_first_game_somebody_has_to_announce() -> None:
    """TEL-10: three are left when they stop coming back."""
    situation = circling(Mode.FIRST, 2, 1000)
    asked = [ask.answers for ask in situation.owed]
    assert (len(situation.state.turns), asked) == (103, [("announce",), ("announce",)])


def test_after_the_last_card_of_a_race_its_performer_has_to_announce() -> None:
    """TEL-16: there is nothing to pass to."""
    situation = circling(Mode.OPPOSED, 4, 1000)
    assert [(ask.seat, ask.answers) for ask in situation.owed] == [
        (situation.state.turns[-1].performer, ("announce",))
    ]


def test_a_deck_of_a_race_is_not_made_new_after_a_hundred_turns() -> None:
    """TEL-16: what is in it then is played."""
    turns = len(circling(Mode.OPPOSED, 4, 1000).state.turns)
    assert RETURNING_TURNS <= turns <= RETURNING_TURNS + 10


def test_time_announces_after_the_last_card_of_a_race() -> None:
    """ALL-07, TEL-16: where nothing else is possible."""
    situation = circling(Mode.OPPOSED, 4, 1000)
    situation.let_time_run_out()
    assert situation.state.phase is Phase.ANSWERING


@pytest.mark.parametrize(("mode", "seats"), [(Mode.FIRST, 2), (Mode.OPPOSED, 4)])
def test_no_frame_of_the_longest_game_is_long(mode: Mode, seats: int) -> None:
    """Each turn is in every frame that follows it."""
    assert len(circling(mode, seats, 1000).sent(0)) < LONGEST_FRAME
