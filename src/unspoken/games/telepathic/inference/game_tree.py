"""The game tree of the last cards, level by level."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.inference.knowledge import PLACES, IntArray
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.tiles import Grid

Floats: TypeAlias = npt.NDArray[np.float32]
ByKind: TypeAlias = tuple[Floats, Floats]
"""An array for colours and one for shapes; the first partner holds colours, the second holds shapes."""


class TreeLevel(NamedTuple):
    """A decision at every node of a level; the next level has one node for each node and choice."""

    kind: int
    """The kind of the decider's conditions."""
    choices: int
    """The number of cards to hand, or of sets on which a card can be used."""
    nodes: int
    lines: ByKind | None
    """By condition and node: 1 if the condition is met; None if nothing can be announced."""
    alive: ByKind | None
    """By pair, and by set and node: 0 if the pair's lose condition is met; None if the decision is a card."""


class GameTree(NamedTuple):
    """All levels down to the last card, and the lines that are met at the end."""

    levels: tuple[TreeLevel, ...]
    lines: ByKind


class _Moves(NamedTuple):
    """Positions of four tiles, by the index of their mask."""

    numbers: dict[int, int]
    moved: npt.NDArray[np.int16]
    """By action and mask: the mask afterwards."""
    met: Floats


@lru_cache(maxsize=8)
def _moves(masks: MaskTable) -> _Moves:
    ordered = np.array(sorted(masks.masks))
    lies = ordered[:, None] >> np.arange(CELLS) & 1
    bits = 1 << np.arange(CELLS)
    moved = [np.searchsorted(ordered, lies[:, list(move)] @ bits) for move in masks.moves]
    met = np.array([masks.is_met(int(mask)) for mask in ordered], np.float32)
    return _Moves({int(mask): n for n, mask in enumerate(ordered)}, np.array(moved, np.int16), met)


class _Frontier:
    """The state at all nodes of the current level."""

    def __init__(self, masks: MaskTable, grid: Grid, cards: Cards) -> None:
        self.table = _moves(masks)
        self.tiles = [np.array([[self.table.numbers[mask]] for mask in kind]) for kind in masks.of_grid(grid)]
        self.cards: IntArray = np.array([[masks.cards[card]] for card in cards]).reshape(-1, 1)
        self.handed: IntArray = np.zeros(0, np.int64)

    def hand(self) -> None:
        """Branch on each card to hand."""
        many = len(self.cards)
        left = [[other for other in range(many) if other != card] for card in range(many)]
        self.handed = self.cards.ravel()
        self.cards = self.cards[np.array(left, np.int64)].swapaxes(0, 1).reshape(many - 1, len(self.handed))
        self.tiles = [np.tile(tiles, many) for tiles in self.tiles]

    def perform(self) -> None:
        """Branch on each set of the handed card."""
        actions = self.handed * SETS_OF_A_CARD + np.arange(SETS_OF_A_CARD)[:, None]
        self.tiles = [self.table.moved[actions, tiles[:, None]].reshape(4, -1) for tiles in self.tiles]
        self.cards = np.tile(self.cards, SETS_OF_A_CARD)

    def lines(self) -> ByKind:
        """Return which conditions are met."""
        return self.table.met[self.tiles[0]], self.table.met[self.tiles[1]]


def build_game_tree(
    masks: MaskTable, grid: Grid, cards: Cards, kind: int, handed: Card | None, *, begun: bool
) -> GameTree:
    """Return the tree that starts at a grid; `cards` are left besides the handed card, `kind` decides first.

    Nothing can be announced before the game has begun.
    """
    frontier = _Frontier(masks, grid, cards)
    levels: list[TreeLevel] = []
    lines = frontier.lines() if begun else None
    if handed is not None:
        frontier.handed = np.array([masks.cards[handed]])
        lines = _performed(frontier, levels, kind)
    while len(frontier.cards):
        levels.append(TreeLevel(kind, len(frontier.cards), frontier.cards.shape[1], lines, None))
        kind = 1 - kind  # the performer also has the next turn
        frontier.hand()
        lines = _performed(frontier, levels, kind)
    assert lines is not None
    return GameTree(tuple(levels), lines)


def _performed(frontier: _Frontier, levels: list[TreeLevel], kind: int) -> ByKind:
    frontier.perform()
    lines = frontier.lines()
    alive = (1 - lines[0][PLACES[1]], 1 - lines[1][PLACES[1]])
    levels.append(TreeLevel(kind, SETS_OF_A_CARD, len(frontier.handed), None, alive))
    return lines
