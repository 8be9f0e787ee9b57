"""Fields of the view that save the page from knowing the rules."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from tests.games.pareidolia.test_rounds import last_round, voted
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.worlds import trials
from unspoken.kernel.pace import Pace
from unspoken.proofs.playthrough import play_randomly


def test_everybody_sees_whose_turn_it_is_and_who_is_next() -> None:
    """PAR-09: the second artist acts first, then the artists take turns."""
    situation = Situation().start()
    first = situation.sees(None)["public"]
    situation.place(SECOND, "heap", 1000, 1000)
    then = situation.sees(None)["public"]
    assert [(view["turn"], view["next"]) for view in (first, then)] == [(SECOND, MAIN), (MAIN, SECOND)]


@pytest.mark.parametrize(("seat", "fellow"), [(MAIN, SECOND), (SECOND, MAIN)])
def test_an_artist_sees_who_the_other_is(seat: int, fellow: int) -> None:
    """PAR-02."""
    assert Situation().start().sees(seat)["private"]["fellow"] == fellow


def test_a_watcher_has_no_fellow() -> None:
    """PAR-02."""
    assert "fellow" not in Situation().start().sees(1)["private"]


def test_everybody_sees_the_length_of_the_round() -> None:
    """PAR-08: three minutes by a house rule."""
    assert Situation(minutes=3).start().sees(None)["public"]["clock"] == 180_000


def test_everybody_sees_how_much_time_the_artists_have_after_the_bell() -> None:
    """PAR-16."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.ring()
    assert situation.sees(None)["public"]["clock"] == 10_000


def test_the_rest_between_rounds_has_no_clock() -> None:
    """ALL-07: only the pace limits it."""
    situation = Situation(pace=Pace.BRISK)
    situation.find("rabbit", 1)
    assert "clock" not in situation.sees(None)["public"]


def test_everybody_sees_who_got_a_droplet() -> None:
    """PAR-17: both artists, and the watcher who found the word."""
    situation = Situation()
    situation.find("rabbit", 3)
    assert situation.sees(None)["public"]["rewarded"] == [MAIN, SECOND, 3]


def test_nobody_is_rewarded_if_nobody_found_the_word() -> None:
    """PAR-17."""
    situation = Situation().start()
    situation.ring()
    assert "rewarded" not in situation.sees(None)["public"]


def test_the_final_view_says_if_a_vote_decided() -> None:
    """PAR-20: two of three voters chose the same player."""
    assert voted(2, 0, 2).sees(None)["public"]["decided_by_vote"]


def test_a_tied_vote_did_not_decide() -> None:
    """PAR-20."""
    assert "decided_by_vote" not in voted(2, 0, None).sees(None)["public"]


def test_no_vote_decided_if_nobody_was_tied() -> None:
    """PAR-20."""
    assert "decided_by_vote" not in last_round((2, 5, 3, 4)).sees(None)["public"]


def test_a_past_round_lists_the_keys_of_its_questions() -> None:
    """ALL-05: the page assigns bots' reasons to rounds by these keys."""
    steps = list(play_randomly(GAME, *trials()[0], b"asked"))
    asked = {(step.session.state.round, ask.key) for step in steps for ask in step.session.asks}
    listed = {
        (number, key)
        for number, past in enumerate(GAME.public(steps[-1].session.state).past, 1)
        for key in past.questions
    }
    outside = {"claim", "relaxed"}
    assert {(number, key) for number, key in asked if key not in outside} <= listed
