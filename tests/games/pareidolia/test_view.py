"""What the page is told besides the table itself, so that it has nothing to work out by rules of its own."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from tests.games.pareidolia.test_rounds import last_round, voted
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.worlds import trials
from unspoken.kernel.pace import Pace
from unspoken.proofs.playthrough import play_randomly


def test_everybody_sees_whose_action_comes_next() -> None:
    """PAR-09: after the toss the second artist acts, then the main one, and so on by turns."""
    situation = Situation().start()
    first = situation.sees(None)["public"]
    situation.place(SECOND, "heap", 1000, 1000)
    then = situation.sees(None)["public"]
    assert [(one["turn"], one["next"]) for one in (first, then)] == [(SECOND, MAIN), (MAIN, SECOND)]


@pytest.mark.parametrize(("seat", "fellow"), [(MAIN, SECOND), (SECOND, MAIN)])
def test_an_artist_sees_who_the_other_is(seat: int, fellow: int) -> None:
    """PAR-02."""
    assert Situation().start().sees(seat)["private"]["fellow"] == fellow


def test_a_watcher_has_no_fellow() -> None:
    """PAR-02."""
    assert "fellow" not in Situation().start().sees(1)["private"]


def test_everybody_sees_how_long_the_clock_of_the_sky_runs() -> None:
    """PAR-08: as long as the table agreed on."""
    assert Situation(minutes=3).start().sees(None)["public"]["clock"] == 180_000


def test_everybody_sees_how_long_the_artists_have_after_the_bell() -> None:
    """PAR-16."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.ring()
    assert situation.sees(None)["public"]["clock"] == 10_000


def test_a_rest_has_no_clock_of_the_rules() -> None:
    """ALL-07: how long it is hangs on the pace alone."""
    situation = Situation(pace=Pace.BRISK)
    situation.find("rabbit", 1)
    assert "clock" not in situation.sees(None)["public"]


def test_everybody_sees_who_got_a_droplet() -> None:
    """PAR-17: both artists, and the watcher who found the word."""
    situation = Situation()
    situation.find("rabbit", 3)
    assert situation.sees(None)["public"]["rewarded"] == [MAIN, SECOND, 3]


def test_nobody_got_a_droplet_where_nobody_found_the_word() -> None:
    """PAR-17."""
    situation = Situation().start()
    situation.ring()
    assert "rewarded" not in situation.sees(None)["public"]


def test_at_the_end_everybody_sees_that_a_vote_decided() -> None:
    """PAR-20: two of three voters chose the same."""
    assert voted(2, 0, 2).sees(None)["public"]["decided_by_vote"]


def test_a_vote_that_is_a_tie_again_has_decided_nothing() -> None:
    """PAR-20."""
    assert "decided_by_vote" not in voted(2, 0, None).sees(None)["public"]


def test_where_nobody_was_tied_no_vote_decided() -> None:
    """PAR-20."""
    assert "decided_by_vote" not in last_round((2, 5, 3, 4)).sees(None)["public"]


def test_a_round_that_was_played_lists_what_was_asked_in_it() -> None:
    """ALL-05: what a bot thought at a question is told with the round that the question was of."""
    steps = list(play_randomly(GAME, *trials()[0], b"asked"))
    asked = {(step.session.state.round, ask.key) for step in steps for ask in step.session.asks}
    listed = {
        (number, key)
        for number, past in enumerate(GAME.public(steps[-1].session.state).past, 1)
        for key in past.questions
    }
    outside = {"claim", "relaxed"}
    assert {one for one in asked if one[1] not in outside} <= listed
