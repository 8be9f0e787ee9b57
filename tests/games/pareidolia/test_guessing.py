"""What watchers say, who hears it, and how a round ends."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.types import Guess, Phase, Yes


def test_every_watcher_may_guess() -> None:
    """PAR-16: and no artist."""
    situation = Situation(6).start()
    assert [seat for seat in range(6) if "guess" in situation.asked(seat)] == [1, 2, 4, 5]


def test_nobody_is_waited_for_to_guess() -> None:
    """PAR-16: watchers guess when they like."""
    assert Situation().start().waited_for == [SECOND]


def test_a_watcher_may_guess_again_and_again() -> None:
    """PAR-16: as often as they like."""
    situation = Situation().start()
    for text in ("a fish", "a bird", "a fish"):
        situation.guess(1, text)
    assert [said.text for said in situation.state.guesses] == ["a fish", "a bird", "a fish"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_guess_is_seen_by_everyone_at_once(viewer: int | None) -> None:
    """PAR-23."""
    situation = Situation().start()
    situation.guess(1, "a fish?")
    assert situation.sees(viewer)["public"]["guesses"] == [{"seat": 1, "text": "a fish?"}]


@pytest.mark.parametrize("text", ["rabbit", "A Rabbit!", "rabbits", "rabit"])
def test_the_word_ends_the_round(text: str) -> None:
    """PAR-16, PAR-17: as the judge reads it."""
    situation = Situation().start("rabbit")
    situation.guess(3, text)
    assert situation.state.phase is Phase.SHOWN


@pytest.mark.parametrize("text", ["a dragon", "it has ears", "rab"])
def test_anything_else_does_not(text: str) -> None:
    """PAR-16."""
    situation = Situation().start("rabbit")
    situation.guess(3, text)
    assert situation.state.phase is Phase.PLAYING


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_nothing_says_close(viewer: int | None) -> None:
    """PAR-16, ALL-01: a guess that all but names the word looks like one that is far off."""
    near, far = Situation().start("rabbit"), Situation().start("rabbit")
    near.guess(1, "rabble")
    far.guess(1, "lantern")
    assert near.sent(viewer) == far.sent(viewer).replace(b"lantern", b"rabble")


def test_a_right_guess_gives_a_droplet_each_to_both_artists_and_the_watcher() -> None:
    """PAR-17."""
    situation = Situation(6)
    situation.find("rabbit", 4)
    assert situation.state.droplets == (1, 0, 0, 1, 1, 0)


def test_when_time_is_out_nobody_gets_a_droplet() -> None:
    """PAR-17."""
    situation = Situation().start()
    situation.ring()
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (0, 0, 0, 0))


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_an_artist_may_say_that_a_guess_is_right(artist: int) -> None:
    """PAR-16: either has the button."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(artist, 1)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (1, 1, 1, 0))


def test_any_guess_can_be_the_right_one() -> None:
    """PAR-16: also one that was made a while ago; who made it gets the droplet."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.guess(3, "a donkey")
    situation.yes(SECOND, 1)
    assert situation.state.droplets == (1, 1, 1, 0)


def test_everybody_sees_which_guess_was_right_and_who_said_so() -> None:
    """PAR-16, PAR-17."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.guess(3, "a donkey")
    situation.yes(SECOND, 1)
    public = situation.sees(None)["public"]
    assert (public["found"], public["affirmed"]) == (1, SECOND)


def test_where_the_word_itself_was_said_no_artist_had_to_say_so() -> None:
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
    """A hare was seen, and then the bell rang."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    situation.ring()
    return situation


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_after_the_bell_an_artist_may_still_say_that_a_guess_was_right(artist: int) -> None:
    """PAR-16: if it was made in time."""
    situation = rung()
    situation.yes(artist, 1)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (1, 1, 1, 0))


def test_the_artists_have_ten_seconds() -> None:
    """PAR-16: after the bell."""
    situation = rung()
    bell = situation.now
    assert situation.sees(None)["due"] == bell + 10_000


def test_after_ten_seconds_the_round_is_over() -> None:
    """PAR-16, PAR-17: and nobody gets a droplet."""
    situation = rung()
    situation.wait(10_000)
    assert (situation.state.phase, situation.state.droplets) == (Phase.SHOWN, (0, 0, 0, 0))


@pytest.mark.parametrize("text", ["rabbit", "a donkey"])
def test_after_the_bell_nobody_guesses(text: str) -> None:
    """PAR-16: while the timer runs, and no longer."""
    assert rung().refused(1, Guess(text)) == "not-asked"


def test_after_the_bell_the_sky_is_left_alone() -> None:
    """PAR-08, PAR-09: the two minutes are over."""
    assert "place" not in rung().asked(SECOND)


def test_the_word_stays_hidden_for_the_ten_seconds() -> None:
    """PAR-16, ALL-01."""
    assert b"rabbit" not in rung().sent(3)


def test_without_a_guess_there_is_nothing_to_wait_for() -> None:
    """PAR-16: the bell ends the round at once."""
    situation = Situation().start()
    situation.ring()
    assert situation.over


def test_the_last_moment_counts() -> None:
    """PAR-16, PAR-08: a guess one millisecond before the bell is in time."""
    situation = Situation().start("rabbit")
    assert situation.state.due is not None
    situation.wait(situation.state.due - 1)
    situation.guess(1, "rabbit")
    assert situation.state.droplets == (1, 1, 1, 0)


def test_before_there_is_a_guess_there_is_nothing_to_say_yes_to() -> None:
    """PAR-16."""
    assert Situation().start().refused(MAIN, Yes(1)) == "not-asked"
