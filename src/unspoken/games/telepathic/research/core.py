"""The rules of Telepathic for two, compiled: a game is a record, and its grid is one 64-bit number.

The rules are those of `unspoken.games.telepathic` after the deal, in the modes `standard` and `first`; the
tests play both side by side. Cards and conditions are numbered from 1, in the order of their pack; 0 means
none.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS, RETURNING_TURNS, SETS_OF_A_CARD
from unspoken.games.telepathic.grid import CELLS, cells_of_set
from unspoken.games.telepathic.research.compiled import compiled
from unspoken.games.telepathic.types import Phase, Reason

TURNS = 12
"""The number of latest turns that a record holds."""
ACTIONS = 1 + 2 * OPEN_CARDS + 4
"""Action 0 (never legal), the choices of the deciding seat in order, then its partner's announcements."""
OTHERS = 1 + 2 * OPEN_CARDS
"""The first announcement of the deciding seat's partner."""

HANDING, PERFORMING, ANSWERING, OVER = (
    list(Phase).index(phase) for phase in (Phase.HANDING, Phase.PERFORMING, Phase.ANSWERING, Phase.OVER)
)
BY_LOSE_CONDITION, BY_ANNOUNCEMENT = (
    1 + list(Reason).index(reason) for reason in (Reason.LOSE_CONDITION, Reason.ANNOUNCEMENT)
)

GAME_DTYPE = np.dtype(
    [
        ("grid", np.uint64),  # four bits per tile; the lowest are the north-west corner
        ("start", np.uint64),
        ("luck", np.uint64),  # the state of the random generator
        ("legal", np.uint16),  # a bit for each legal action
        ("turn", np.uint16),  # the number of complete turns
        ("phase", np.uint8),
        ("decides", np.uint8),  # the seat that decides
        ("starter", np.uint8),
        ("first", np.uint8),  # 1 in the mode `first`: cards return to the row
        ("handed", np.uint8),
        ("open", np.uint8),  # the number of cards in the row
        ("drawn", np.uint8),  # the number of cards drawn from the deck
        ("cards", np.uint8),  # the number of cards in the deck at the start
        ("announcer", np.uint8),
        ("reason", np.uint8),
        ("won", np.uint8),
        ("wins", np.uint8, 2),
        ("loses", np.uint8, 2),
        ("named", np.uint8, 2),  # the announced conditions, in order
        ("row", np.uint8, OPEN_CARDS),
        ("deck", np.uint8, len(DECK) - OPEN_CARDS),
        ("turns", np.uint8, TURNS * (2 + OPEN_CARDS)),  # card, set and row of each turn; a ring buffer
    ],
    align=True,
)
"""The record of a game."""
Games: TypeAlias = NDArray[np.void]
GameRecord: TypeAlias = Any
"""A record of `Games`, for which numpy has no type."""

_TURN_SIZE = 2 + OPEN_CARDS
_TILE_BITS = np.uint64(4)
_TILE = np.uint64(15)
_MARKS = np.uint64(0x3333333333333333)  # the two bits of a shape in every cell
_ONES = np.uint64(0x1111111111111111)
_WEST = np.uint64(0x0011001100110011)  # cells where a line of three can begin in a row
_ANNOUNCEMENTS = 0b1111
_FROM = np.array(
    [
        [[cells_of_set(card.sets, on)[start] for start in card.order] for on in range(SETS_OF_A_CARD)]
        for card in DECK
    ],
    np.uint64,
)
_TO = np.array(
    [[cells_of_set(card.sets, on) for on in range(SETS_OF_A_CARD)] for card in DECK],
    np.uint64,
)
NUMERALS = np.array([number for number, card in enumerate(DECK, 1) if card.numeral], np.uint8)
assert CELLS * 4 == 64 and len(NUMERALS) == OPEN_CARDS


@compiled
def moved(grid: np.uint64, card: int, on: int) -> np.uint64:
    """Return the grid after a card on one of its sets (TEL-01)."""
    cleared, tiles = np.uint64(0), np.uint64(0)
    for place in range(4):
        to = _TO[card - 1, on, place] * _TILE_BITS
        cleared |= _TILE << to
        tiles |= ((grid >> (_FROM[card - 1, on, place] * _TILE_BITS)) & _TILE) << to
    return (grid & ~cleared) | tiles


@compiled
def meets(grid: np.uint64, condition: int) -> bool:
    """True if three neighbours in a row or a column show a colour or a shape (TEL-13)."""
    marks = grid >> np.uint64(2) if condition <= 4 else grid
    differ = (marks & _MARKS) ^ (np.uint64((condition - 1) & 3) * _ONES)
    shown = ~(differ | (differ >> np.uint64(1))) & _ONES
    along = shown & (shown >> np.uint64(4)) & (shown >> np.uint64(8)) & _WEST
    down = shown & (shown >> np.uint64(16)) & (shown >> np.uint64(32))
    return bool((along | down) != np.uint64(0))


@compiled
def hander(game: GameRecord) -> int:
    """Return the seat that hands over in this turn (TEL-11)."""
    return int((game.starter + game.turn) & 1)


@compiled
def _ask_to_hand(game: GameRecord) -> None:
    """Ask for an open card or, after the first turn, an announcement; without cards only an announcement."""
    turn, cards = hander(game), int(game.open)
    hands = ((1 << cards) - 1) << 1
    game.phase = HANDING
    game.handed = 0
    if game.turn == 0:
        game.decides, game.legal = turn, hands
        return
    game.decides = turn if cards else 1 - turn  # the environment asks the last decider last
    game.legal = hands | (_ANNOUNCEMENTS << (1 + cards)) | (_ANNOUNCEMENTS << OTHERS)


@compiled
def _ask_four(game: GameRecord, phase: int, seat: int) -> None:
    """Ask for one of four sets to perform on, or one of four conditions to name."""
    game.phase, game.decides, game.legal = phase, seat, _ANNOUNCEMENTS << 1


@compiled
def _end(game: GameRecord, reason: int, won: bool) -> None:
    game.phase, game.reason, game.won = OVER, reason, 1 if won else 0
    game.handed, game.legal = 0, 0


@compiled
def _remember(game: GameRecord, on: int) -> None:
    """Store the turn: card, set, and the row that the card was chosen from."""
    at = (game.turn % TURNS) * _TURN_SIZE
    game.turns[at] = game.handed
    game.turns[at + 1] = on + 1
    for place in range(OPEN_CARDS):
        game.turns[at + 2 + place] = game.row[place]
    game.turn += 1


@compiled
def _use_card(game: GameRecord) -> None:
    """Remove the handed card from the row."""
    left = 0
    for place in range(game.open):
        card = game.row[place]
        if card != game.handed:
            game.row[left] = card
            left += 1
    game.row[left] = 0
    game.open = left


@compiled
def _replenish(game: GameRecord) -> None:
    """Return the cards in the mode `first`, for a limited number of turns; else draw one if any (TEL-10)."""
    if game.first:
        if game.turn >= RETURNING_TURNS:
            return
        for place in range(OPEN_CARDS):
            game.row[place] = NUMERALS[place]
        game.open = OPEN_CARDS
    elif game.drawn < game.cards:
        game.row[game.open] = game.deck[game.drawn]
        game.drawn += 1
        game.open += 1


@compiled
def _perform(game: GameRecord, on: int) -> None:
    """Move the tiles; a lose condition that is met ends the game first (TEL-07, TEL-08)."""
    _remember(game, on)
    game.grid = moved(game.grid, game.handed, on)
    _use_card(game)
    if meets(game.grid, game.loses[0]) or meets(game.grid, game.loses[1]):
        _end(game, BY_LOSE_CONDITION, False)
    else:
        _replenish(game)
        _ask_to_hand(game)


@compiled
def _announce(game: GameRecord, seat: int, name: int) -> None:
    """Announce the partner's win condition; the partner has to answer (TEL-12)."""
    game.announcer = seat
    game.named[0] = name + (5 if seat == 0 else 1)
    _ask_four(game, ANSWERING, 1 - seat)


@compiled
def _answer(game: GameRecord, name: int) -> None:
    """End the game: won if both names are right, and the grid meets both conditions (TEL-12)."""
    announcer = int(game.announcer)
    game.named[1] = name + (1 if announcer == 0 else 5)
    right = game.named[0] == game.wins[1 - announcer] and game.named[1] == game.wins[announcer]
    met = meets(game.grid, game.named[0]) and meets(game.grid, game.named[1])
    _end(game, BY_ANNOUNCEMENT, right and met)


@compiled
def take(game: GameRecord, action: int) -> None:
    """Apply a legal action."""
    if game.phase == PERFORMING:
        _perform(game, action - 1)
    elif game.phase == ANSWERING:
        _answer(game, action - 1)
    elif action >= OTHERS:
        _announce(game, 1 - game.decides, action - OTHERS)
    elif action > game.open:
        _announce(game, int(game.decides), action - 1 - game.open)
    else:
        game.handed = game.row[action - 1]
        _ask_four(game, PERFORMING, 1 - game.decides)


@compiled
def begin(game: GameRecord) -> None:
    """Ask the first question of a dealt game. Turns of an earlier game need not be cleared."""
    game.turn, game.drawn, game.reason, game.won = 0, 0, 0, 0
    game.named[0], game.named[1] = 0, 0
    _ask_to_hand(game)
