"""The limits on guesses, which are so high that people do not notice them."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Literal

import pytest

from bench.guess_limits import MOST_REFUSED, USUAL, refused_rounds
from tests.games.pareidolia.situations import Situation
from unspoken.games.pareidolia.guessing.guess_pace import BURST, FEW, GAP, most_guesses
from unspoken.games.pareidolia.types import Guess
from unspoken.kernel.types import Refused


def after_guesses(count: int) -> Situation:
    """Return a table at which a watcher has guessed this often at once."""
    situation = Situation().start()
    for number in range(count):
        situation.guess(1, f"a thing {number}")
    return situation


def test_a_burst_of_guesses_is_accepted() -> None:
    """PAR-16: players correct themselves quickly."""
    assert len(after_guesses(BURST).state.guesses) == BURST


def test_one_guess_more_than_a_burst_is_refused() -> None:
    """PAR-16, ALL-03: so that nobody can try all words of a list."""
    assert after_guesses(BURST).refused(1, Guess("a fish")) == "too-hasty"


def test_the_refusal_says_how_long_to_wait() -> None:
    """ALL-03: in whole seconds, rounded up."""
    situation = after_guesses(BURST)
    situation.wait(400)
    with pytest.raises(Refused) as refused:
        situation.guess(1, "a fish")
    assert refused.value.facts == {"seconds": 6}


def test_the_view_says_when_the_next_guess_is_allowed() -> None:
    """PAR-16: so the page need not know the rate limit."""
    situation = after_guesses(BURST)
    (question,) = situation.sees(1)["asks"]
    assert question["opens"] == situation.now + GAP


def test_a_guess_is_accepted_after_the_gap() -> None:
    """PAR-16: watchers may guess again and again."""
    situation = after_guesses(BURST)
    situation.wait(GAP)
    situation.guess(1, "a fish")
    assert situation.state.guesses[-1].text == "a fish"


def after_different_guesses(count: int, minutes: Literal[2, 3, 5] = 2) -> Situation:
    """Return a table at which a watcher has made this many guesses, with the full gap after each."""
    situation = Situation(minutes=minutes).start()
    for number in range(count):
        situation.guess(1, f"a thing {number}")
        situation.wait(GAP)
    return situation


@pytest.mark.parametrize(("minutes", "most"), [(2, 14), (3, 21), (5, 35)])
def test_a_watcher_has_seven_different_guesses_a_minute(minutes: Literal[2, 3, 5], most: int) -> None:
    """PAR-16: fewer in two minutes than a category has words."""
    situation = after_different_guesses(most, minutes)
    assert len(situation.state.guesses) == most
    assert situation.refused(1, Guess("a fish")) == "no-guesses-left"


def test_even_the_right_word_is_refused_when_no_guesses_are_left() -> None:
    """PAR-16, ALL-01: the refusal says nothing about the word."""
    situation = after_different_guesses(most_guesses(2))
    with pytest.raises(Refused) as refused:
        situation.guess(1, "rabbit")
    assert (refused.value.code, refused.value.facts) == ("no-guesses-left", {"most": 14})


def test_a_repeated_guess_does_not_count_again() -> None:
    """PAR-16: not even if it differs in upper and lower case."""
    situation = after_different_guesses(most_guesses(2))
    situation.guess(1, "A THING 3")
    assert situation.state.guesses[-1].text == "A THING 3"


def test_the_other_watchers_guesses_do_not_count() -> None:
    """PAR-16: each watcher has the same number of guesses."""
    situation = after_different_guesses(most_guesses(2))
    situation.guess(3, "a fish")
    assert situation.state.guesses[-1].seat == 3


def test_the_next_round_has_as_many_guesses_again() -> None:
    """PAR-16: the limit is for one sky."""
    situation = after_different_guesses(most_guesses(2))
    situation.guess(3, "rabbit")
    situation.next_round()
    situation.start("whale").guess(0, "a fish")
    assert [said.text for said in situation.state.guesses] == ["a fish"]


def test_the_view_says_how_many_guesses_are_left_once_they_are_few() -> None:
    """PAR-16: only to the watcher."""
    enough, few = (after_different_guesses(most_guesses(2) - left) for left in (FEW + 1, FEW))
    shown = [table.sees(1)["private"].get("guesses_left") for table in (enough, few)]
    assert (shown, few.sees(3)["private"]) == ([None, FEW], {})


def test_a_second_burst_is_accepted_after_a_rest() -> None:
    """PAR-16."""
    situation = after_guesses(BURST)
    situation.wait(BURST * GAP)
    for number in range(BURST):
        situation.guess(1, f"another {number}")
    assert len(situation.state.guesses) == 2 * BURST


def test_the_rate_limit_counts_each_watcher_separately() -> None:
    """PAR-16: a player's guesses do not limit the others."""
    situation = after_guesses(BURST)
    situation.guess(3, "a fish")
    assert situation.state.guesses[-1].seat == 3


def test_a_script_cannot_try_a_whole_category() -> None:
    """PAR-16: at the highest allowed rate, it tries six of sixteen words in 18 seconds, and never all."""
    situation = Situation().start()
    said: list[int] = []
    while situation.now < 110_000:
        with suppress(Refused):
            situation.guess(1, f"a thing {len(said)}")
            said.append(situation.now)
            continue
        situation.wait(100)
    assert (sum(at <= 18_000 for at in said), len(said)) == (6, 14)


def test_people_are_refused_in_less_than_one_round_of_a_hundred() -> None:
    """PAR-16: at human typing speed."""
    assert refused_rounds(USUAL, 2000, Random(7)) < MOST_REFUSED
