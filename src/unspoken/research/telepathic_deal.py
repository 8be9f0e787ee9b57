"""Telepathic's deal as machine code: the chances of a table, from a stream of each game's own."""

from __future__ import annotations

import numpy as np

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import NUMERALS, One, begin, meets

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_CONDITIONS = 8
_CARDS = len(DECK)


@compiled
def below(game: One, limit: int) -> int:
    """A number from 0 up to limit, by SplitMix64."""
    game.luck += _STRIDE
    drawn = game.luck
    drawn = (drawn ^ (drawn >> np.uint64(30))) * _MIX_A
    drawn = (drawn ^ (drawn >> np.uint64(27))) * _MIX_B
    drawn ^= drawn >> np.uint64(31)
    return int(((drawn >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def _shuffled(game: One, count: int) -> np.uint64:
    """So many things in any order, four bits each."""
    order = np.uint64(0xFEDCBA9876543210)
    for last in range(count - 1, 0, -1):
        one, other = np.uint64(4 * last), np.uint64(4 * below(game, last + 1))
        differ = ((order >> one) ^ (order >> other)) & np.uint64(15)
        order ^= (differ << one) ^ (differ << other)
    return order


@compiled
def _is_calm(grid: np.uint64) -> bool:
    """Whether it meets no condition at all."""
    some = False
    for condition in range(1, _CONDITIONS + 1):
        some |= meets(grid, condition)
    return not some


@compiled
def _deal_cards(game: One, removed: int) -> None:
    """Four open cards, those that leave unseen, the deck (TEL-05); or the four with the numeral."""
    if game.first:
        for place in range(OPEN_CARDS):
            game.row[place] = NUMERALS[place]
        game.open, game.cards = OPEN_CARDS, 0
        return
    cards = _shuffled(game, _CARDS)
    for place in range(OPEN_CARDS):
        game.row[place] = _card(cards, place)
    game.open, game.cards = OPEN_CARDS, _CARDS - OPEN_CARDS - removed
    for place in range(game.cards):
        game.deck[place] = _card(cards, OPEN_CARDS + removed + place)


@compiled
def _card(cards: np.uint64, place: int) -> int:
    return int((cards >> np.uint64(4 * place)) & np.uint64(15)) + 1


@compiled
def deal(game: One, removed: int) -> None:
    """A calm grid, cards, two different conditions of each kind, and who begins (TEL-03 to TEL-06)."""
    game.grid = _shuffled(game, CELLS)
    while not _is_calm(game.grid):
        game.grid = _shuffled(game, CELLS)
    _deal_cards(game, removed)
    for seat in range(2):
        win = below(game, 4)
        lose = (win + 1 + below(game, 3)) & 3
        game.wins[seat] = win + 1 + 4 * seat
        game.loses[seat] = lose + 1 + 4 * seat
    game.starter = below(game, 2)
    begin(game)
