"""Games of learnt players with each other, on deals that training never sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.games.telepathic.research.core import BY_LOSE_CONDITION
from unspoken.research.baseline.policy import LearntPolicy

VALIDATION = range(1_000_000, 1_001_000)
"""Seeds of the deals that choose the best weights of a training."""
TEST = range(2_000_000, 2_010_000)
"""Seeds of the deals for results. Training deals have seeds from 2**63 on."""


class Score(NamedTuple):
    """How games ended."""

    games: int
    won: int
    dreaded: int
    """Games lost to a dreaded line; the others were lost by an announcement."""
    turns: float
    """The mean number of turns."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games


def play(
    players: Sequence[LearntPolicy], batch: TelepathicBatch, seeds: range, most_turns: int | None = None
) -> Score:
    """Play one game for each seed; each player sees the observations of its own seat only.

    Games that are not over after `most_turns` count as not won.
    """
    batch.reset(np.array(seeds, np.uint64))
    while not batch.over.all() and (most_turns is None or batch.games["turn"].max() < most_turns):
        observations, decides = batch.observe().copy(), batch.decides
        actions = np.zeros(len(seeds), np.int64)
        for seat, player in enumerate(players):
            own = np.flatnonzero(~batch.over & (decides == seat))
            if len(own):
                actions[own] = player.act(observations[own], own)
        batch.step(actions)
    games = batch.games
    dreaded = int((games["reason"] == BY_LOSE_CONDITION).sum())
    return Score(len(seeds), int(games["won"].sum()), dreaded, float(games["turn"].mean()))
