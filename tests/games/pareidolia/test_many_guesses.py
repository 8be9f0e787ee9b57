"""Frames stay bounded however many guesses there are, and numbers stay correct."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.pareidolia.situations import MAIN, Situation
from unspoken.games.pareidolia.apply import apply
from unspoken.games.pareidolia.events import Affirmed
from unspoken.games.pareidolia.guessing.said_guesses import SHOWN
from unspoken.games.pareidolia.parts.facts import facts
from unspoken.games.pareidolia.round_record import SaidGuess
from unspoken.games.pareidolia.rules import decide
from unspoken.games.pareidolia.types import State, Yes
from unspoken.games.pareidolia.view import public
from unspoken.kernel.types import Refused, Seat

WATCHER = 1


def guessed(number: int) -> State:
    """Return a round with this many guesses of maximum length."""
    state = Situation().start("rabbit").state
    return replace(state, guesses=tuple(SaidGuess(Seat(1), f"{n:>60}") for n in range(1, number + 1)))


def test_only_the_last_guesses_are_sent() -> None:
    """PAR-23: with the number of earlier guesses."""
    view = public(guessed(SHOWN + 7))
    assert (len(view.guesses), view.earlier_guesses, view.guesses[0].text.strip()) == (SHOWN, 7, "8")


def test_a_few_guesses_are_all_sent() -> None:
    """PAR-23: a round of people has no more guesses than this."""
    view = public(guessed(SHOWN))
    assert (len(view.guesses), view.earlier_guesses) == (SHOWN, 0)


def test_the_size_of_the_view_does_not_grow_with_the_guesses() -> None:
    """Ten thousand guesses are as large as sixty, except for digits."""
    sizes = [len(msgspec.json.encode(public(guessed(number)))) for number in (SHOWN, 10_000)]
    assert sizes[1] - sizes[0] < 64


def test_an_artist_can_affirm_a_guess_that_is_sent() -> None:
    """PAR-16: by its number in the round."""
    state = guessed(SHOWN + 7)
    (event,) = decide(state, Seat(MAIN), Yes(8))
    assert event == Affirmed(Seat(MAIN), 8)
    assert apply(state, event).found == 8


@pytest.mark.parametrize("number", [0, 7, SHOWN + 8])
def test_an_artist_cannot_affirm_a_guess_that_is_not_sent(number: int) -> None:
    """PAR-16: nobody can see this guess."""
    with pytest.raises(Refused, match="no-such-guess"):
        decide(guessed(SHOWN + 7), Seat(MAIN), Yes(number))


def test_the_fact_of_a_right_guess_in_a_long_round_names_the_finder() -> None:
    """PAR-17: after more guesses than are sent."""
    situation = Situation().start("rabbit")
    talk = tuple(SaidGuess(Seat(3), str(n)) for n in range(SHOWN + 5))
    situation.session = replace(situation.session, state=replace(situation.state, guesses=talk))
    before = public(situation.state)
    situation.guess(WATCHER, "rabbit")
    reported = facts(before, public(situation.state))
    assert [fact.code for fact in reported if fact.seat == WATCHER] == ["par-finder"]
