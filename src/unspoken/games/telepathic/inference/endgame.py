"""The last few cards, played out: how likely two people who may slip are to meet a colour and a shape.

Many grids are played out at once. Arrays are by grid, by colour and by shape, as far as they have these axes.
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
    """A table of masks as arrays, to look at many grids in one go."""

    moves: IntArray
    """By action and cell: the cell that its tile comes from."""
    met: npt.NDArray[np.bool_]
    one: Bits
    """By mask: the actions after which it is met."""


@lru_cache(maxsize=8)
def _lookup(masks: MaskTable) -> _Lookup:
    table = _Lookup(np.array(masks.moves), np.zeros(1 << CELLS, np.bool_), np.zeros(1 << CELLS, np.uint64))
    for mask in masks.masks:
        table.met[mask] = masks.met(mask)
        table.one[mask] = masks.meeting_in_one(mask, mask)
    return table


def endgame_chances(masks: MaskTable, grids: Sequence[Grid], cards: Cards, slip: float) -> Array:
    """If both know what they want, and one choice in so many is any: each card is handed once, or never."""
    numbers = tuple(masks.cards[card] for card in cards)
    return _played_out(_lookup(masks), np.array(grids), numbers, slip)


def _played_out(table: _Lookup, grids: IntArray, cards: tuple[int, ...], slip: float) -> Array:
    colours = _masks_of(grids // len(SHAPES), len(COLOURS))
    shapes = _masks_of(grids % len(SHAPES), len(SHAPES))
    now = table.met[colours][:, :, None] & table.met[shapes][:, None, :]
    if len(cards) <= 1:
        at_hand = sum(((1 << SETS_OF_A_CARD) - 1) << SETS_OF_A_CARD * card for card in cards)
        last = table.one[colours][:, :, None] & table.one[shapes][:, None, :] & np.uint64(at_hand)
        late = np.bitwise_count(last) / SETS_OF_A_CARD * slip + (1 - slip) * (last > 0)
    else:
        late = _chosen(np.stack([_after_handing(table, grids, cards, card, slip) for card in cards]), slip)
    return np.where(now, 1.0, late)


def _after_handing(table: _Lookup, grids: IntArray, cards: tuple[int, ...], card: int, slip: float) -> Array:
    rest = tuple(one for one in cards if one != card)
    moves = table.moves[SETS_OF_A_CARD * card : SETS_OF_A_CARD * (card + 1)]
    moved = grids[:, moves].swapaxes(0, 1)
    found = _played_out(table, moved.reshape(-1, CELLS), rest, slip)
    return _chosen(found.reshape(*moved.shape[:2], *found.shape[1:]), slip)


def _masks_of(marks: IntArray, kinds: int) -> IntArray:
    """By grid and mark: where the tiles lie that have it, a bit each."""
    masks: IntArray = ((marks[:, None, :] == np.arange(kinds)[:, None]) * _BITS).sum(axis=-1)
    return masks


def _chosen(choices: Array, slip: float) -> Array:
    """The best of the choices, or now and then any."""
    chosen: Array = (1 - slip) * choices.max(axis=0) + slip * choices.mean(axis=0)
    return chosen
