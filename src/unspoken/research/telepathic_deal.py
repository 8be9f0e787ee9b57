"""Telepathic's deal as machine code: the chances of a table, from a stream of each game's own."""

from __future__ import annotations

import numpy as np

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import NUMERALS, One, begin

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_BOTH = np.uint64(0x5555555555555555)
_WEST, _NORTH = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x00000000FFFFFFFF)  # where a three can begin
_CARDS = len(DECK)
_THREE, _FOUR = np.uint64(3), np.uint64(4)
_MODES = (Mode.STANDARD.value, Mode.FIRST.value)
_MOST_REMOVED = 6


def check_rules(mode: str, removed: int) -> None:
    """ValueError where machine code does not know the rules that are asked for."""
    if mode not in _MODES:
        raise ValueError(f"standard and first are played here, not {mode!r}")
    if not 0 <= removed <= _MOST_REMOVED:
        raise ValueError(f"0 to {_MOST_REMOVED} cards may be removed, not {removed}")


@compiled
def drawn(game: One) -> np.uint64:
    """The next 64 bits, by SplitMix64: a fraction, out of which several small numbers come."""
    game.luck += _STRIDE
    bits: np.uint64 = game.luck
    bits = (bits ^ (bits >> np.uint64(30))) * _MIX_A
    bits = (bits ^ (bits >> np.uint64(27))) * _MIX_B
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(fraction: np.uint64, limit: np.uint64) -> np.uint64:
    """A number from 0 up to limit; what is left of the fraction is `fraction * limit`."""
    return ((fraction >> np.uint64(32)) * limit) >> np.uint64(32)


@compiled
def _shuffled(game: One, count: int) -> np.uint64:
    """So many things in any order, four bits each; a fraction is good for eight of them."""
    order, fraction = np.uint64(0xFEDCBA9876543210), np.uint64(0)
    for last in range(count - 1, 0, -1):
        if last == count - 1 or last == 7:
            fraction = drawn(game)
        limit = np.uint64(last + 1)
        one, other = np.uint64(4 * last), np.uint64(4) * below(fraction, limit)
        fraction *= limit
        differ = ((order >> one) ^ (order >> other)) & np.uint64(15)
        order ^= (differ << one) ^ (differ << other)
    return order


@compiled
def _alike(grid: np.uint64, by: int) -> np.uint64:
    """Two bits a cell: whether the tile so many bits further shows the same shape, the same colour."""
    differ = grid ^ (grid >> np.uint64(by))
    same = ~(differ | (differ >> np.uint64(1)))
    return same & _BOTH


@compiled
def _is_calm(grid: np.uint64) -> bool:
    """Whether it meets no condition at all: no three neighbours are alike."""
    along, down = _alike(grid, 4), _alike(grid, 16)
    threes = (along & (along >> np.uint64(4)) & _WEST) | (down & (down >> np.uint64(16)) & _NORTH)
    return bool(threes == np.uint64(0))


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
    fraction = drawn(game)
    for seat in range(2):
        win = below(fraction, _FOUR)
        fraction *= _FOUR
        lose = (win + np.uint64(1) + below(fraction, _THREE)) & _THREE
        fraction *= _THREE
        game.wins[seat] = win + np.uint64(1 + 4 * seat)
        game.loses[seat] = lose + np.uint64(1 + 4 * seat)
    game.starter = below(fraction, np.uint64(2))
    begin(game)
