"""Models of voters: how they weigh the angles of a picture, how closely they follow them, what they see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.dixit.bot.eye_bonus import EYE_LEVELS, EYE_PRIOR
from unspoken.games.dixit.types import Card
from unspoken.kernel.lore import Lore

Numbers: TypeAlias = NDArray[np.float64]
Nearness: TypeAlias = Mapping[Card, Sequence[float]]
"""How near a clue is to each card, by angle."""

MODEL_COUNT = 96
"""How many models are sampled."""
_NARROW = 0.6
"""Dirichlet parameter of the weights: below 1 a single angle tends to dominate."""
_SURE, _SURE_SPREAD = 0.6, 0.5
"""Mean and standard deviation of the log sharpness: how closely a model follows the angles."""
_NOISE_LEVELS = (0.3, 1.0, 2.0)
"""Possible noise levels: the spread of preferences beyond the angles, relative to that from the angles."""


class VoterModels(NamedTuple):
    """Sampled models of voters, one for each row."""

    tastes: Numbers
    """The weight of each angle."""
    surprise: Numbers
    """The noise level of each model, relative to the spread of its preferences."""
    eyes: Numbers
    """How much better than by the angles each model finds the teller's card: see eye_bonus.py."""

    def preferences(self, near: Nearness) -> tuple[Numbers, Numbers]:
        """Return each model's preference for each card, and its noise.

        Missing angles count as 0. A clue that hardly separates the cards gets little noise.
        """
        angles = self.tastes.shape[1]
        matrix = np.array([(*shown, *(0.0,) * angles)[:angles] for shown in near.values()])
        liked: Numbers = self.tastes @ matrix.T
        return liked, self.surprise * liked.std(axis=1)


@lru_cache(maxsize=8)
def voter_models(angles: int) -> VoterModels:
    """Return the models before any observation; they are the same for every teller."""
    draw = np.random.default_rng(angles)
    mixed = draw.dirichlet([_NARROW] * angles, MODEL_COUNT)
    sure = np.exp(_SURE + _SURE_SPREAD * draw.normal(size=(MODEL_COUNT, 1)))
    surprise = draw.choice(_NOISE_LEVELS, MODEL_COUNT)
    eyes = draw.choice(EYE_LEVELS, MODEL_COUNT, p=EYE_PRIOR)
    return VoterModels(mixed * sure / np.hypot(1, surprise)[:, None], surprise, eyes)


def nearness_by_clue(
    lore: Lore, clues: Sequence[str], cards: Sequence[Card], language: str
) -> list[Nearness]:
    """Return for each clue its nearness to these cards and to all other cards of their decks."""
    nears: list[dict[Card, Sequence[float]]] = [dict.fromkeys(cards, ()) for _ in clues]
    looked_up: set[Card] = set()
    for card in cards:
        if card not in looked_up:
            for near, row in zip(nears, lore.angles(clues, card, language), strict=True):
                near |= row
                looked_up |= row.keys()
    return [*nears]
