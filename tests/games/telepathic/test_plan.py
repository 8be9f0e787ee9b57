"""The last cards thought through: what is chosen, what it tells, and when there is a plan at all."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, Card, Cards
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.belief import decision_after, reading_after
from unspoken.games.telepathic.inference.courses import all_courses
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import PAIRS, UNKNOWN, Array, CommonBelief
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.plan import plan_of, planned
from unspoken.games.telepathic.inference.reading import Reading
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.types import Mode, Turn
from unspoken.kernel.game import Seat

ROW = ("corner-clockwise", "row-east", "row-mirror", "row-two")
SUN_NOT_CORAL, CORAL_NOT_SUN = PAIRS.index((0, 1)), PAIRS.index((1, 0))
CIRCLE_NOT_STAR = PAIRS.index((0, 1))


def known(colours: int, shapes: int) -> CommonBelief:
    """Both have been understood."""
    return np.eye(len(PAIRS))[colours], np.eye(len(PAIRS))[shapes]


def plan(cards: Cards, belief: CommonBelief, handed: Card | None = None) -> Array:
    """What the second partner would do on the poised grid, by pair held."""
    return planned(all_courses(mask_table(DECK), POISED, cards, 1, handed, begun=True), belief)


def test_the_set_that_makes_both_lines_is_chosen() -> None:
    """TEL-12: the second row east makes sun and circle."""
    assert plan((), known(SUN_NOT_CORAL, CIRCLE_NOT_STAR), "row-east")[CIRCLE_NOT_STAR].argmax() == 1


def test_the_card_that_makes_both_lines_is_handed() -> None:
    """TEL-07: as above, but the other way round: the partner performs."""
    assert (
        plan(("row-mirror", "row-east"), known(SUN_NOT_CORAL, CIRCLE_NOT_STAR))[CIRCLE_NOT_STAR].argmax() == 1
    )


def test_a_line_that_is_surely_dreaded_is_not_made() -> None:
    """TEL-08: the partner dreads sun, which comes with circle."""
    assert plan((), known(CORAL_NOT_SUN, CIRCLE_NOT_STAR), "row-east")[CIRCLE_NOT_STAR].argmax() != 1


@pytest.mark.parametrize("cards", [ROW[:1], ROW[:2], ROW])
def test_chances_of_all_choices_come_to_one(cards: Cards) -> None:
    """TEL-07, TEL-12: the cards, and an announcement."""
    chances = plan(cards, UNKNOWN)
    assert chances.shape == (len(PAIRS), len(cards) + 1)
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_what_suits_one_wish_comes_to_mean_it() -> None:
    """TEL-07: with a card after this one, the first round of thought tells less than the last."""
    courses = all_courses(mask_table(DECK), POISED, ROW[2:], 1, "row-east", begun=True)
    first, last = (planned(courses, UNKNOWN, rounds).max(axis=1).mean() for rounds in ((1,), (1, 2, 3, 4, 5)))
    assert last > first


def plan_at(mode: Mode, removed: int, row: Cards, *turns: Turn) -> Array | None:
    """What whoever has the turn plans after these."""
    history = History(mode, DECK, POISED, removed, turns)
    reading, _ = reading_after(history, STRANGERS)
    hander = Seat(len(turns) % 2)
    return plan_of(decision_after(history, row, hander, Seat(1 - hander), reading))


def test_the_last_four_cards_are_thought_through() -> None:
    """TEL-05: with six cards out of the game there are no others."""
    assert plan_at(Mode.STANDARD, 6, ROW) is not None


@pytest.mark.parametrize(
    ("mode", "removed"), [(Mode.STANDARD, 5), (Mode.STANDARD, 0), (Mode.FIRST, 0), (Mode.DIRECTOR, 6)]
)
def test_there_is_no_plan_where_more_is_open(mode: Mode, removed: int) -> None:
    """TEL-05, TEL-10, TEL-14: a card is to come, or comes back, or somebody hands who wants nothing."""
    assert plan_at(mode, removed, ROW) is None


def test_whoever_is_hardly_of_a_kind_is_not_taken_for_it() -> None:
    """TEL-07: the second partner has chosen as the bot would not have."""
    reading = Reading.fresh(Mode.STANDARD, STRANGERS, 2)
    chances = np.ones((len(STRANGERS), len(PAIRS), 1))
    chances[0] = 0.1
    believed = [one.kindred_belief() is not None for one in (reading, reading.after(Seat(1), chances, 0))]
    assert believed == [True, False]


def test_what_is_believed_of_ones_kind_is_what_one_would_do_oneself() -> None:
    """TEL-07: only the bot's own temper would have chosen so with one pair alone."""
    chances = np.ones((len(STRANGERS), len(PAIRS), 1))
    chances[0, 1:], chances[1:] = 0, 0.1
    belief = Reading.fresh(Mode.STANDARD, STRANGERS, 2).after(Seat(1), chances, 0).kindred_belief()
    assert belief is not None and belief[1].tolist() == [1] + [0] * 11


def test_whoever_wants_what_stands_announces_and_the_others_go_on() -> None:
    """TEL-11: so that a card that is handed tells something of the line that stands, too."""
    stands = grid_after(POISED, action_of(DECK, "row-east"), 1)
    courses = all_courses(mask_table(DECK), stands, ROW[2:], 1, None, begun=True)
    no_circle = np.array([dread != 0 for _, dread in PAIRS])
    chances = planned(courses, (np.eye(len(PAIRS))[SUN_NOT_CORAL], no_circle / no_circle.sum()))
    announced = [bool(chances[pair].argmax() == 2) for pair in np.flatnonzero(no_circle)]
    assert announced == [PAIRS[pair][0] == 0 for pair in np.flatnonzero(no_circle)]
