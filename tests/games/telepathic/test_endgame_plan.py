"""The endgame plan: its choices, their value as signals, and when there is a plan."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, Card, Cards
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.belief import decision_after, posterior_after
from unspoken.games.telepathic.inference.endgame_plan import endgame_plan, solve_endgame_plan
from unspoken.games.telepathic.inference.game_tree import build_game_tree
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import PAIRS, UNKNOWN, Array, CommonBelief
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.posterior import Posterior
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.types import Mode, Turn
from unspoken.kernel.types import Seat

ROW = ("corner-clockwise", "row-east", "row-mirror", "row-two")
SUN_NOT_CORAL, CORAL_NOT_SUN = PAIRS.index((0, 1)), PAIRS.index((1, 0))
CIRCLE_NOT_STAR = PAIRS.index((0, 1))


def known(colours: int, shapes: int) -> CommonBelief:
    """Return a belief in which both pairs are known."""
    return np.eye(len(PAIRS))[colours], np.eye(len(PAIRS))[shapes]


def plan(cards: Cards, belief: CommonBelief, handed: Card | None = None) -> Array:
    """Return the second partner's plan on the poised grid, by pair held."""
    return solve_endgame_plan(build_game_tree(mask_table(DECK), POISED, cards, 1, handed, begun=True), belief)


def test_the_plan_performs_on_the_set_that_makes_both_lines() -> None:
    """TEL-12: the second row east makes sun and circle."""
    assert plan((), known(SUN_NOT_CORAL, CIRCLE_NOT_STAR), "row-east")[CIRCLE_NOT_STAR].argmax() == 1


def test_the_plan_hands_the_card_that_makes_both_lines() -> None:
    """TEL-07: the partner performs it."""
    assert (
        plan(("row-mirror", "row-east"), known(SUN_NOT_CORAL, CIRCLE_NOT_STAR))[CIRCLE_NOT_STAR].argmax() == 1
    )


def test_the_plan_avoids_the_partners_known_lose_condition() -> None:
    """TEL-08: sun, which the second row east makes together with circle."""
    assert plan((), known(CORAL_NOT_SUN, CIRCLE_NOT_STAR), "row-east")[CIRCLE_NOT_STAR].argmax() != 1


@pytest.mark.parametrize("cards", [ROW[:1], ROW[:2], ROW])
def test_the_probabilities_of_all_choices_sum_to_1(cards: Cards) -> None:
    """TEL-07, TEL-12: the cards, and an announcement."""
    chances = plan(cards, UNKNOWN)
    assert chances.shape == (len(PAIRS), len(cards) + 1)
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_later_rounds_of_improvement_make_choices_stronger_signals() -> None:
    """TEL-07: choices depend more on the pair held than after the first round."""
    tree = build_game_tree(mask_table(DECK), POISED, ROW[2:], 1, "row-east", begun=True)
    first, last = (
        solve_endgame_plan(tree, UNKNOWN, rounds).max(axis=1).mean() for rounds in ((1,), (1, 2, 3, 4, 5))
    )
    assert last > first


def plan_at(mode: Mode, removed: int, row: Cards, *turns: Turn) -> Array | None:
    """Return the plan of the seat with the turn after these turns."""
    history = History(mode, DECK, POISED, removed, turns)
    posterior, _ = posterior_after(history, STRANGERS)
    hander = Seat(len(turns) % 2)
    return endgame_plan(decision_after(history, row, hander, Seat(1 - hander), posterior))


def test_there_is_a_plan_for_the_last_four_cards() -> None:
    """TEL-05: six cards are removed, so no others are left."""
    assert plan_at(Mode.STANDARD, 6, ROW) is not None


@pytest.mark.parametrize(
    ("mode", "removed"), [(Mode.STANDARD, 5), (Mode.STANDARD, 0), (Mode.FIRST, 0), (Mode.DIRECTOR, 6)]
)
def test_there_is_no_plan_with_unknown_or_returning_cards(mode: Mode, removed: int) -> None:
    """TEL-05, TEL-10, TEL-14: a card is unknown or returns, or a director hands the cards."""
    assert plan_at(mode, removed, ROW) is None


def test_there_is_no_kindred_belief_in_a_partner_with_an_unlikely_temper() -> None:
    """TEL-07: the second partner made a choice that the bot would not make."""
    posterior = Posterior.fresh(Mode.STANDARD, STRANGERS, 2)
    chances = np.ones((len(STRANGERS), len(PAIRS), 1))
    chances[0] = 0.1
    believed = [
        belief.kindred_belief(0) is not None for belief in (posterior, posterior.after(Seat(1), chances, 0))
    ]
    assert believed == [True, False]


def test_the_kindred_belief_follows_the_choices_of_the_bots_own_temper() -> None:
    """TEL-07: the bot's own temper makes this choice with one pair only."""
    chances = np.ones((len(STRANGERS), len(PAIRS), 1))
    chances[0, 1:], chances[1:] = 0, 0.1
    belief = Posterior.fresh(Mode.STANDARD, STRANGERS, 2).after(Seat(1), chances, 0).kindred_belief(0)
    assert belief is not None and belief[1].tolist() == [1] + [0] * 11


def test_the_plan_announces_exactly_with_the_pairs_that_are_met() -> None:
    """TEL-11: so a handed card also signals that the hander's own line is not met."""
    stands = grid_after(POISED, action_of(DECK, "row-east"), 1)
    tree = build_game_tree(mask_table(DECK), stands, ROW[2:], 1, None, begun=True)
    no_circle = np.array([dread != 0 for _, dread in PAIRS])
    chances = solve_endgame_plan(tree, (np.eye(len(PAIRS))[SUN_NOT_CORAL], no_circle / no_circle.sum()))
    announced = [bool(chances[pair].argmax() == 2) for pair in np.flatnonzero(no_circle)]
    assert announced == [PAIRS[pair][0] == 0 for pair in np.flatnonzero(no_circle)]
