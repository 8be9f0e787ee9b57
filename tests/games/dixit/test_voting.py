"""Votes."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.types import Phase, Vote


def laid_out(seats: int = 4) -> Situation:
    """Return a table with the board laid out; seat 0 is the teller."""
    table = Situation(seats)
    table.tell(0)
    table.all_lay()
    return table


def test_everyone_but_the_teller_is_asked_for_a_vote() -> None:
    """DIX-06: every player but the storyteller votes."""
    assert laid_out().sees(None)["waiting"] == [1, 2, 3]


def test_the_teller_does_not_vote() -> None:
    """DIX-06: the storyteller does not vote."""
    assert laid_out().refused(0, Vote(1))[0] == "not-asked"


def test_a_vote_for_an_own_card_is_refused() -> None:
    """DIX-06: never for a card of their own."""
    table = laid_out()
    assert table.refused(1, Vote(table.number_of(1)))[0] == "own-card"


def test_with_three_players_a_vote_for_either_own_card_is_refused() -> None:
    """DIX-06: never for a card of their own, of which there are two."""
    table = laid_out(3)
    own = table.sees(1)["private"]["own"]
    assert [table.refused(1, Vote(number))[0] for number in own] == ["own-card", "own-card"]


def test_a_voters_own_card_is_not_among_the_choices() -> None:
    """DIX-06: the page offers no vote that would be refused."""
    table = laid_out()
    offered = [choice["number"] for choice in table.sees(2)["asks"][0]["choices"]]
    assert offered == [number for number in (1, 2, 3, 4) if number != table.number_of(2)]


@pytest.mark.parametrize("number", [0, -1, 5, 99, 10**30])
def test_a_vote_for_a_number_that_is_not_on_the_board_is_refused(number: int) -> None:
    """DIX-06, ALL-03: the refusal says how many there are."""
    assert laid_out().refused(1, Vote(number)) == ("no-such-number", {"most": 4})


def test_a_vote_shows_only_that_it_was_given() -> None:
    """DIX-06, DIX-15: votes are secret; that somebody has voted is not."""
    table = laid_out()
    table.vote(1, 0)
    assert table.sees(None)["waiting"] == [2, 3] and "votes" not in table.sees(3)["public"]


def test_a_right_and_a_wrong_vote_look_alike_to_everybody_else() -> None:
    """DIX-06, ALL-01: the others receive the same bytes."""
    right, wrong = laid_out(), laid_out()
    right.vote(1, 0)
    wrong.vote(1, 2)
    assert [right.sent(viewer) for viewer in (0, 2, 3, None)] == [
        wrong.sent(viewer) for viewer in (0, 2, 3, None)
    ]


def test_a_vote_can_be_changed_until_all_have_voted() -> None:
    """DIX-06: the question stays open until then."""
    table = laid_out()
    table.vote(1, 0)
    table.vote(1, 2)
    table.vote(2, 0)
    table.vote(3, 0)
    assert table.state.votes[1] == table.number_of(2)


def test_all_votes_are_shown_together() -> None:
    """DIX-06: all votes are shown together, and with them whose card was which."""
    table = laid_out()
    table.all_vote({1: 0, 2: 0, 3: 1})
    public = table.sees(None)["public"]
    assert public["votes"] == [None, table.number_of(0), table.number_of(0), table.number_of(1)]


def test_the_owners_are_shown_with_the_votes() -> None:
    """DIX-06: only the owner knows who laid a card until all have voted."""
    table = laid_out()
    before = "owners" in table.sees(None)["public"]
    table.all_vote({1: 0, 2: 0, 3: 1})
    assert (before, table.sees(None)["public"]["owners"]) == (
        False,
        [next(seat for seat in range(4) if table.number_of(seat) == number) for number in (1, 2, 3, 4)],
    )


@pytest.mark.parametrize(
    ("owners", "found", "found_by"),
    [
        ({1: 0, 2: 0, 3: 0}, [1, 2, 3], "all"),
        ({1: 0, 2: 1, 3: 0}, [1, 3], "some"),
        ({1: 2, 2: 3, 3: 1}, [], "none"),
    ],
    ids=["all", "some", "none"],
)
def test_the_verdict_is_shown_with_the_votes(owners: dict[int, int], found: list[int], found_by: str) -> None:
    """DIX-07, DIX-08: the page need not count votes."""
    table = laid_out()
    table.all_vote(owners)
    assert table.sees(None)["public"]["verdict"] == {
        "number": table.number_of(0),
        "found": found,
        "found_by": found_by,
    }


def test_there_is_no_verdict_before_all_have_voted() -> None:
    """DIX-06, ALL-01: not even for the last voter."""
    table = laid_out()
    table.vote(1, 0)
    table.vote(2, 0)
    assert [table.sees(viewer)["public"].keys() & {"verdict", "next_teller"} for viewer in (0, 3, None)] == [
        set(),
        set(),
        set(),
    ]


def test_when_all_have_voted_no_vote_can_be_changed() -> None:
    """DIX-06, ALL-03: the question is closed."""
    table = laid_out()
    table.all_vote({1: 0, 2: 0, 3: 1})
    assert (table.state.phase, table.refused(1, Vote(1))[0]) == (Phase.REVEALED, "not-asked")
