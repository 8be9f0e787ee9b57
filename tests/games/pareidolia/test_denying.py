"""Artists may deny a guess after the round."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.types import No, Phase
from unspoken.kernel.types import Seat


def found(*people: int) -> Situation:
    """Return a table at which seat 1's guess was accepted; people hold the given seats."""
    situation = Situation(people=frozenset(Seat(seat) for seat in people))
    situation.find("rabbit", 1)
    return situation


def test_only_the_artists_may_deny_once_the_word_is_shown() -> None:
    """PAR-16: watchers may not."""
    situation = found()
    assert [seat for seat in range(4) if "no" in situation.asked(seat)] == [MAIN, SECOND]


def test_an_artist_cannot_deny_a_guess_during_the_round() -> None:
    """PAR-22: denying a wrong guess would be a hint, and the artists are silent."""
    situation = Situation().start("rabbit")
    situation.guess(1, "a hare")
    assert situation.refused(MAIN, No()) == "not-asked"


def test_an_artist_cannot_deny_if_nobody_found_the_word() -> None:
    """PAR-16."""
    situation = Situation().start()
    situation.ring()
    assert situation.refused(MAIN, No()) == "not-asked"


def test_the_denial_of_one_artist_of_two_takes_no_droplet_away() -> None:
    """PAR-16, ALL-06: more than half of the artists is needed."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    assert situation.state.droplets == (1, 1, 1, 0)


def test_everybody_sees_who_denied_the_guess() -> None:
    """PAR-16: the word is public by now."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    assert situation.sees(None)["public"]["denied"] == [MAIN]


def test_the_denial_of_both_artists_takes_the_droplets_away() -> None:
    """PAR-16, PAR-17: the guess does not count as the word."""
    situation = found(MAIN, SECOND)
    situation.answer(MAIN, No())
    situation.answer(SECOND, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_the_denial_of_the_only_human_artist_is_enough() -> None:
    """ALL-06: people do not wait for bots."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_a_round_with_a_denied_guess_has_no_finder() -> None:
    """PAR-17: also in the final summary."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert (situation.state.found, situation.state.past[-1].finder) == (None, None)


@pytest.mark.parametrize("artist", [MAIN, SECOND])
def test_an_artist_can_take_back_their_own_yes_alone(artist: int) -> None:
    """PAR-16: it may have been pressed by mistake."""
    situation = Situation(people=frozenset({Seat(MAIN), Seat(SECOND)})).start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(artist, 1)
    situation.answer(artist, No())
    assert situation.state.droplets == (0, 0, 0, 0)


def test_an_artist_cannot_deny_the_others_yes_alone() -> None:
    """PAR-16, ALL-06."""
    situation = Situation(people=frozenset({Seat(MAIN), Seat(SECOND)})).start("rabbit")
    situation.guess(1, "a hare")
    situation.yes(MAIN, 1)
    situation.answer(SECOND, No())
    assert situation.state.droplets == (1, 1, 1, 0)


def test_a_denial_does_not_reopen_the_round() -> None:
    """PAR-17: all have seen the word by now."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    assert situation.state.phase is Phase.SHOWN


def test_denials_are_reset_in_the_next_round() -> None:
    """PAR-18."""
    situation = found(MAIN)
    situation.answer(MAIN, No())
    situation.next_round()
    assert situation.state.denied == ()
