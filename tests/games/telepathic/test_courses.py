"""Every course of the last cards: as many as the rules allow, and each where the engine's moves lead."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card
from unspoken.games.telepathic.conditions import met
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.courses import Courses, all_courses
from unspoken.games.telepathic.inference.knowledge import PAIRS
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.tiles import KINDS

ROW = ("column-north", "corner-clockwise", "row-east")
FIRST, SECOND = 0, 1


def courses(*cards: Card, handed: Card | None = None, begun: bool = False) -> Courses:
    """All that may happen from the poised grid on, if the first partner decides."""
    return all_courses(mask_table(DECK), POISED, cards, FIRST, handed, begun=begun)


def test_each_choice_makes_a_course_of_its_own() -> None:
    """TEL-07, TEL-10: a card is handed once, and used on one of four sets."""
    steps = courses(*ROW).steps
    assert [(step.choices, step.courses) for step in steps] == [
        (3, 1),
        (4, 3),
        (2, 12),
        (4, 24),
        (1, 96),
        (4, 96),
    ]


def test_who_performs_has_the_next_turn() -> None:
    """TEL-11: the turn passes."""
    steps = courses(*ROW).steps
    assert [step.kind for step in steps] == [FIRST, SECOND, SECOND, FIRST, FIRST, SECOND]


@pytest.mark.parametrize(("begun", "announced"), [(False, [2]), (True, [0, 2])])
def test_an_announcement_can_be_made_after_a_turn(begun: bool, announced: list[int]) -> None:
    """TEL-12: nobody can announce before the first."""
    steps = courses("row-east", "row-two", begun=begun).steps
    assert [number for number, step in enumerate(steps) if step.lines is not None] == announced


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("on", range(SETS_OF_A_CARD))
def test_a_set_leads_to_the_lines_that_the_engine_makes(kind: int, on: int) -> None:
    """TEL-07, TEL-13: a card in hand, and no other left."""
    grid = grid_after(POISED, action_of(DECK, "row-east"), on)
    lines = courses(handed="row-east").lines[kind]
    assert lines[:, on].tolist() == [met(grid, condition) for condition in KINDS[kind]]


def test_the_last_of_all_courses_is_where_the_engine_leads() -> None:
    """TEL-07, TEL-10: the last card of the row, then the one before, then the first, each on its last set."""
    grid = POISED
    for card in reversed(ROW):
        grid = grid_after(grid, action_of(DECK, card), SETS_OF_A_CARD - 1)
    lines = courses(*ROW).lines
    standing = [[met(grid, condition) for condition in kind] for kind in KINDS]
    assert [kind[:, -1].tolist() for kind in lines] == standing


def test_a_set_that_makes_a_dreaded_line_loses() -> None:
    """TEL-08: the second row east makes sun, so whoever dreads sun has lost."""
    alive = courses(handed="row-east").steps[0].alive
    assert alive is not None
    assert alive[0][:, 1].tolist() == [dread != 0 for _, dread in PAIRS]


def test_every_step_goes_on_from_all_choices_of_the_one_before() -> None:
    """TEL-07: nothing is left out."""
    steps = courses(*ROW, handed="row-two").steps
    assert all(now.choices * now.courses == then.courses for now, then in pairwise(steps))
