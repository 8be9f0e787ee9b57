"""Win chances with the last few cards, for two players who sometimes make mistakes.

Many grids are computed at once. Arrays have the axes grid, colour and shape, as far as they apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Cards
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.inference.knowledge import Array, IntArray
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Grid

Bits: TypeAlias = npt.NDArray[np.uint64]

_BITS = 1 << np.arange(CELLS)


class _Lookup(NamedTuple):
    """A table of masks as arrays, for many grids at once."""

    moves: IntArray
    """By action and cell: the cell that its tile comes from."""
    met: npt.NDArray[np.bool_]
    single_actions: Bits
    """By mask: the actions after which the mask contains a line."""


@lru_cache(maxsize=8)
def _lookup(masks: MaskTable) -> _Lookup:
    table = _Lookup(np.array(masks.moves), np.zeros(1 << CELLS, np.bool_), np.zeros(1 << CELLS, np.uint64))
    for mask in masks.masks:
        table.met[mask] = masks.is_met(mask)
        table.single_actions[mask] = masks.single_solutions(mask, mask)
    return table


def endgame_chances(masks: MaskTable, grids: Sequence[Grid], cards: Cards, slip: float) -> Array:
    """Return win chances by colour and shape, if both players know both; a share `slip` of choices is random.

    Each card is handed at most once.
    """
    numbers = tuple(masks.cards[card] for card in cards)
    return _played_out(_lookup(masks), np.array(grids), numbers, slip)


def _played_out(table: _Lookup, grids: IntArray, cards: tuple[int, ...], slip: float) -> Array:
    colours = _masks_of(grids // len(SHAPES), len(COLOURS))
    shapes = _masks_of(grids % len(SHAPES), len(SHAPES))
    now = table.met[colours][:, :, None] & table.met[shapes][:, None, :]
    if len(cards) <= 1:
        at_hand = sum(((1 << SETS_OF_A_CARD) - 1) << SETS_OF_A_CARD * card for card in cards)
        last = (
            table.single_actions[colours][:, :, None]
            & table.single_actions[shapes][:, None, :]
            & np.uint64(at_hand)
        )
        late = np.bitwise_count(last) / SETS_OF_A_CARD * slip + (1 - slip) * (last > 0)
    else:
        late = _chosen(np.stack([_after_handing(table, grids, cards, card, slip) for card in cards]), slip)
    return np.where(now, 1.0, late)


def _after_handing(table: _Lookup, grids: IntArray, cards: tuple[int, ...], card: int, slip: float) -> Array:
    rest = tuple(other for other in cards if other != card)
    moves = table.moves[SETS_OF_A_CARD * card : SETS_OF_A_CARD * (card + 1)]
    moved = grids[:, moves].swapaxes(0, 1)
    found = _played_out(table, moved.reshape(-1, CELLS), rest, slip)
    return _chosen(found.reshape(*moved.shape[:2], *found.shape[1:]), slip)


def _masks_of(marks: IntArray, kinds: int) -> IntArray:
    """Return by grid and mark the cells of the tiles that have it, one bit each."""
    masks: IntArray = ((marks[:, None, :] == np.arange(kinds)[:, None]) * _BITS).sum(axis=-1)
    return masks


def _chosen(choices: Array, slip: float) -> Array:
    """Return the best of the choices, mixed with their mean."""
    chosen: Array = (1 - slip) * choices.max(axis=0) + slip * choices.mean(axis=0)
    return chosen
