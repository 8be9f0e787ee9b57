"""Many games of Telepathic for two at once, as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.research.compiled import compiled
from unspoken.games.telepathic.research.core import ACTIONS, GAME_DTYPE, OVER, Games, begin, take
from unspoken.games.telepathic.research.deal import check_rules, deal_some
from unspoken.games.telepathic.research.observation import OBSERVATION_SIZE, write_observation
from unspoken.games.telepathic.types import Mode

_WORDS = -(-ACTIONS // 8)
_MASKS = np.zeros((1 << ACTIONS, 8 * _WORDS), np.int8)
_MASKS[:, :ACTIONS] = np.arange(1 << ACTIONS)[:, None] >> np.arange(ACTIONS) & 1
_MASK_WORDS = _MASKS.view(np.uint64)
"""The mask for every set of legal actions, eight actions per word."""
_BLOCK = 512
"""The number of games that are stepped and dealt together, so that their records stay in the cache."""


class BatchOutput(NamedTuple):
    """The arrays that compiled code fills in for each game."""

    legal: NDArray[np.uint16]
    mask: NDArray[np.uint64]
    rewards: NDArray[np.int8]
    over: NDArray[np.bool_]


@compiled
def _write_output(games: Games, number: int, output: BatchOutput) -> None:
    legal = games[number].legal
    output.legal[number] = legal
    for word in range(_WORDS):
        output.mask[number, word] = _MASK_WORDS[legal, word]


@compiled
def _deal_all(games: Games, removed: int, output: BatchOutput) -> None:
    deal_some(games, np.arange(len(games)), len(games), removed)
    for number in range(len(games)):
        _write_output(games, number, output)


@compiled
def _begin_all(games: Games, output: BatchOutput) -> None:
    for number in range(len(games)):
        begin(games[number])
        _write_output(games, number, output)


@compiled
def _illegal(legal: NDArray[np.uint16], actions: NDArray[np.int64]) -> int:
    """Return the first game whose action is illegal, or -1. A finished game accepts any action."""
    for number in range(len(legal)):
        bits, action = np.int64(legal[number]), actions[number]
        is_legal = 0 <= action < ACTIONS and (bits >> action) & 1
        if bits and not is_legal:
            return number
    return -1


@compiled
def _step_block(
    games: Games,
    actions: NDArray[np.int64],
    output: BatchOutput,
    first: int,
    last: int,
    ended: NDArray[np.int64],
) -> int:
    """Step these games; write the games that ended into `ended`, and return their number."""
    count = 0
    for number in range(first, last):
        game = games[number]
        output.rewards[number] = 0
        if game.phase == OVER:
            continue
        take(game, actions[number])
        over = game.phase == OVER
        ended[count] = number
        count += over
        output.over[number] = over
        output.rewards[number] = over * (2 * game.won - 1)
        _write_output(games, number, output)
    return count


@compiled
def _step_all(
    games: Games, actions: NDArray[np.int64], output: BatchOutput, removed: int, renew: bool
) -> None:
    ended = np.empty(_BLOCK, np.int64)
    for first in range(0, len(games), _BLOCK):
        last = min(first + _BLOCK, len(games))
        count = _step_block(games, actions, output, first, last, ended)
        if renew:
            numbers = ended[:count].copy()
            deal_some(games, ended, count, removed)
            for number in numbers:
                _write_output(games, number, output)


@compiled
def _observe_all(games: Games, seats: NDArray[np.int64], observations: NDArray[np.int16]) -> None:
    for number in range(len(games)):
        write_observation(games[number], seats[number], observations[number])


class TelepathicBatch:
    """Independent games that are stepped together.

    With `renew`, a game is dealt again in the step in which it ends: `over` and `rewards` describe the old
    game, `mask`, `decides` and `observe` the new game.
    """

    def __init__(self, games: int, mode: str = "standard", removed: int = 0, *, renew: bool = False) -> None:
        check_rules(mode, removed)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.games: Games = np.zeros(games, GAME_DTYPE)
        """The records. Writing to them can break the rules."""
        self.games["first"] = mode == Mode.FIRST.value
        words = np.zeros((games, _WORDS), np.uint64)
        self.mask = words.view(np.int8)[:, :ACTIONS]
        """The legal actions."""
        self.rewards = np.zeros(games, np.int8)
        """Of the last step: 1 for games that both seats won in it, -1 for games that both lost, else 0."""
        self.over = np.zeros(games, np.bool_)
        """Which games are over; with `renew`, which ended in the last step."""
        self._output = BatchOutput(np.zeros(games, np.uint16), words, self.rewards, self.over)
        self._observations = np.zeros((games, OBSERVATION_SIZE), np.int16)
        self._removed = removed
        self._renew = renew
        self.reset(0)

    def reset(self, seed: int | ArrayLike) -> None:
        """Deal all games, from one seed or from one seed per game."""
        seeds = np.asarray(seed, np.uint64)
        if seeds.ndim == 0:
            seeds = np.random.default_rng(int(seeds)).integers(2**64, size=len(self.games), dtype=np.uint64)
        self.games["luck"] = seeds
        self.over[:] = False
        self.rewards[:] = 0
        _deal_all(self.games, self._removed, self._output)

    def begin(
        self,
        grids: Sequence[Sequence[int]],
        rows: ArrayLike,
        decks: Sequence[Sequence[int]],
        wins: ArrayLike,
        loses: ArrayLike,
        starters: ArrayLike,
    ) -> None:
        """Start from given deals: tiles are numbered from 0, cards and conditions from 1."""
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
        _begin_all(games, self._output)

    @property
    def decides(self) -> NDArray[np.int64]:
        """The seat that decides, for each game."""
        return self.games["decides"].astype(np.int64)

    def step(self, actions: ArrayLike) -> None:
        """Apply one action in each game. Raises ValueError if one is illegal; then no game changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.over.shape:
            raise ValueError(f"{len(self.games)} games need as many actions, not {chosen.shape}")
        wrong = _illegal(self._output.legal, chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is illegal in game {wrong}: see its mask")
        _step_all(self.games, chosen, self._output, self._removed, self._renew)

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """Return the observation of one seat in each game, by default of the seat that decides.

        The next call overwrites the array.
        """
        chosen = self.decides if seats is None else np.ascontiguousarray(seats, np.int64)
        if chosen.shape != self.over.shape or (chosen & ~1).any():
            raise ValueError("seats: one per game, 0 or 1")
        _observe_all(self.games, chosen, self._observations)
        return self._observations
