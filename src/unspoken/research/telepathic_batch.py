"""Many games of Telepathic for two at once, as arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.types import Mode
from unspoken.research.compiled import compiled
from unspoken.research.telepathic_core import ACTIONS, GAME, OVER, Games, begin, take
from unspoken.research.telepathic_deal import check_rules, deal
from unspoken.research.telepathic_sight import SIGHT, see

_MASKS = (np.arange(1 << ACTIONS)[:, None] >> np.arange(ACTIONS) & 1).astype(np.int8)
"""The mask of every set of legal actions."""


@compiled
def _show(games: Games, number: int, mask: NDArray[np.int8]) -> None:
    shown = _MASKS[games[number].legal]
    for action in range(ACTIONS):
        mask[number, action] = shown[action]


@compiled
def _deal_all(games: Games, removed: int, mask: NDArray[np.int8]) -> None:
    for number in range(len(games)):
        deal(games[number], removed)
        _show(games, number, mask)


@compiled
def _begin_all(games: Games, mask: NDArray[np.int8]) -> None:
    for number in range(len(games)):
        begin(games[number])
        _show(games, number, mask)


@compiled
def _illegal(games: Games, actions: NDArray[np.int64]) -> int:
    """The first game whose action means nothing now; -1 if there is none. A game that is over takes any."""
    for number in range(len(games)):
        game, action = games[number], actions[number]
        known = 0 <= action < ACTIONS and (game.legal >> action) & 1
        if game.phase != OVER and not known:
            return number
    return -1


@compiled
def _step_all(
    games: Games,
    actions: NDArray[np.int64],
    mask: NDArray[np.int8],
    rewards: NDArray[np.int8],
    over: NDArray[np.bool_],
    removed: int,
    renew: bool,
) -> None:
    for number in range(len(games)):
        game = games[number]
        rewards[number] = 0
        if game.phase == OVER:
            continue
        take(game, actions[number])
        over[number] = game.phase == OVER
        if over[number]:
            rewards[number] = 1 if game.won else -1
            if renew:
                deal(game, removed)
        _show(games, number, mask)


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
        self.mask = np.zeros((games, ACTIONS), np.int8)
        """Which actions mean something now."""
        self.rewards = np.zeros(games, np.int8)
        """By the last step: 1 for games that both won in it, -1 for those that both lost."""
        self.over = np.zeros(games, np.bool_)
        """Which games are over; with `renew`, which ended in the last step."""
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
        _deal_all(self.games, self._removed, self.mask)

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
        games["row"], games["open"] = rows, OPEN_CARDS
        games["wins"], games["loses"], games["starter"] = wins, loses, starters
        games["cards"] = [len(deck) for deck in decks]
        for number, deck in enumerate(decks):
            games["deck"][number, : len(deck)] = deck
        self.over[:] = False
        self.rewards[:] = 0
        _begin_all(games, self.mask)

    @property
    def decides(self) -> NDArray[np.int64]:
        """Whose decision each game waits for."""
        return self.games["decides"].astype(np.int64)

    def step(self, actions: ArrayLike) -> None:
        """One action in each game; ValueError where one means nothing, and then no game changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.over.shape:
            raise ValueError(f"{len(self.games)} games take as many actions, not {chosen.shape}")
        wrong = _illegal(self.games, chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} means nothing in game {wrong} now: look at its mask")
        _step_all(self.games, chosen, self.mask, self.rewards, self.over, self._removed, self._renew)

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """What these seats see, one in each game: those that decide, unless told otherwise.

        The array is filled anew by the next call.
        """
        chosen = self.decides if seats is None else np.ascontiguousarray(seats, np.int64)
        if chosen.shape != self.over.shape or not np.isin(chosen, (0, 1)).all():
            raise ValueError("one seat a game, 0 or 1")
        _see_all(self.games, chosen, self._seen)
        return self._seen
