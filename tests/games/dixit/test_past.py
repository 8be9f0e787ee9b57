"""The past rounds that a table remembers, and when they are shown."""

from __future__ import annotations

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.types import REMEMBERED, Options

EASY = {1: 0, 2: 0, 3: 1}


def played(rounds: int) -> Situation:
    """Return a table that waits for a clue, after this many rounds."""
    table = Situation(options=Options(target=100))
    for number in range(rounds):
        teller = number % 4
        others = [seat for seat in range(4) if seat != teller]
        table.round(teller, {others[0]: teller, others[1]: teller, others[2]: others[0]})
        table.all_go_on()
    return table


def test_the_first_round_has_no_past_rounds() -> None:
    """An empty list is not sent."""
    assert "past" not in played(0).sees(0)["private"]


def test_the_teller_sees_the_past_rounds() -> None:
    """DIX-06: clue, cards, owners and votes, as they were when all had voted."""
    table = Situation()
    table.round(0, EASY)
    shown = table.sees(2)["public"]
    table.all_go_on()
    (past,) = table.sees(1)["private"]["past"]
    assert past == {name: shown[name] for name in ("teller", "clue", "board", "owners", "votes")}


def test_only_the_teller_is_sent_the_past_rounds() -> None:
    """The others do not need them, and they are half of a frame."""
    table = played(2)
    assert ["past" in table.sees(seat)["private"] for seat in range(4)] == [False, False, True, False]


def test_the_number_of_past_rounds_is_bounded() -> None:
    """The view stays bounded in a long game."""
    past = played(REMEMBERED + 2).state.past
    assert len(past) == REMEMBERED and [past_round.teller for past_round in past[:3]] == [2, 3, 0]


def test_past_rounds_are_not_sent_after_the_clue() -> None:
    """Only the search for a clue needs them."""
    table = played(1)
    table.tell(1)
    assert "past" not in table.sees(1)["private"]
