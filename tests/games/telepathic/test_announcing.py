"""Announcements of two partners, and which grids meet a condition."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import (
    CIRCLE,
    CORAL,
    CROSS,
    SKY,
    STAR,
    SUN,
    Situation,
    grid_of,
    poised,
)
from unspoken.games.telepathic.conditions import is_met, line_cells
from unspoken.games.telepathic.types import Announce, Hand, Phase, Reason
from unspoken.kernel.pace import Pace


def both_met() -> Situation:
    """Return a table after one turn that met both win conditions, sun and circle."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    return situation


def test_partners_win_if_both_names_are_right_and_both_conditions_met() -> None:
    """TEL-12: both win."""
    situation = both_met()
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    assert (situation.winners, situation.state.reason) == ((0, 1), Reason.ANNOUNCEMENT)


def test_the_partner_is_asked_for_the_announcers_condition() -> None:
    """TEL-12: the shape player has announced a colour, so the colour player names a shape."""
    situation = both_met()
    situation.announces(1, SUN)
    answers = [choice["condition"] for choice in situation.sees(0)["asks"][0]["choices"]]
    assert (situation.waited_for, answers) == ([0], ["circle", "star", "cross", "moon"])


def test_a_wrong_announcement_loses() -> None:
    """TEL-12: anything else, and both lose."""
    situation = both_met()
    situation.announces(0, STAR)
    situation.answers(1, SUN)
    assert situation.winners == ()


def test_a_wrong_answer_loses() -> None:
    """TEL-12: the answer must be right too."""
    situation = both_met()
    situation.announces(0, CIRCLE)
    situation.answers(1, SKY)
    assert situation.winners == ()


def test_right_names_lose_if_the_conditions_are_not_met() -> None:
    """TEL-12: announcing while the conditions are not met is legal, but loses."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    situation.announces(1, SUN)
    situation.answers(0, CIRCLE)
    assert situation.winners == ()


def test_an_announcement_before_the_first_turn_is_refused() -> None:
    """TEL-12, ALL-03: only after a turn."""
    assert poised().refused(0, Announce(CIRCLE)) == "not-asked"


def test_a_second_announcement_is_refused() -> None:
    """TEL-12: the first player to announce is the announcer."""
    situation = both_met()
    situation.announces(0, CIRCLE)
    assert situation.refused(1, Announce(SUN)) == "not-asked"


def test_no_card_can_be_handed_after_an_announcement() -> None:
    """TEL-12: the next turn is not played."""
    situation = both_met()
    situation.announces(0, CIRCLE)
    assert situation.refused(1, Hand("row-west")) == "not-asked"


def test_everybody_sees_the_announced_name() -> None:
    """TEL-12: an announcement is said aloud."""
    situation = both_met()
    situation.announces(0, CROSS)
    assert situation.sees(None)["public"]["named"] == [{"seat": 0, "names": ["cross"]}]


def test_at_timeout_the_last_performer_announces_if_no_card_is_left() -> None:
    """TEL-12, ALL-07: an announcement must follow."""
    situation = Situation(pace=Pace.BRISK).with_state(row=("row-two",), deck=(), loses=(None, None))
    situation.turn(0, "row-two", 1, 0)
    situation.let_time_run_out()
    assert (situation.state.phase, situation.state.named[0].seat) == (Phase.ANSWERING, 1)


def test_at_timeout_a_card_is_handed_if_one_is_left() -> None:
    """ALL-07: a random announcement would lose the game."""
    situation = Situation(pace=Pace.BRISK).with_state(loses=(None, None))
    situation.any_turn()
    situation.let_time_run_out()
    assert situation.state.phase is Phase.PERFORMING


def test_the_ending_shows_the_winning_lines() -> None:
    """TEL-12: three suns in the third column, three circles in the second row."""
    situation = both_met()
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    assert situation.sees(None)["public"]["ending"]["lines"] == [
        {"seat": 0, "condition": "sun", "cells": [2, 6, 10]},
        {"seat": 1, "condition": "circle", "cells": [4, 5, 6]},
    ]


ROWS = {
    "three neighbours in a row": (("a0 a1 a2 b3", "c0 c1 c2 c3", "b0 b1 d2 a3", "d0 d1 b2 d3"), True),
    "three at the other end": (("b3 a1 a2 a0", "c0 c1 c2 c3", "b0 b1 d2 a3", "d0 d1 b2 d3"), True),
    "four in a row": (("a0 a1 a2 a3", "c0 c1 c2 c3", "b0 b1 d2 b3", "d0 d1 b2 d3"), True),
    "three in a column": (("a0 b1 c2 d3", "a1 c1 b0 c3", "a2 b2 d2 b3", "d0 d1 c0 a3"), True),
    "a gap": (("a0 a1 b2 a3", "c0 c1 c2 c3", "b0 b1 d2 b3", "d0 d1 a2 d3"), False),
    "round the edge": (("a0 b1 a2 a3", "c0 c1 c2 c3", "b0 a1 d2 b3", "d0 d1 b2 d3"), False),
    "a diagonal": (("a0 b1 c2 d3", "b0 a1 c1 c3", "c0 b2 a2 b3", "d0 d1 d2 a3"), False),
}


@pytest.mark.parametrize(("rows", "expected"), ROWS.values(), ids=ROWS)
def test_three_neighbours_in_a_row_or_column_meet_a_condition(rows: tuple[str, ...], expected: bool) -> None:
    """TEL-13, TEL-04: four neighbours count, too; diagonals and wrapping do not."""
    assert is_met(grid_of(*rows), SUN) == expected


def test_a_shape_condition_needs_three_neighbours_of_that_shape() -> None:
    """TEL-13: as for colours."""
    grid = grid_of("a0 b0 c0 a1", "c1 c2 c3 d3", "b1 a2 b3 d0", "d1 d2 a3 b2")
    assert (line_cells(grid, CIRCLE), line_cells(grid, CORAL)) == ((0, 1, 2), ())
