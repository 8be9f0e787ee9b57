"""Positions of four tiles as 16-bit masks, to compute how many actions meet two win conditions.

A condition depends only on four tiles, so it reduces each grid to one of 1,820 masks. For each mask, one
integer has a bit for every single action that meets the condition, another a bit for every pair of actions.
The actions that meet two conditions together are the bitwise "and" of their integers; another "and" selects
the available cards.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Action, Card, Cards
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import CELLS, sources
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, TILES_OF_A_MARK, Grid

FARTHEST = 3
"""With all cards available, this many actions are enough to meet any two win conditions."""


class MaskTable:
    """The table for one deck of action cards. Actions are numbered card by card, four sets each."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.cards = {action.card: number for number, action in enumerate(actions)}
        self.moves = [sources(action, on) for action in actions for on in range(SETS_OF_A_CARD)]
        fours = {
            sum(1 << cell for cell in four): four for four in combinations(range(CELLS), TILES_OF_A_MARK)
        }
        self.masks = tuple(fours)
        self._met = {mask: _has_three(mask) for mask in fours}
        self._nearness = {mask: _nearness(mask) for mask in fours}
        lands = [_landing(move) for move in self.moves]
        after = {
            mask: [to[a] | to[b] | to[c] | to[d] for to in lands] for mask, (a, b, c, d) in fours.items()
        }
        self._single_actions = {
            mask: sum(1 << number for number, moved in enumerate(after[mask]) if self._met[moved])
            for mask in fours
        }
        width = len(self.moves)
        self._action_pairs = {
            mask: sum(
                self._single_actions[moved] << width * number for number, moved in enumerate(after[mask])
            )
            for mask in fours
        }

    def grid_after(self, grid: Grid, card: Card, on: int) -> Grid:
        """Return the grid after an action."""
        return tuple([grid[start] for start in self.moves[SETS_OF_A_CARD * self.cards[card] + on]])

    def of_grid(self, grid: Grid) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the masks of the four colours and of the four shapes."""
        colours, shapes = [0] * len(COLOURS), [0] * len(SHAPES)
        for cell, tile in enumerate(grid):
            colours[tile // 4] |= 1 << cell
            shapes[tile % 4] |= 1 << cell
        return tuple(colours), tuple(shapes)

    def is_met(self, mask: int) -> bool:
        """True if three of the four tiles are neighbours in a row or a column."""
        return self._met[mask]

    def nearness(self, mask: int) -> float:
        """Return how complete the best line is, from 0 to 1; 1 if the condition is met."""
        return self._nearness[mask]

    def single_solutions(self, first: int, second: int) -> int:
        """Return the actions after which both masks are met, one bit each."""
        return self._single_actions[first] & self._single_actions[second]

    def double_solutions(self, first: int, second: int) -> int:
        """Return the pairs of actions after which both masks are met, one bit each."""
        return self._action_pairs[first] & self._action_pairs[second]

    def actions_of(self, cards: Cards) -> int:
        """Return the actions of these cards, one bit each."""
        every_set = (1 << SETS_OF_A_CARD) - 1
        return sum(every_set << SETS_OF_A_CARD * self.cards[card] for card in cards)

    @lru_cache(maxsize=4096)  # noqa: B019  (one table for each deck, which is never freed)
    def action_pairs_of(self, first: Cards, second: Cards, *, reusable: bool) -> int:
        """Return the pairs of an action of the first cards and one of the second cards.

        The two cards differ unless a card may be used again.
        """
        width = len(self.moves)
        return sum(
            self.actions_of(second if reusable else tuple(other for other in second if other != card))
            << width * (SETS_OF_A_CARD * self.cards[card] + on)
            for card in first
            for on in range(SETS_OF_A_CARD)
        )

    def distance(self, first: int, second: int) -> int:
        """Return how many actions it takes to meet both masks, with all cards available."""
        if self._met[first] and self._met[second]:
            return 0
        if self.single_solutions(first, second):
            return 1
        return 2 if self.double_solutions(first, second) else FARTHEST


@lru_cache(maxsize=8)
def mask_table(actions: tuple[Action, ...]) -> MaskTable:
    """Return the table of a deck, computed once."""
    return MaskTable(actions)


def _has_three(mask: int) -> bool:
    return any(all(mask >> cell & 1 for cell in three) for three in THREES)


def _nearness(mask: int) -> float:
    return max(sum(mask >> cell & 1 for cell in three) for three in THREES) / 3


def _landing(move: tuple[int, ...]) -> list[int]:
    """Return, by cell, the bit of the cell that its tile goes to."""
    bits = [0] * CELLS
    for to, start in enumerate(move):
        bits[start] = 1 << to
    return bits
