"""Every course that a game may take with its last cards, all at once, one decision after the other."""

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
"""For colours and for shapes: of two partners the first holds colours, the second shapes."""


class Step(NamedTuple):
    """One decision as it stands on every course so far; on each choice as many courses go on."""

    kind: int
    """Of the conditions that whoever decides holds."""
    choices: int
    """Cards to hand, or sets to use one on."""
    courses: int
    lines: ByKind | None
    """By condition and course: 1 where it is met; none where nothing can be announced instead."""
    alive: ByKind | None
    """By pair, by set and course: 0 where that loses; none where a card is handed."""


class Courses(NamedTuple):
    """All steps to the very last card, and the lines that stand then."""

    steps: tuple[Step, ...]
    lines: ByKind


class _Moves(NamedTuple):
    """Where four tiles lie, by the number of their mask."""

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
    met = np.array([masks.met(int(mask)) for mask in ordered], np.float32)
    return _Moves({int(mask): n for n, mask in enumerate(ordered)}, np.array(moved, np.int16), met)


class _Front:
    """Where all courses have come to."""

    def __init__(self, masks: MaskTable, grid: Grid, cards: Cards) -> None:
        self.table = _moves(masks)
        self.tiles = [np.array([[self.table.numbers[mask]] for mask in kind]) for kind in masks.of_grid(grid)]
        self.cards: IntArray = np.array([[masks.cards[card]] for card in cards]).reshape(-1, 1)
        self.handed: IntArray = np.zeros(0, np.int64)

    def hand(self) -> None:
        """Each card, and what is left then."""
        many = len(self.cards)
        left = [[one for one in range(many) if one != card] for card in range(many)]
        self.handed = self.cards.ravel()
        self.cards = self.cards[np.array(left, np.int64)].swapaxes(0, 1).reshape(many - 1, len(self.handed))
        self.tiles = [np.tile(tiles, many) for tiles in self.tiles]

    def perform(self) -> None:
        """Each set."""
        actions = self.handed * SETS_OF_A_CARD + np.arange(SETS_OF_A_CARD)[:, None]
        self.tiles = [self.table.moved[actions, tiles[:, None]].reshape(4, -1) for tiles in self.tiles]
        self.cards = np.tile(self.cards, SETS_OF_A_CARD)

    def lines(self) -> ByKind:
        """What is met."""
        return self.table.met[self.tiles[0]], self.table.met[self.tiles[1]]


def all_courses(
    masks: MaskTable, grid: Grid, cards: Cards, kind: int, handed: Card | None, *, begun: bool
) -> Courses:
    """From a grid on, with the cards that are left besides the one handed; who holds this kind decides first.

    Before the game has begun, nothing can be announced.
    """
    front = _Front(masks, grid, cards)
    steps: list[Step] = []
    lines = front.lines() if begun else None
    if handed is not None:
        front.handed = np.array([masks.cards[handed]])
        lines = _performed(front, steps, kind)
    while len(front.cards):
        steps.append(Step(kind, len(front.cards), front.cards.shape[1], lines, None))
        kind = 1 - kind  # who performs has the next turn too
        front.hand()
        lines = _performed(front, steps, kind)
    assert lines is not None
    return Courses(tuple(steps), lines)


def _performed(front: _Front, steps: list[Step], kind: int) -> ByKind:
    front.perform()
    lines = front.lines()
    alive = (1 - lines[0][PLACES[1]], 1 - lines[1][PLACES[1]])
    steps.append(Step(kind, SETS_OF_A_CARD, len(front.handed), None, alive))
    return lines
