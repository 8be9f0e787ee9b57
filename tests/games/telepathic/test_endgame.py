"""The last cards, played out: against a brute force over every course of play, and what that is worth."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, Cards
from unspoken.games.telepathic.conditions import met
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.belief import decision_after, reading_after
from unspoken.games.telepathic.inference.choosing import hand_worths, hope_of_going_on
from unspoken.games.telepathic.inference.endgame import endgame_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Condition, Grid
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.game import Seat

ROW = ("column-north", "corner-clockwise", "row-east", "row-two")
SLIP = 0.2


def played_out(grid: Grid, cards: Cards, wanted: tuple[Condition, Condition]) -> float:
    """The same by the engine's own moves, one course after the other."""
    if all(met(grid, one) for one in wanted):
        return 1.0
    hands = []
    for card in cards:
        rest = tuple(one for one in cards if one != card)
        hands.append(
            chosen([played_out(grid_after(grid, action_of(DECK, card), on), rest, wanted) for on in range(4)])
        )
    return chosen(hands) if hands else 0.0


def chosen(hopes: list[float]) -> float:
    """The best, or now and then any."""
    return (1 - SLIP) * max(hopes) + SLIP * sum(hopes) / len(hopes)


@pytest.mark.parametrize("cards", [(), ROW[:1], ROW[:2], ROW[1:]])
def test_the_last_cards_are_played_out_as_the_rules_have_it(cards: Cards) -> None:
    """TEL-07, TEL-10, TEL-13: every card once, every set, both lines."""
    by_rules = [[played_out(POISED, cards, (colour, shape)) for shape in SHAPES] for colour in COLOURS]
    assert endgame_chances(mask_table(DECK), [POISED], cards, SLIP)[0] == pytest.approx(np.array(by_rules))


def hope(removed: int) -> float:
    """What somebody who begins may hope for, with so many cards out of the game."""
    history = History(Mode.STANDARD, DECK, POISED, removed, ())
    reading, _ = reading_after(history, STRANGERS)
    decision = decision_after(history, ROW, Seat(0), Seat(1), reading)
    return hope_of_going_on(hand_worths(decision, STRANGERS, reading.shares_by_type(Seat(1))), 0)


def test_the_fewer_turns_are_left_the_less_is_hoped_for() -> None:
    """TEL-05: so that an announcement need not be as sure."""
    assert hope(0) > hope(4) > hope(6)
