"""The rate limit of guesses, which is too high for people to notice."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.games.pareidolia.situations import Situation
from unspoken.bots.player import human_time
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.guessing.guess_pace import BURST, GAP
from unspoken.games.pareidolia.types import Guess
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import Question
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
    assert refused.value.facts == {"seconds": 2}


def test_the_view_says_when_the_next_guess_is_allowed() -> None:
    """PAR-16: so the page need not know the rate limit."""
    situation = after_guesses(BURST)
    (question,) = situation.sees(1)["asks"]
    assert question["opens"] == situation.now + GAP


def test_a_guess_is_accepted_after_the_gap() -> None:
    """PAR-16: as often as they like."""
    situation = after_guesses(BURST)
    situation.wait(GAP)
    situation.guess(1, "a fish")
    assert situation.state.guesses[-1].text == "a fish"


def test_one_guess_per_gap_is_never_refused() -> None:
    """PAR-16: sixty guesses in a row."""
    situation = Situation().start()
    for number in range(60):
        situation.guess(1, f"a thing {number}")
        situation.wait(GAP)
    assert len(situation.state.guesses) == 60


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


def test_trying_a_whole_category_takes_more_than_fifteen_seconds() -> None:
    """PAR-16: sixteen words, as fast as the limit allows."""
    situation = Situation().start()
    began = situation.now
    while len(situation.state.guesses) < 16:
        with suppress(Refused):
            situation.guess(1, f"a thing {len(situation.state.guesses)}")
            continue
        situation.wait(100)
    assert situation.now - began > 15_000


def test_a_bot_waits_longer_than_the_gap() -> None:
    """PAR-16: so bots never reach the limit."""
    question = Question("guess-1", ("guess",), owed=False)
    assert min(human_time(GAME, question, Chance(b"quick", n)) for n in range(300)) > GAP
