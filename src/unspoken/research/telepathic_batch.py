"""Many games of Telepathic for two at once, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import ACTIONS, GAME, OVER, Games, begin, take
from unspoken.research.telepathic_deal import check_rules, deal_some
from unspoken.research.telepathic_sight import SIGHT, see

_WORDS = -(-ACTIONS // 8)
_MASKS = np.zeros((1 << ACTIONS, 8 * _WORDS), np.int8)
_MASKS[:, :ACTIONS] = np.arange(1 << ACTIONS)[:, None] >> np.arange(ACTIONS) & 1
_MASK_WORDS = _MASKS.view(np.uint64)
"""The mask of every set of legal actions, eight actions a word."""
_BLOCK = 512
"""So many games are stepped and dealt together: their records are near at hand then."""


class Shown(NamedTuple):
    """What is told of each game, for machine code to write."""

    legal: NDArray[np.uint16]
    mask: NDArray[np.uint64]
    rewards: NDArray[np.int8]
    over: NDArray[np.bool_]


@compiled
def _show(games: Games, number: int, shown: Shown) -> None:
    legal = games[number].legal
    shown.legal[number] = legal
    for word in range(_WORDS):
        shown.mask[number, word] = _MASK_WORDS[legal, word]


@compiled
def _deal_all(games: Games, removed: int, shown: Shown) -> None:
    deal_some(games, np.arange(len(games)), len(games), removed)
    for number in range(len(games)):
        _show(games, number, shown)


@compiled
def _begin_all(games: Games, shown: Shown) -> None:
    for number in range(len(games)):
        begin(games[number])
        _show(games, number, shown)


@compiled
def _illegal(legal: NDArray[np.uint16], actions: NDArray[np.int64]) -> int:
    """The first game whose action means nothing now; -1 if there is none. A game that is over takes any."""
    for number in range(len(legal)):
        bits, action = np.int64(legal[number]), actions[number]
        known = 0 <= action < ACTIONS and (bits >> action) & 1
        if bits and not known:
            return number
    return -1


@compiled
def _step_block(
    games: Games, actions: NDArray[np.int64], shown: Shown, first: int, last: int, ended: NDArray[np.int64]
) -> int:
    """Step these games; how many ended, and in `ended` which."""
    count = 0
    for number in range(first, last):
        game = games[number]
        shown.rewards[number] = 0
        if game.phase == OVER:
            continue
        take(game, actions[number])
        over = game.phase == OVER
        ended[count] = number
        count += over
        shown.over[number] = over
        shown.rewards[number] = over * (2 * game.won - 1)
        _show(games, number, shown)
    return count


@compiled
def _step_all(games: Games, actions: NDArray[np.int64], shown: Shown, removed: int, renew: bool) -> None:
    ended = np.empty(_BLOCK, np.int64)
    for first in range(0, len(games), _BLOCK):
        last = min(first + _BLOCK, len(games))
        count = _step_block(games, actions, shown, first, last, ended)
        if renew:
            numbers = ended[:count].copy()
            deal_some(games, ended, count, removed)
            for number in numbers:
                _show(games, number, shown)


@compiled
def _see_all(games: Games, seats: NDArray[np.int64], seen: NDArray[np.int16]) -> None:
    for number in range(len(games)):
        see(games[number], seats[number], seen[number])


class TelepathicBatch:
    """Games that are played side by side, each by its own deal and at its own turn.

    `renew` deals a game anew in the step in which it ends: `over` and `rewards` tell of the old one, `mask`,
    `decides` and `observe` of the new.
    """

    def __init__(self, games: int, mode: str = "standard", removed: int = 0, *, renew: bool = False) -> None:
        check_rules(mode, removed)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.games: Games = np.zeros(games, GAME)
        """The records themselves: whoever writes to them answers for it."""
        self.games["first"] = mode == Mode.FIRST.value
        words = np.zeros((games, _WORDS), np.uint64)
        self.mask = words.view(np.int8)[:, :ACTIONS]
        """Which actions mean something now."""
        self.rewards = np.zeros(games, np.int8)
        """By the last step: 1 for games that both won in it, -1 for those that both lost."""
        self.over = np.zeros(games, np.bool_)
        """Which games are over; with `renew`, which ended in the last step."""
        self._shown = Shown(np.zeros(games, np.uint16), words, self.rewards, self.over)
        self._seen = np.zeros((games, SIGHT), np.int16)
        self._removed = removed
        self._renew = renew
        self.reset(0)

    def reset(self, seed: int | ArrayLike) -> None:
        """Deal all games: from one seed, or each from its own."""
        seeds = np.asarray(seed, np.uint64)
        if seeds.ndim == 0:
            seeds = np.random.default_rng(int(seeds)).integers(2**64, size=len(self.games), dtype=np.uint64)
        self.games["luck"] = seeds
        self.over[:] = False
        self.rewards[:] = 0
        _deal_all(self.games, self._removed, self._shown)

    def begin(
        self,
        grids: Sequence[Sequence[int]],
        rows: ArrayLike,
        decks: Sequence[Sequence[int]],
        wins: ArrayLike,
        loses: ArrayLike,
        starters: ArrayLike,
    ) -> None:
        """Begin from deals that somebody else made: tiles from 0, cards and conditions from 1."""
        games = self.games
        games["grid"] = [sum(tile << 4 * cell for cell, tile in enumerate(grid)) for grid in grids]
        games["start"] = games["grid"]
        games["row"], games["open"] = rows, OPEN_CARDS
        games["wins"], games["loses"], games["starter"] = wins, loses, starters
        games["cards"] = [len(deck) for deck in decks]
        for number, deck in enumerate(decks):
            games["deck"][number, : len(deck)] = deck
        self.over[:] = False
        self.rewards[:] = 0
        _begin_all(games, self._shown)

    @property
    def decides(self) -> NDArray[np.int64]:
        """Whose decision each game waits for."""
        return self.games["decides"].astype(np.int64)

    def step(self, actions: ArrayLike) -> None:
        """One action in each game; ValueError where one means nothing, and then no game changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.over.shape:
            raise ValueError(f"{len(self.games)} games take as many actions, not {chosen.shape}")
        wrong = _illegal(self._shown.legal, chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} means nothing in game {wrong} now: look at its mask")
        _step_all(self.games, chosen, self._shown, self._removed, self._renew)

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """What these seats see, one in each game: those that decide, unless told otherwise.

        The array is filled anew by the next call.
        """
        chosen = self.decides if seats is None else np.ascontiguousarray(seats, np.int64)
        if chosen.shape != self.over.shape or (chosen & ~1).any():
            raise ValueError("one seat a game, 0 or 1")
        _see_all(self.games, chosen, self._seen)
        return self._seen
