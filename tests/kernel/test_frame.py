"""Frames: the view of a game that each viewer is sent."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit import GAME
from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.session import replay
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import viewers


def test_a_spectator_has_no_hand_and_no_question() -> None:
    """ALL-01: hidden values are absent, not replaced."""
    assert Situation().sees(None).keys() & {"private", "asks"} == set()


def test_a_question_lists_all_its_answers() -> None:
    """ALL-03: the page knows no rules."""
    table = Situation()
    table.tell(0)
    offered = [choice["cards"][0] for choice in table.sees(1)["asks"][0]["choices"]]
    assert offered == table.sees(1)["private"]["hand"]


def test_a_question_is_sent_to_its_seat_only() -> None:
    """ALL-01: choices are as secret as the hand they come from."""
    table = Situation()
    table.tell(0)
    assert "asks" not in table.sees(0)


def test_an_answered_question_stays_open_and_is_not_owed() -> None:
    """DIX-06: an answer can be changed until the question closes."""
    table = Situation()
    table.tell(0)
    table.lay(1)
    assert (table.sees(1)["asks"][0]["owed"], table.sees(1)["waiting"]) == (False, [2, 3])


@pytest.mark.parametrize("first", [1, 2, 3])
def test_waiting_seats_are_in_seat_order(first: int) -> None:
    """ALL-05: the order of the answers does not matter."""
    table = Situation()
    table.tell(0)
    table.lay(first)
    assert table.sees(None)["waiting"] == sorted({1, 2, 3} - {first})


def test_the_seed_is_in_no_frame() -> None:
    """ALL-01, ALL-02: it would reveal the deck."""
    table = Situation()
    seed = table.session.header.seed
    assert all(
        seed not in table.sent(viewer) and seed.hex().encode() not in table.sent(viewer)
        for viewer in (0, None)
    )


def test_frames_are_the_same_after_a_restart() -> None:
    """ALL-02: they depend on the log only."""
    seats, options, materials = next(iter(GAME.proofs.trials()))
    steps = list(islice(play_randomly(GAME, seats, options, materials, b"restart"), 20))
    live = steps[-1].session
    saved = decode_game(GAME, encode(live.header), [encode(step.entry) for step in steps])
    sent = [frames(GAME, table, viewers(live)) for table in (live, replay(GAME, *saved))]
    assert sent[0] == sent[1]
