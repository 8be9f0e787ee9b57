"""Guesses, who sees them, and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.types import GoOn, Guess, Phase, Toss, Yes
from unspoken.kernel.types import Seat


def test_every_watcher_may_guess() -> None:
    """PAR-16: artists may not."""
    situation = Situation(6).start()
    assert [seat for seat in range(6) if "guess" in situation.asked(seat)] == [1, 2, 4, 5]


def test_nobody_may_guess_before_the_tossed_cloud_has_landed() -> None:
    """PAR-08, PAR-16: guesses are for the time while the clock runs."""
    situation = Situation().keep().know()
    situation.answer(MAIN, Toss("puff"))
    situation.wait(899)
    assert situation.refused(1, Guess("a fish")) == "too-hasty"


def test_watchers_may_guess_as_soon_as_the_tossed_cloud_has_landed() -> None:
    """PAR-08, PAR-16: then the clock shows the full two minutes."""
    situation = Situation().keep().know().toss()
    situation.guess(1, "a fish")
    assert (len(situation.state.guesses), situation.sees(1)["due"] - situation.now) == (1, 120_000)


def test_the_table_does_not_wait_for_guesses() -> None:
    """PAR-16: watchers guess when they like."""
    assert Situation().start().waited_for == [SECOND]


def test_a_watcher_may_guess_again_and_again() -> None:
    """PAR-16: as often as they like."""
    situation = Situation().start()
    for text in ("a fish", "a bird", "a fish"):
        situation.guess(1, text)
    assert [said.text for said in situation.state.guesses] == ["a fish", "a bird", "a fish"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_everybody_sees_a_guess_at_once(viewer: int | None) -> None:
    """PAR-23."""
    situation = Situation().start()
    situation.guess(1, "a fish?")
    assert situation.sees(viewer)["public"]["guesses"] == [{"seat": 1, "text": "a fish?"}]


@pytest.mark.parametrize("text", ["rabbit", "A Rabbit!", "rabbits", "rabit"])
def test_a_right_guess_ends_the_round(text: str) -> None:
    """PAR-16, PAR-17: in any form that the judge accepts."""
    situation = Situation().start("rabbit")
    situation.guess(3, text)
    assert situation.state.phase is Phase.SHOWN


@pytest.mark.parametrize("text", ["a dragon", "it has ears", "rab"])
def test_a_wrong_guess_does_not_end_the_round(text: str) -> None:
    """PAR-16."""
    situation = Situation().start("rabbit")
    situation.guess(3, text)
    assert situation.state.phase is Phase.PLAYING


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_close_guess_looks_like_any_other(viewer: int | None) -> None:
    """PAR-16, ALL-01: frames differ in the text of the guess only."""
    near, far = Situation().start("rabbit"), Situation().start("rabbit")
    near.guess(1, "rabble")
    far.guess(1, "lantern")
    assert near.sent(viewer) == far.sent(viewer).replace(b"lantern", b"rabble")


def test_a_right_guess_gives_a_droplet_each_to_both_artists_and_the_watcher() -> None:
    """PAR-17."""
    situation = Situation(6)
    situation.find("rabbit", 4)
    assert situation.state.droplets == (1, 0, 0, 1, 1, 0)


def test_without_a_guess_the_bell_ends_the_round_and_nobody_gets_a_droplet() -> None:
    """PAR-16, PAR-17: the artists have nothing to affirm."""
    situation = Situation().start()
    situation.ring()
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (0, 0, 0, 0))


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_either_artist_may_affirm_a_guess(artist: int) -> None:
    """PAR-16: this ends the round."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(artist, 1)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (1, 1, 1, 0))


def test_an_artist_may_affirm_an_earlier_guess() -> None:
    """PAR-16: the watcher who made it gets the droplet."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.guess(3, "a donkey")
    situation.yes(SECOND, 1)
    assert situation.state.droplets == (1, 1, 1, 0)


def test_everybody_sees_which_guess_was_affirmed_and_by_whom() -> None:
    """PAR-16, PAR-17."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.guess(3, "a donkey")
    situation.yes(SECOND, 1)
    public = situation.sees(None)["public"]
    assert (public["found"], public["affirmed"]) == (1, SECOND)


def test_a_guess_that_the_judge_accepts_is_affirmed_by_nobody() -> None:
    """PAR-16, PAR-17."""
    situation = Situation().start("rabbit")
    situation.guess(3, "rabbit")
    public = situation.sees(None)["public"]
    assert (public["found"], "affirmed" in public) == (1, False)


def test_the_word_is_shown_to_all_at_the_end_of_the_round() -> None:
    """PAR-17: in every language."""
    situation = Situation()
    situation.find("rabbit", 1)
    assert situation.sees(None)["public"]["word"] == {"en": "rabbit", "pl": "królik"}


def rung() -> Situation:
    """Return a table at which seat 1 guessed "a hare", and then the bell rang."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.ring()
    return situation


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_either_artist_may_affirm_a_guess_after_the_bell(artist: int) -> None:
    """PAR-16: the guess was made in time."""
    situation = rung()
    situation.yes(artist, 1)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (1, 1, 1, 0))


def test_the_artists_have_ten_seconds_after_the_bell() -> None:
    """PAR-16: to affirm a guess."""
    situation = rung()
    bell = situation.now
    assert situation.sees(None)["due"] == bell + 10_000


def test_the_round_is_over_ten_seconds_after_the_bell() -> None:
    """PAR-16, PAR-17: and nobody gets a droplet."""
    situation = rung()
    situation.wait(10_000)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (0, 0, 0, 0))


def test_the_round_is_over_once_both_artists_go_on_after_the_bell() -> None:
    """PAR-16, PAR-17: nobody has to wait for the ten seconds, and the break after the round still waits."""
    situation = rung()
    situation.answer(MAIN, GoOn())
    assert situation.state.phase is Phase.BELL
    situation.answer(SECOND, GoOn())
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (0, 0, 0, 0))


def test_an_artist_who_went_on_may_still_affirm_a_guess() -> None:
    """PAR-16: while the other artist decides."""
    situation = rung()
    situation.answer(MAIN, GoOn())
    situation.yes(MAIN, 1)
    assert situation.state.droplets == (1, 1, 1, 0)


def test_the_only_person_among_the_artists_goes_on_without_the_bot() -> None:
    """PAR-16, ALL-06: seats 0 and 1 are people, and the second artist is a bot."""
    situation = Situation(people=frozenset({Seat(0), Seat(1)})).start("rabbit")
    situation.guess(1, "a hare")
    situation.ring()
    situation.answer(MAIN, GoOn())
    assert situation.state.phase is Phase.SHOWN


@pytest.mark.parametrize("text", ["rabbit", "a donkey"])
def test_a_guess_after_the_bell_is_refused(text: str) -> None:
    """PAR-16: even the right word."""
    assert rung().refused(1, Guess(text)) == "not-asked"


def test_the_artists_cannot_act_after_the_bell() -> None:
    """PAR-08, PAR-09: the two minutes are over."""
    assert "place" not in rung().asked(SECOND)


def test_the_word_stays_hidden_for_ten_seconds_after_the_bell() -> None:
    """PAR-16, ALL-01."""
    assert b"rabbit" not in rung().sent(3)


def test_a_guess_one_millisecond_before_the_bell_counts() -> None:
    """PAR-16, PAR-08: the timer has not run out."""
    situation = Situation().start("rabbit")
    assert situation.state.due is not None
    situation.wait(situation.state.due - 1 - situation.now)
    situation.guess(1, "rabbit")
    assert situation.state.droplets == (1, 1, 1, 0)


def test_an_artist_cannot_affirm_before_the_first_guess() -> None:
    """PAR-16."""
    assert Situation().start().refused(MAIN, Yes(1)) == "not-asked"
