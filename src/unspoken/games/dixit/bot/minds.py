"""Minds that a teller can imagine: by which angles they look, and how surely they follow what they see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.dixit.types import Card
from unspoken.kernel.lore import Lore

Numbers: TypeAlias = NDArray[np.float64]
Near: TypeAlias = Mapping[Card, Sequence[float]]
"""How near a clue is to each card, from each angle."""

MINDS = 96
"""Ways to look that a teller can imagine."""
_NARROW = 0.6
"""How much a mind goes by one angle alone: at 1 any mixture is as likely as any other, below it one rules."""
_SURE, _SURE_SPREAD = 0.6, 0.5
"""How surely minds follow what they see: the logarithm's mean and spread."""
_OWN_WAYS = (0.3, 1.0, 2.0)
"""How much of a look is beyond all angles, beside what they show: nobody can foresee it."""


class Minds(NamedTuple):
    """Imagined voters, one a row."""

    tastes: Numbers
    """How much each angle counts."""
    surprise: Numbers
    """How much else counts that no angle shows, as a multiple of what they show."""

    def likings(self, near: Near) -> tuple[Numbers, Numbers]:
        """How each mind leans to each card, and how far it may be surprised.

        From an angle that does not show a card, it is like any other. A clue that says little of any card
        surprises little: whoever hears it can as well guess.
        """
        angles = self.tastes.shape[1]
        seen = np.array([(*shown, *(0.0,) * angles)[:angles] for shown in near.values()])
        liked: Numbers = self.tastes @ seen.T
        return liked, self.surprise * liked.std(axis=1)


@lru_cache(maxsize=8)
def imagined(angles: int) -> Minds:
    """The same minds for every teller, before it has seen anybody vote."""
    draw = np.random.default_rng(angles)
    mixed = draw.dirichlet([_NARROW] * angles, MINDS)
    sure = np.exp(_SURE + _SURE_SPREAD * draw.normal(size=(MINDS, 1)))
    surprise = draw.choice(_OWN_WAYS, MINDS)
    return Minds(mixed * sure / np.hypot(1, surprise)[:, None], surprise)


def angles_of(lore: Lore, clues: Sequence[str], cards: Sequence[Card], language: str) -> list[Near]:
    """How near each clue is to these cards and to all others of their decks."""
    nears: list[dict[Card, Sequence[float]]] = [dict.fromkeys(cards, ()) for _ in clues]
    looked_up: set[Card] = set()
    for card in cards:
        if card not in looked_up:
            for near, seen in zip(nears, lore.angles(clues, card, language), strict=True):
                near |= seen
                looked_up |= seen.keys()
    return [*nears]
