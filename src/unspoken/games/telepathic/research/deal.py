"""The deal of Telepathic, compiled: the odds are those of a table, and each game has its own random stream.

Orders are not shuffled but looked up in tables that are small enough for the cache: which eight tiles lie in
the upper rows, which four of eight come first and in which order, and the order of the other four.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.research.compiled import compiled
from unspoken.games.telepathic.research.core import NUMERALS, GameRecord, Games, begin
from unspoken.games.telepathic.types import Mode

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_BOTH = np.uint64(0x5555555555555555)
# cells where a line of three can begin
_WEST, _NORTH = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x00000000FFFFFFFF)
_CARDS = len(DECK)
_NIBBLE = np.uint64(15)
_MODES = (Mode.STANDARD.value, Mode.FIRST.value)
_MOST_REMOVED = 6


def _packed(rows: Iterable[Sequence[int]]) -> NDArray[np.uint64]:
    """Pack each row of small numbers into one number, four bits each, the first in the lowest bits."""
    return np.array([sum(number << 4 * place for place, number in enumerate(row)) for row in rows], np.uint64)


def _arrangements(items: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return every ordered choice of `count` items, each followed by the other items."""
    return [(*chosen, *sorted({*items} - {*chosen})) for chosen in permutations(items, count)]


def _bits_of(byte: int) -> list[int]:
    return [bit for bit in range(8) if byte >> bit & 1]


def _secrets() -> list[tuple[int, ...]]:
    """Return every combination of both seats' win and lose conditions and of the starter."""
    colours, shapes = permutations(range(1, 5), 2), permutations(range(5, 9), 2)
    return [
        (win, other_win, lose, other_lose, starter)
        for (win, lose), (other_win, other_lose), starter in product(colours, shapes, (0, 1))
    ]


UPPER = np.array([sum(1 << tile for tile in tiles) for tiles in combinations(range(CELLS), 8)], np.uint16)
"""Every set of tiles for the upper two rows, a bit for each tile."""
FOUR_OF_EIGHT = _packed(_arrangements(range(8), 4)).astype(np.uint32)
FOURS = _packed(permutations(range(4))).astype(np.uint16)
TWO_OF_TEN = _packed(_arrangements(range(1, _CARDS + 1), 2))
TWO_OF_EIGHT = _packed(_arrangements(range(8), 2)).astype(np.uint32)
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
    """Raise ValueError if the compiled rules do not support these options."""
    if mode not in _MODES:
        raise ValueError(f"only the modes standard and first are supported, not {mode!r}")
    if not 0 <= removed <= _MOST_REMOVED:
        raise ValueError(f"0 to {_MOST_REMOVED} cards may be removed, not {removed}")


@compiled
def drawn(luck: np.uint64) -> np.uint64:
    """Return 64 random bits (SplitMix64) as a fraction, from which several numbers are drawn."""
    bits = (luck ^ (luck >> np.uint64(30))) * _MIX_A
    bits = (bits ^ (bits >> np.uint64(27))) * _MIX_B
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(fraction: np.uint64, limit: np.uint64) -> np.uint64:
    """Return a number below limit (at most 65,536); the rest of the fraction is `fraction * limit`."""
    return ((fraction >> np.uint64(16)) * limit) >> np.uint64(48)


@compiled
def _arranged(packed: np.uint64, order: np.uint64, count: int) -> np.uint64:
    """Reorder `count` packed numbers."""
    arranged = np.uint64(0)
    for place in range(count):
        at = np.uint64(4 * place)
        arranged |= ((packed >> (((order >> at) & _NIBBLE) << np.uint64(2))) & _NIBBLE) << at
    return arranged


@compiled
def _packed_bits(bits: np.uint64) -> np.uint64:
    """Pack the numbers of the bits that are set, four bits each."""
    low, high = bits & np.uint64(255), bits >> np.uint64(8)
    return np.uint64(_LOW[low]) | (np.uint64(_HIGH[high]) << np.uint64(_WIDTH[low]))


@compiled
def _two_rows(tiles: np.uint64, first: np.uint64, second: np.uint64) -> np.uint64:
    """Arrange eight tiles in two rows."""
    rows = _arranged(tiles, np.uint64(FOUR_OF_EIGHT[first]), 8)
    others = _arranged(rows >> np.uint64(16), np.uint64(FOURS[second]), 4)
    return (rows & np.uint64(0xFFFF)) | (others << np.uint64(16))


@compiled
def any_grid(fraction: np.uint64) -> np.uint64:
    """Return sixteen tiles in a random order."""
    upper = np.uint64(UPPER[below(fraction, _UPPER)])
    fraction *= _UPPER
    first = below(fraction, _FOUR_OF_EIGHT)
    fraction *= _FOUR_OF_EIGHT
    third = below(fraction, _FOUR_OF_EIGHT)
    fraction *= _FOUR_OF_EIGHT
    second = below(fraction, _FOURS)
    fraction *= _FOURS
    fourth = below(fraction, _FOURS)
    lower = _two_rows(_packed_bits(upper ^ np.uint64(0xFFFF)), third, fourth)
    return _two_rows(_packed_bits(upper), first, second) | (lower << np.uint64(32))


@compiled
def any_cards(fraction: np.uint64) -> np.uint64:
    """Return ten cards in a random order."""
    cards: np.uint64 = TWO_OF_TEN[below(fraction, _TWO_OF_TEN)]
    fraction *= _TWO_OF_TEN
    others = _arranged(cards >> np.uint64(8), np.uint64(TWO_OF_EIGHT[below(fraction, _TWO_OF_EIGHT)]), 8)
    fraction *= _TWO_OF_EIGHT
    last = _arranged(others >> np.uint64(8), np.uint64(SIXES[below(fraction, _SIXES)]), 6)
    return (cards & np.uint64(0xFF)) | ((others & np.uint64(0xFF)) << np.uint64(8)) | (last << np.uint64(16))


@compiled
def _alike(grid: np.uint64, by: int) -> np.uint64:
    """Compare each tile with the one `by` bits further: two bits per cell, for same shape and same colour."""
    differ = grid ^ (grid >> np.uint64(by))
    same = ~(differ | (differ >> np.uint64(1)))
    return same & _BOTH


@compiled
def _is_calm(grid: np.uint64) -> bool:
    """True if the grid meets no condition: no three neighbours are alike."""
    along, down = _alike(grid, 4), _alike(grid, 16)
    threes = (along & (along >> np.uint64(4)) & _WEST) | (down & (down >> np.uint64(16)) & _NORTH)
    return bool(threes == np.uint64(0))


@compiled
def deal_grid(game: GameRecord) -> bool:
    """Deal a random grid; return True if it is calm, which TEL-04 requires."""
    game.luck += _STRIDE
    grid = any_grid(drawn(game.luck))
    game.grid = game.start = grid
    return _is_calm(grid)


@compiled
def deal_hands(game: GameRecord, removed: int) -> None:
    """Deal cards (TEL-05), conditions (TEL-03) and the starter (TEL-06) from one fraction."""
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
    return (cards >> np.uint64(4 * place)) & _NIBBLE


@compiled
def deal(game: GameRecord, removed: int) -> None:
    """Deal cards, conditions and starter, then grids until one is calm."""
    deal_hands(game, removed)
    while not deal_grid(game):
        pass


@compiled
def deal_some(games: Games, numbers: NDArray[np.int64], count: int, removed: int) -> None:
    """Deal the first `count` games of `numbers`, which is overwritten.

    All games draw a grid, then all games that need another grid draw again, so that no draw has to wait for
    the result of the previous draw.
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
