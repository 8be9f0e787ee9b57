"""What a table keeps in mind of the rounds before, and when it is shown."""

from __future__ import annotations

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.types import REMEMBERED, Options

EASY = {1: 0, 2: 0, 3: 1}


def played(rounds: int) -> Situation:
    """A table at which somebody looks for a clue, after so many rounds."""
    table = Situation(options=Options(target=100))
    for number in range(rounds):
        teller = number % 4
        others = [seat for seat in range(4) if seat != teller]
        table.round(teller, {others[0]: teller, others[1]: teller, others[2]: others[0]})
        table.all_go_on()
    return table


def test_in_the_first_round_there_is_nothing_to_remember() -> None:
    """What is not there is not sent."""
    assert "past" not in played(0).sees(None)["public"]


def test_whoever_looks_for_a_clue_is_reminded_of_what_everybody_saw() -> None:
    """DIX-06: clue, cards, owners and votes, as they were when all had voted."""
    table = Situation()
    table.round(0, EASY)
    shown = table.sees(2)["public"]
    table.all_go_on()
    (past,) = table.sees(2)["public"]["past"]
    assert past == {name: shown[name] for name in ("teller", "clue", "board", "owners", "votes")}


def test_everybody_is_reminded_of_the_same() -> None:
    """Nobody remembers more than others."""
    table = played(2)
    assert all(table.sees(viewer)["public"] == table.sees(None)["public"] for viewer in range(4))


def test_no_table_remembers_more_than_its_last_rounds() -> None:
    """However long a game is, a view does not grow with it."""
    past = played(REMEMBERED + 2).state.past
    assert len(past) == REMEMBERED and [one.teller for one in past[:3]] == [2, 3, 0]


def test_nothing_is_sent_of_it_once_a_clue_is_found() -> None:
    """Only a teller has use for it."""
    table = played(1)
    table.tell(1)
    assert "past" not in table.sees(0)["public"]
