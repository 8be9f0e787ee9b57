"""Fields of the view that save the page from knowing the rules."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, Situation
from unspoken.games.rorschach.types import Symbol
from unspoken.games.rorschach.view import SHOWN


@pytest.mark.parametrize(("seat", "role"), [(0, "subject"), (2, "tester"), (3, "control")])
def test_each_seat_sees_its_role(seat: int, role: str) -> None:
    """ROR-05, ROR-09: once the subject is chosen."""
    assert Situation().to_matching().sees(seat)["private"]["role"] == role


def test_there_is_no_subject_before_the_choice() -> None:
    """ROR-05: all of the test team are testers."""
    assert [Situation().sees(seat)["private"]["role"] for seat in (0, 1, 2)] == ["tester"] * 3


def test_the_deciding_team_sees_who_decides() -> None:
    """ROR-08, ALL-06: all members but the subject; the subject sees it, too."""
    situation = Situation().to_guess()
    assert [situation.sees(seat)["private"]["deciders"] for seat in (0, 1)] == [[1, 2], [1, 2]]


def test_the_other_team_does_not_see_who_decides() -> None:
    """ALL-06: deciders are part of the team's private view."""
    assert "deciders" not in Situation().sees(3)["private"]


def test_the_images_left_are_all_but_the_removed_one() -> None:
    """ROR-06: in the order of the display."""
    public = Situation().to_matching().sees(None)["public"]
    assert public["images_left"] == public["images"][1:]


@pytest.mark.parametrize(("control", "if_wrong"), [(TRIANGLE, 1), (CIRCLE, None)], ids=["row 1", "row 2"])
def test_everybody_sees_the_stakes_of_the_second_guess(control: Symbol, if_wrong: int | None) -> None:
    """ROR-10, ROR-11: from the first reveal on; the two images, and the team that gains by a wrong guess."""
    situation = Situation().to_reveal(TRIANGLE, control)
    second = situation.sees(None)["public"]["second"]
    assert second == {"images": [situation.left(1), situation.left(2)], "if_wrong": if_wrong}


def test_there_are_no_stakes_of_a_second_guess_after_a_wrong_first_guess() -> None:
    """ROR-10: rows 3 and 4."""
    assert "second" not in Situation().to_reveal(CIRCLE, TRIANGLE).sees(None)["public"]


def test_the_stakes_of_the_second_guess_disappear_once_it_is_made() -> None:
    """ROR-11: there is no third."""
    situation = Situation().to_second()
    situation.guesses(1, CIRCLE)
    assert "second" not in situation.sees(None)["public"]


def test_only_a_subjects_latest_rounds_are_sent() -> None:
    """ROR-07: the number is bounded, so that frames do not grow in a long game."""
    situation = Situation().round(TRIANGLE, CIRCLE)
    past = situation.state.past[0]
    situation.lay(subject=past.subject, past=(past,) * (SHOWN + 7))
    assert len(situation.sees(None)["public"]["past"]) == SHOWN
