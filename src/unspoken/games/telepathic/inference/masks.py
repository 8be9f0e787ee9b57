"""Where four tiles lie, as sixteen bits: how far any two win conditions are apart, exactly and at once.

A condition is about four tiles, so a grid is to it one of 1,820 masks. For each mask two integers say after
which single actions, and after which two in a row, it is met, a bit each. What meets two conditions together
is then one "and" of their integers, and which cards are at hand is another.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Action, Card, Cards
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import CELLS, sources
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, TILES_OF_A_MARK, Grid

FARTHEST = 3
"""No two win conditions are more actions apart, with all cards at hand."""


class MaskTable:
    """The table for one deck of action cards. Actions are counted card by card, four sets each."""

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
        self._one = {
            mask: sum(1 << number for number, moved in enumerate(after[mask]) if self._met[moved])
            for mask in fours
        }
        width = len(self.moves)
        self._two = {
            mask: sum(self._one[moved] << width * number for number, moved in enumerate(after[mask]))
            for mask in fours
        }

    def grid_after(self, grid: Grid, card: Card, on: int) -> Grid:
        """The grid after an action."""
        return tuple([grid[start] for start in self.moves[SETS_OF_A_CARD * self.cards[card] + on]])

    def of_grid(self, grid: Grid) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The masks of the four colours and of the four shapes."""
        colours, shapes = [0] * len(COLOURS), [0] * len(SHAPES)
        for cell, tile in enumerate(grid):
            colours[tile // 4] |= 1 << cell
            shapes[tile % 4] |= 1 << cell
        return tuple(colours), tuple(shapes)

    def met(self, mask: int) -> bool:
        """Whether the four tiles have three neighbours among them."""
        return self._met[mask]

    def nearness(self, mask: int) -> float:
        """How much of a line is there, 1 where it is met."""
        return self._nearness[mask]

    def meeting_in_one(self, first: int, second: int) -> int:
        """The actions after which both masks are met, a bit each."""
        return self._one[first] & self._one[second]

    def meeting_in_two(self, first: int, second: int) -> int:
        """The same for two actions in a row."""
        return self._two[first] & self._two[second]

    def actions_of(self, cards: Cards) -> int:
        """The actions of these cards, a bit each."""
        every_set = (1 << SETS_OF_A_CARD) - 1
        return sum(every_set << SETS_OF_A_CARD * self.cards[card] for card in cards)

    @lru_cache(maxsize=4096)  # noqa: B019  (there is one table a deck, for good)
    def action_pairs_of(self, first: Cards, second: Cards, *, reusable: bool) -> int:
        """The pairs of actions of which the first is one of the first cards', the second of the second's.

        Unless a card may be used again, the two cards differ.
        """
        width = len(self.moves)
        return sum(
            self.actions_of(second if reusable else tuple(one for one in second if one != card))
            << width * (SETS_OF_A_CARD * self.cards[card] + on)
            for card in first
            for on in range(SETS_OF_A_CARD)
        )

    def distance(self, first: int, second: int) -> int:
        """How many actions it takes to meet both, with all cards at hand."""
        if self._met[first] and self._met[second]:
            return 0
        if self.meeting_in_one(first, second):
            return 1
        return 2 if self.meeting_in_two(first, second) else FARTHEST


@lru_cache(maxsize=8)
def mask_table(actions: tuple[Action, ...]) -> MaskTable:
    """The table for a deck, made once."""
    return MaskTable(actions)


def _has_three(mask: int) -> bool:
    return any(all(mask >> cell & 1 for cell in three) for three in THREES)


def _nearness(mask: int) -> float:
    return max(sum(mask >> cell & 1 for cell in three) for three in THREES) / 3


def _landing(move: tuple[int, ...]) -> list[int]:
    """By cell: the bit of the cell that its tile goes to."""
    bits = [0] * CELLS
    for to, start in enumerate(move):
        bits[start] = 1 << to
    return bits
