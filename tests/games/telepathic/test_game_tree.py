"""The game tree of the last cards: its size, and the grids that it leads to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card
from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.inference.game_tree import GameTree, build_game_tree
from unspoken.games.telepathic.inference.knowledge import PAIRS
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.tiles import KINDS

ROW = ("column-north", "corner-clockwise", "row-east")
FIRST, SECOND = 0, 1


def game_tree(*cards: Card, handed: Card | None = None, begun: bool = False) -> GameTree:
    """Return the tree from the poised grid, with the first partner deciding."""
    return build_game_tree(mask_table(DECK), POISED, cards, FIRST, handed, begun=begun)


def test_each_choice_has_its_own_node() -> None:
    """TEL-07, TEL-10: a card is handed once, and used on one of four sets."""
    levels = game_tree(*ROW).levels
    assert [(level.choices, level.nodes) for level in levels] == [
        (3, 1),
        (4, 3),
        (2, 12),
        (4, 24),
        (1, 96),
        (4, 96),
    ]


def test_the_performer_has_the_next_turn() -> None:
    """TEL-11: the turn passes."""
    levels = game_tree(*ROW).levels
    assert [level.kind for level in levels] == [FIRST, SECOND, SECOND, FIRST, FIRST, SECOND]


@pytest.mark.parametrize(("begun", "announced"), [(False, [2]), (True, [0, 2])])
def test_an_announcement_is_possible_only_after_a_turn(begun: bool, announced: list[int]) -> None:
    """TEL-12: not before the first turn of the game."""
    levels = game_tree("row-east", "row-two", begun=begun).levels
    assert [number for number, level in enumerate(levels) if level.lines is not None] == announced


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("on", range(SETS_OF_A_CARD))
def test_the_lines_of_each_set_equal_those_of_the_engine(kind: int, on: int) -> None:
    """TEL-07, TEL-13: one card is handed, and no other is left."""
    grid = grid_after(POISED, action_of(DECK, "row-east"), on)
    lines = game_tree(handed="row-east").lines[kind]
    assert lines[:, on].tolist() == [is_met(grid, condition) for condition in KINDS[kind]]


def test_the_lines_of_the_last_leaf_equal_those_of_the_engine() -> None:
    """TEL-07, TEL-10: the cards of the row in reverse order, each on its last set."""
    grid = POISED
    for card in reversed(ROW):
        grid = grid_after(grid, action_of(DECK, card), SETS_OF_A_CARD - 1)
    lines = game_tree(*ROW).lines
    expected = [[is_met(grid, condition) for condition in kind] for kind in KINDS]
    assert [kind[:, -1].tolist() for kind in lines] == expected


def test_a_set_that_meets_a_lose_condition_is_marked_as_lost() -> None:
    """TEL-08: the second row east makes sun, which loses for pairs with this lose condition."""
    alive = game_tree(handed="row-east").levels[0].alive
    assert alive is not None
    assert alive[0][:, 1].tolist() == [dread != 0 for _, dread in PAIRS]


def test_every_level_continues_all_choices_of_the_one_before() -> None:
    """TEL-07: no branch is left out."""
    levels = game_tree(*ROW, handed="row-two").levels
    assert all(now.choices * now.nodes == then.nodes for now, then in pairwise(levels))
