"""Telepathic's deal as machine code: the chances of a table, from a stream of each game's own.

Orders are not shuffled but looked up piece by piece, in tables small enough to stay near at hand: which eight
tiles lie in the upper rows, which four of eight come first and in which order, and the order of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import NUMERALS, Games, One, begin

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_BOTH = np.uint64(0x5555555555555555)
_WEST, _NORTH = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x00000000FFFFFFFF)  # where a three can begin
_CARDS = len(DECK)
_THING = np.uint64(15)
_MODES = (Mode.STANDARD.value, Mode.FIRST.value)
_MOST_REMOVED = 6


def _packed(rows: Iterable[Sequence[int]]) -> NDArray[np.uint64]:
    """Each row of small numbers as one, four bits apiece, the first lowest."""
    return np.array([sum(one << 4 * place for place, one in enumerate(row)) for row in rows], np.uint64)


def _chosen(things: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """So many of the things in every choice and order, and behind them the others."""
    return [(*some, *sorted({*things} - {*some})) for some in permutations(things, count)]


def _bits_of(byte: int) -> list[int]:
    return [bit for bit in range(8) if byte >> bit & 1]


def _secrets() -> list[tuple[int, ...]]:
    """What both win with and lose with, two colours and two shapes, and who begins: all there is."""
    colours, shapes = permutations(range(1, 5), 2), permutations(range(5, 9), 2)
    return [
        (win, other_win, lose, other_lose, starter)
        for (win, lose), (other_win, other_lose), starter in product(colours, shapes, (0, 1))
    ]


UPPER = np.array([sum(1 << tile for tile in some) for some in combinations(range(CELLS), 8)], np.uint16)
"""Which tiles lie in the upper two rows: a bit for each."""
FOUR_OF_EIGHT = _packed(_chosen(range(8), 4)).astype(np.uint32)
FOURS = _packed(permutations(range(4))).astype(np.uint16)
TWO_OF_TEN = _packed(_chosen(range(1, _CARDS + 1), 2))
TWO_OF_EIGHT = _packed(_chosen(range(8), 2)).astype(np.uint32)
SIXES = _packed(permutations(range(6))).astype(np.uint32)
SECRETS = np.array(_secrets(), np.uint8)
_LOW = _packed(_bits_of(byte) for byte in range(256)).astype(np.uint32)
_HIGH = _packed([8 + bit for bit in _bits_of(byte)] for byte in range(256)).astype(np.uint32)
_WIDTH = np.array([4 * byte.bit_count() for byte in range(256)], np.uint8)
_UPPER = np.uint64(len(UPPER))
_FOUR_OF_EIGHT = np.uint64(len(FOUR_OF_EIGHT))
_FOURS = np.uint64(len(FOURS))
_TWO_OF_TEN = np.uint64(len(TWO_OF_TEN))
_TWO_OF_EIGHT = np.uint64(len(TWO_OF_EIGHT))
_SIXES = np.uint64(len(SIXES))
_SECRETS = np.uint64(len(SECRETS))


def check_rules(mode: str, removed: int) -> None:
    """ValueError where machine code does not know the rules that are asked for."""
    if mode not in _MODES:
        raise ValueError(f"standard and first are played here, not {mode!r}")
    if not 0 <= removed <= _MOST_REMOVED:
        raise ValueError(f"0 to {_MOST_REMOVED} cards may be removed, not {removed}")


@compiled
def drawn(luck: np.uint64) -> np.uint64:
    """The 64 bits of a place in the stream, by SplitMix64: a fraction, out of which several numbers come."""
    bits = (luck ^ (luck >> np.uint64(30))) * _MIX_A
    bits = (bits ^ (bits >> np.uint64(27))) * _MIX_B
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(fraction: np.uint64, limit: np.uint64) -> np.uint64:
    """A number from 0 up to limit, 65,536 at most; what is left of the fraction is `fraction * limit`."""
    return ((fraction >> np.uint64(16)) * limit) >> np.uint64(48)


@compiled
def _arranged(things: np.uint64, order: np.uint64, count: int) -> np.uint64:
    """So many things in an order, four bits each."""
    laid = np.uint64(0)
    for place in range(count):
        at = np.uint64(4 * place)
        laid |= ((things >> (((order >> at) & _THING) << np.uint64(2))) & _THING) << at
    return laid


@compiled
def _listed(tiles: np.uint64) -> np.uint64:
    """Tiles that were bits, four bits each."""
    low, high = tiles & np.uint64(255), tiles >> np.uint64(8)
    return np.uint64(_LOW[low]) | (np.uint64(_HIGH[high]) << np.uint64(_WIDTH[low]))


@compiled
def _two_rows(tiles: np.uint64, first: np.uint64, second: np.uint64) -> np.uint64:
    """Eight tiles: an ordered four of them, and the others in an order."""
    laid = _arranged(tiles, np.uint64(FOUR_OF_EIGHT[first]), 8)
    others = _arranged(laid >> np.uint64(16), np.uint64(FOURS[second]), 4)
    return (laid & np.uint64(0xFFFF)) | (others << np.uint64(16))


@compiled
def any_grid(fraction: np.uint64) -> np.uint64:
    """Sixteen tiles in any order."""
    upper = np.uint64(UPPER[below(fraction, _UPPER)])
    fraction *= _UPPER
    first = below(fraction, _FOUR_OF_EIGHT)
    fraction *= _FOUR_OF_EIGHT
    third = below(fraction, _FOUR_OF_EIGHT)
    fraction *= _FOUR_OF_EIGHT
    second = below(fraction, _FOURS)
    fraction *= _FOURS
    fourth = below(fraction, _FOURS)
    lower = _two_rows(_listed(upper ^ np.uint64(0xFFFF)), third, fourth)
    return _two_rows(_listed(upper), first, second) | (lower << np.uint64(32))


@compiled
def any_cards(fraction: np.uint64) -> np.uint64:
    """Ten cards in any order."""
    cards: np.uint64 = TWO_OF_TEN[below(fraction, _TWO_OF_TEN)]
    fraction *= _TWO_OF_TEN
    others = _arranged(cards >> np.uint64(8), np.uint64(TWO_OF_EIGHT[below(fraction, _TWO_OF_EIGHT)]), 8)
    fraction *= _TWO_OF_EIGHT
    last = _arranged(others >> np.uint64(8), np.uint64(SIXES[below(fraction, _SIXES)]), 6)
    return (cards & np.uint64(0xFF)) | ((others & np.uint64(0xFF)) << np.uint64(8)) | (last << np.uint64(16))


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
def deal_grid(game: One) -> bool:
    """Lay any grid, and say whether it is calm: it has to be (TEL-04)."""
    game.luck += _STRIDE
    grid = any_grid(drawn(game.luck))
    game.grid = game.start = grid
    return _is_calm(grid)


@compiled
def deal_hands(game: One, removed: int) -> None:
    """Cards (TEL-05), two conditions for each (TEL-03) and who begins (TEL-06), from one fraction."""
    game.luck += _STRIDE
    fraction = drawn(game.luck)
    secrets = SECRETS[below(fraction, _SECRETS)]
    fraction *= _SECRETS
    for seat in range(2):
        game.wins[seat], game.loses[seat] = secrets[seat], secrets[2 + seat]
    game.starter, game.open = secrets[4], OPEN_CARDS
    if game.first:
        for place in range(OPEN_CARDS):
            game.row[place] = NUMERALS[place]
        game.cards = 0
    else:
        cards = any_cards(fraction)
        for place in range(OPEN_CARDS):
            game.row[place] = _card(cards, place)
        game.cards = _CARDS - OPEN_CARDS - removed
        for place in range(_CARDS - OPEN_CARDS):
            game.deck[place] = _card(cards, OPEN_CARDS + removed + place)
    begin(game)


@compiled
def _card(cards: np.uint64, place: int) -> np.uint64:
    return (cards >> np.uint64(4 * place)) & _THING


@compiled
def deal(game: One, removed: int) -> None:
    """Cards, conditions and who begins, then whole grids until one is calm."""
    deal_hands(game, removed)
    while not deal_grid(game):
        pass


@compiled
def deal_some(games: Games, numbers: NDArray[np.int64], count: int, removed: int) -> None:
    """The same for so many of the games, whose numbers are lost by it.

    All of them draw a grid, then all that need another: no draw waits to hear what became of the one before.
    """
    for place in range(count):
        deal_hands(games[numbers[place]], removed)
    while count:
        left = 0
        for place in range(count):
            number = numbers[place]
            numbers[left] = number
            left += not deal_grid(games[number])
        count = left
