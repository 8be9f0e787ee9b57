"""The artists are the judges: after the round they may say that a guess was not the word."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.types import No, Phase
from unspoken.kernel.game import Seat


def found(*people: int) -> Situation:
    """Seat 1 wrote something that the judge took for the word; these seats are people's."""
    situation = Situation(people=frozenset(Seat(seat) for seat in people))
    situation.find("rabbit", 1)
    return situation


def test_both_artists_may_say_no_once_the_word_is_shown() -> None:
    """PAR-16: and no watcher."""
    situation = found()
    assert [seat for seat in range(4) if "no" in situation.asked(seat)] == [MAIN, SECOND]


def test_nobody_says_no_while_the_clock_runs() -> None:
    """PAR-22: a no to a wrong guess would be a sign, and the artists are silent."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    assert situation.refused(MAIN, No()) == "not-asked"


def test_there_is_nothing_to_deny_where_nobody_found_the_word() -> None:
    """PAR-16."""
    situation = Situation().start()
    situation.ring()
    assert situation.refused(MAIN, No()) == "not-asked"


def test_one_artist_of_two_does_not_take_a_droplet_away() -> None:
    """PAR-16, ALL-06: more than half of those who decide."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    assert situation.state.droplets == (1, 1, 1, 0)


def test_everybody_sees_who_says_that_it_was_not() -> None:
    """PAR-16: the round is over, and there is nothing left to hide."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    assert situation.sees(None)["public"]["denied"] == [MAIN]


def test_both_artists_take_the_droplets_back() -> None:
    """PAR-16, PAR-17: it was not the word, so nobody gets one."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    situation.answer(SECOND, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_an_artist_beside_a_bot_decides_alone() -> None:
    """ALL-06: bots never hold people up."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_a_guess_that_was_taken_back_is_remembered_as_no_find() -> None:
    """PAR-17: on the last page too."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert (situation.state.found, situation.state.past[-1].finder) == (None, None)


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_a_slip_of_the_own_finger_can_be_taken_back(artist: int) -> None:
    """PAR-16: "that is it", pressed on the wrong line, by whoever pressed it."""
    situation = Situation(people=frozenset({Seat(MAIN), Seat(SECOND)})).start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(artist, 1)
    situation.answer(artist, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_what_the_other_artist_has_said_takes_both() -> None:
    """PAR-16, ALL-06."""
    situation = Situation(people=frozenset({Seat(MAIN), Seat(SECOND)})).start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(MAIN, 1)
    situation.answer(SECOND, No())
    assert situation.state.droplets == (1, 1, 1, 0)


def test_the_round_stays_over() -> None:
    """PAR-17: all have seen the word by now."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert situation.state.phase is Phase.SHOWN


def test_the_next_round_begins_with_nothing_denied() -> None:
    """PAR-18."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    situation.next_round()
    assert situation.state.denied == ()
