"""However much is guessed in a round, what is sent of it stays small, and is numbered as it was said."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.pareidolia.situations import MAIN, Situation
from unspoken.games.pareidolia.apply import apply
from unspoken.games.pareidolia.events import Affirmed
from unspoken.games.pareidolia.facts import facts
from unspoken.games.pareidolia.guesses import SHOWN
from unspoken.games.pareidolia.round_record import SaidGuess
from unspoken.games.pareidolia.rules import decide
from unspoken.games.pareidolia.types import State, Yes
from unspoken.games.pareidolia.view import public
from unspoken.kernel.game import Refused, Seat

WATCHER = 1


def guessed(number: int) -> State:
    """A round in which so much was guessed, each as long as may be."""
    state = Situation().start("rabbit").state
    return replace(state, guesses=tuple(SaidGuess(Seat(1), f"{n:>60}") for n in range(1, number + 1)))


def test_only_the_last_guesses_are_sent() -> None:
    """PAR-23: with how many came before them."""
    seen = public(guessed(SHOWN + 7))
    assert (len(seen.guesses), seen.earlier_guesses, seen.guesses[0].text.strip()) == (SHOWN, 7, "8")


def test_a_few_guesses_are_all_sent() -> None:
    """PAR-23: as in any round that people play."""
    seen = public(guessed(SHOWN))
    assert (len(seen.guesses), seen.earlier_guesses) == (SHOWN, 0)


def test_what_is_sent_does_not_grow_with_the_guesses() -> None:
    """Ten thousand weigh what sixty do, but for the digits."""
    sizes = [len(msgspec.json.encode(public(guessed(number)))) for number in (SHOWN, 10_000)]
    assert sizes[1] - sizes[0] < 64


def test_a_guess_that_is_shown_can_be_the_right_one() -> None:
    """PAR-16: by its number in the round."""
    state = guessed(SHOWN + 7)
    (event,) = decide(state, Seat(MAIN), Yes(8))
    assert event == Affirmed(Seat(MAIN), 8)
    assert apply(state, event).found == 8


@pytest.mark.parametrize("number", [0, 7, SHOWN + 8])
def test_a_guess_that_is_not_shown_cannot_be(number: int) -> None:
    """PAR-16: nobody can point at it."""
    with pytest.raises(Refused, match="no-such-guess"):
        decide(guessed(SHOWN + 7), Seat(MAIN), Yes(number))


def test_a_guess_that_is_found_late_in_a_long_round_is_told_with_its_finder() -> None:
    """PAR-17: however many came before it."""
    situation = Situation().start("rabbit")
    talk = tuple(SaidGuess(Seat(3), str(n)) for n in range(SHOWN + 5))
    situation.session = replace(situation.session, state=replace(situation.state, guesses=talk))
    before = public(situation.state)
    situation.guess(WATCHER, "rabbit")
    told = facts(before, public(situation.state))
    assert [fact.code for fact in told if fact.seat == WATCHER] == ["par-finder"]
