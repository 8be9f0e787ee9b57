"""Win chances with the last cards, against a brute force."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, Cards
from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.belief import decision_after, posterior_after
from unspoken.games.telepathic.inference.choosing import hand_worths, hope_of_going_on
from unspoken.games.telepathic.inference.endgame import endgame_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Condition, Grid
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.types import Seat

ROW = ("column-north", "corner-clockwise", "row-east", "row-two")
SLIP = 0.2


def played_out(grid: Grid, cards: Cards, wanted: tuple[Condition, Condition]) -> float:
    """Compute the win chance by brute force with the engine's moves."""
    if all(is_met(grid, condition) for condition in wanted):
        return 1.0
    hands = []
    for card in cards:
        rest = tuple(other for other in cards if other != card)
        hands.append(
            chosen([played_out(grid_after(grid, action_of(DECK, card), on), rest, wanted) for on in range(4)])
        )
    return chosen(hands) if hands else 0.0


def chosen(hopes: list[float]) -> float:
    """Return the best chance, mixed with the mean by the error rate."""
    return (1 - SLIP) * max(hopes) + SLIP * sum(hopes) / len(hopes)


@pytest.mark.parametrize("cards", [(), ROW[:1], ROW[:2], ROW[1:]])
def test_win_chances_of_the_last_cards_equal_the_brute_force(cards: Cards) -> None:
    """TEL-07, TEL-10, TEL-13: each card is used once, on any set, until both lines are met."""
    by_rules = [[played_out(POISED, cards, (colour, shape)) for shape in SHAPES] for colour in COLOURS]
    assert endgame_chances(mask_table(DECK), [POISED], cards, SLIP)[0] == pytest.approx(np.array(by_rules))


def hope(removed: int) -> float:
    """Return the win chance of the first seat with this many cards removed."""
    history = History(Mode.STANDARD, DECK, POISED, removed, ())
    posterior, _ = posterior_after(history, STRANGERS)
    decision = decision_after(history, ROW, Seat(0), Seat(1), posterior)
    return hope_of_going_on(hand_worths(decision, STRANGERS, posterior.shares_by_type(Seat(1))), 0)


def test_the_win_chance_falls_with_the_number_of_cards_left() -> None:
    """TEL-05: so an announcement may be less certain."""
    assert hope(0) > hope(4) > hope(6)
