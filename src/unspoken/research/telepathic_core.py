"""Telepathic for two partners as machine code: each game a record, its grid sixteen tiles in one number.

The rules are those of `unspoken.games.telepathic`, in the modes `standard` and `first`, from the deal on;
the tests play both side by side. Cards and conditions count from 1, in the order of their pack; 0 is nothing.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS, RETURNING_TURNS, SETS_OF_A_CARD
from unspoken.games.telepathic.grid import CELLS, cells_of_set
from unspoken.games.telepathic.types import Phase, Reason
from unspoken.research.compiled import compiled

TURNS = 12
"""So many of the latest turns are remembered."""
ACTIONS = 1 + 2 * OPEN_CARDS + 4
"""Nothing; what the deciding seat may answer, in the order of its question; the other's announcements."""
OTHERS = 1 + 2 * OPEN_CARDS
"""The first action that is not the deciding seat's: its partner announces before it hands."""

HANDING, PERFORMING, ANSWERING, OVER = (
    list(Phase).index(one) for one in (Phase.HANDING, Phase.PERFORMING, Phase.ANSWERING, Phase.OVER)
)
BY_LOSE_CONDITION, BY_ANNOUNCEMENT = (
    1 + list(Reason).index(one) for one in (Reason.LOSE_CONDITION, Reason.ANNOUNCEMENT)
)

GAME = np.dtype(
    [
        ("grid", np.uint64),  # four bits a tile, the north-west corner lowest
        ("start", np.uint64),
        ("luck", np.uint64),  # what the next deal is drawn from
        ("legal", np.uint16),  # a bit for each action that there is
        ("turn", np.uint16),  # complete ones
        ("phase", np.uint8),
        ("decides", np.uint8),  # which seat is asked first
        ("starter", np.uint8),
        ("first", np.uint8),  # the first game: cards return to the row
        ("handed", np.uint8),
        ("open", np.uint8),  # cards in the row
        ("drawn", np.uint8),  # cards of the deck that were
        ("cards", np.uint8),  # cards that the deck had
        ("announcer", np.uint8),
        ("reason", np.uint8),
        ("won", np.uint8),
        ("wins", np.uint8, 2),
        ("loses", np.uint8, 2),
        ("named", np.uint8, 2),  # in the order in which it was heard
        ("row", np.uint8, OPEN_CARDS),
        ("deck", np.uint8, len(DECK) - OPEN_CARDS),
        ("turns", np.uint8, TURNS * (2 + OPEN_CARDS)),  # card, set and row of each, the oldest overwritten
    ],
    align=True,
)
"""One game."""
Games: TypeAlias = NDArray[np.void]
One: TypeAlias = Any
"""A record of `Games`; numpy has no type for one."""

_TOLD = 2 + OPEN_CARDS
_FOUR = np.uint64(4)
_TILE = np.uint64(15)
_MARKS = np.uint64(0x3333333333333333)  # the two bits of a shape, in every cell
_ONES = np.uint64(0x1111111111111111)
_WEST = np.uint64(0x0011001100110011)  # where a three can begin in a row
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
    """The grid after a card was performed on one of its sets (TEL-01)."""
    kept, come = np.uint64(0), np.uint64(0)
    for place in range(4):
        to = _TO[card - 1, on, place] * _FOUR
        kept |= _TILE << to
        come |= ((grid >> (_FROM[card - 1, on, place] * _FOUR)) & _TILE) << to
    return (grid & ~kept) | come


@compiled
def meets(grid: np.uint64, condition: int) -> bool:
    """Whether three neighbours in a row or a column show a colour or a shape (TEL-13)."""
    marks = grid >> np.uint64(2) if condition <= 4 else grid
    differ = (marks & _MARKS) ^ (np.uint64((condition - 1) & 3) * _ONES)
    shown = ~(differ | (differ >> np.uint64(1))) & _ONES
    along = shown & (shown >> np.uint64(4)) & (shown >> np.uint64(8)) & _WEST
    down = shown & (shown >> np.uint64(16)) & (shown >> np.uint64(32))
    return bool((along | down) != np.uint64(0))


@compiled
def hander(game: One) -> int:
    """Who has the turn, from the starter on by turns (TEL-11)."""
    return int((game.starter + game.turn) & 1)


@compiled
def _ask_to_hand(game: One) -> None:
    """An open card, or after a complete turn an announcement by either; without cards it must be that."""
    turn, cards = hander(game), int(game.open)
    hands = ((1 << cards) - 1) << 1
    game.phase = HANDING
    game.handed = 0
    if game.turn == 0:
        game.decides, game.legal = turn, hands
        return
    game.decides = turn if cards else 1 - turn  # as the environment asks: whoever decided last comes last
    game.legal = hands | (_ANNOUNCEMENTS << (1 + cards)) | (_ANNOUNCEMENTS << OTHERS)


@compiled
def _ask_four(game: One, phase: int, seat: int) -> None:
    """One of four sets to perform on, or of four conditions to name."""
    game.phase, game.decides, game.legal = phase, seat, _ANNOUNCEMENTS << 1


@compiled
def _end(game: One, reason: int, won: bool) -> None:
    game.phase, game.reason, game.won = OVER, reason, 1 if won else 0
    game.handed, game.legal = 0, 0


@compiled
def _remember(game: One, on: int) -> None:
    """The turn as everybody saw it: card, set and the row it was chosen from."""
    at = (game.turn % TURNS) * _TOLD
    game.turns[at] = game.handed
    game.turns[at + 1] = on + 1
    for place in range(OPEN_CARDS):
        game.turns[at + 2 + place] = game.row[place]
    game.turn += 1


@compiled
def _use_card(game: One) -> None:
    """The handed card leaves the row; the others close up."""
    kept = 0
    for place in range(game.open):
        card = game.row[place]
        if card != game.handed:
            game.row[kept] = card
            kept += 1
    game.row[kept] = 0
    game.open = kept


@compiled
def _replenish(game: One) -> None:
    """The first game's card returns, but not for ever; else the next of the deck comes, if any (TEL-10)."""
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
def _perform(game: One, on: int) -> None:
    """The tiles move; a lose condition that is met ends the game before anything else (TEL-07, TEL-08)."""
    _remember(game, on)
    game.grid = moved(game.grid, game.handed, on)
    _use_card(game)
    if meets(game.grid, game.loses[0]) or meets(game.grid, game.loses[1]):
        _end(game, BY_LOSE_CONDITION, False)
    else:
        _replenish(game)
        _ask_to_hand(game)


@compiled
def _announce(game: One, seat: int, name: int) -> None:
    """The partner's win condition, and the partner has to answer (TEL-12)."""
    game.announcer = seat
    game.named[0] = name + (5 if seat == 0 else 1)
    _ask_four(game, ANSWERING, 1 - seat)


@compiled
def _answer(game: One, name: int) -> None:
    """Won if both names are right, and the grid meets both (TEL-12)."""
    announcer = int(game.announcer)
    game.named[1] = name + (1 if announcer == 0 else 5)
    right = game.named[0] == game.wins[1 - announcer] and game.named[1] == game.wins[announcer]
    there = meets(game.grid, game.named[0]) and meets(game.grid, game.named[1])
    _end(game, BY_ANNOUNCEMENT, right and there)


@compiled
def take(game: One, action: int) -> None:
    """What a legal action comes to."""
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
def begin(game: One) -> None:
    """The first question, once row, deck, conditions and starter are there. Older turns are not looked at."""
    game.turn, game.drawn, game.reason, game.won = 0, 0, 0, 0
    game.named[0], game.named[1] = 0, 0
    _ask_to_hand(game)
