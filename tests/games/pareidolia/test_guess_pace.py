"""How soon a watcher may guess again: nobody notices who sees with their eyes."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.games.pareidolia.situations import Situation
from unspoken.bots.player import human_time
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.guess_pace import BURST, GAP
from unspoken.games.pareidolia.types import Guess
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import Question
from unspoken.kernel.game import Refused


def said(count: int) -> Situation:
    """A watcher has said so many things in the same moment."""
    situation = Situation().start()
    for number in range(count):
        situation.guess(1, f"a thing {number}")
    return situation


def test_a_few_guesses_may_come_at_once() -> None:
    """PAR-16: whoever sees a dog, no, a cat, no, a cow says so."""
    assert len(said(BURST).state.guesses) == BURST


def test_one_more_is_too_hasty() -> None:
    """PAR-16, ALL-03: a list that is read aloud is no guess."""
    assert said(BURST).refused(1, Guess("a fish")) == "too-hasty"


def test_the_refusal_tells_how_long_to_wait() -> None:
    """ALL-03: in whole seconds, never fewer than it takes."""
    situation = said(BURST)
    situation.wait(400)
    with pytest.raises(Refused) as refused:
        situation.guess(1, "a fish")
    assert refused.value.facts == {"seconds": 2}


def test_the_watcher_is_told_when_it_opens_again() -> None:
    """PAR-16: so that the page need not know the pace."""
    situation = said(BURST)
    (question,) = situation.sees(1)["asks"]
    assert question["opens"] == situation.now + GAP


def test_after_a_breath_the_next_guess_is_heard() -> None:
    """PAR-16: as often as they like."""
    situation = said(BURST)
    situation.wait(GAP)
    situation.guess(1, "a fish")
    assert situation.state.guesses[-1].text == "a fish"


def test_a_steady_guesser_is_never_stopped() -> None:
    """PAR-16: a guess every breath, for as long as the clock runs."""
    situation = Situation().start()
    for number in range(60):
        situation.guess(1, f"a thing {number}")
        situation.wait(GAP)
    assert len(situation.state.guesses) == 60


def test_after_a_rest_there_is_a_burst_again() -> None:
    """PAR-16."""
    situation = said(BURST)
    situation.wait(BURST * GAP)
    for number in range(BURST):
        situation.guess(1, f"another {number}")
    assert len(situation.state.guesses) == 2 * BURST


def test_everybody_has_a_pace_of_their_own() -> None:
    """PAR-16: who is silent loses nothing by who is not."""
    situation = said(BURST)
    situation.guess(3, "a fish")
    assert situation.state.guesses[-1].seat == 3


def test_a_whole_category_takes_longer_than_a_look() -> None:
    """PAR-16: sixteen words, tried as fast as the table lets anybody, take more than fifteen seconds."""
    situation = Situation().start()
    began = situation.now
    while len(situation.state.guesses) < 16:
        with suppress(Refused):
            situation.guess(1, f"a thing {len(situation.state.guesses)}")
            continue
        situation.wait(100)
    assert situation.now - began > 15_000


def test_a_bot_thinks_longer_than_a_breath() -> None:
    """PAR-16: it keeps the pace without being told."""
    question = Question("guess-1", ("guess",), owed=False)
    assert min(human_time(GAME, question, Chance(b"quick", n)) for n in range(300)) > GAP
