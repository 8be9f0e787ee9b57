"""What a teller believes of those who will look for its card: many ways to look, and how likely each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import Card, PastRound, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore

Numbers: TypeAlias = NDArray[np.float64]
Near: TypeAlias = Mapping[Card, Sequence[float]]
"""How near a clue is to each card, from each angle."""

_MINDS = 96
"""Ways to look that a teller can imagine."""
_NARROW = 0.6
"""How much a mind goes by one angle alone: at 1 any mixture is as likely as any other, below it one rules."""
_SURE, _SURE_SPREAD = 0.3, 0.6
"""How surely minds follow what they see: the logarithm's mean and spread."""
_OWN_WAYS = (0.7, 1.4)
"""How much of a look is beyond all angles: the same for the whole table, and nobody can foresee it."""
_DOUBT = 0.5
"""How far a round is believed: no mind that is imagined is quite the one that votes."""
_LAYING = 1.1
"""How surely a decoy is chosen, beside a vote."""
_WORLDS = 4
"""Other hands that are imagined for each mind, and surprises for each round that is remembered."""
_LEAST = 1e-6
_WIDEST = 10.0
"""Of two cards one is never preferred more than this, in logarithms: sums stay sums."""


class Minds(NamedTuple):
    """Imagined voters, one a row."""

    tastes: Numbers
    """How much each angle counts."""
    surprise: Numbers
    """How much else counts that no angle shows."""


@lru_cache(maxsize=8)
def imagined(angles: int) -> Minds:
    """The same minds for every teller, before it has seen anybody vote."""
    draw = np.random.default_rng(angles)
    mixed = draw.dirichlet([_NARROW] * angles, _MINDS)
    sure = np.exp(_SURE + _SURE_SPREAD * draw.normal(size=(_MINDS, 1)))
    return Minds(mixed * sure, draw.choice(_OWN_WAYS, (_MINDS, 1)))


class Audience:
    """The others at a table, as far as their votes have told who they are."""

    def __init__(self, minds: Minds, likely: Numbers, chance: Chance) -> None:
        self._minds = minds
        self._likely = likely
        self._luck = chance.below(2**32)

    def chance_of_some(self, near: Near, card: Card, hand: Sequence[Card], seats: int, lays: int) -> float:
        """How likely it is that some find the card and some do not (DIX-07, DIX-08)."""
        draw = np.random.default_rng(self._luck)  # the same luck for every clue: only the clue decides
        unseen = [other for other in near if other not in hand] or [other for other in near if other != card]
        if not unseen:
            return 0.0
        held = draw.integers(len(unseen), size=(_WORLDS, seats - 1, hand_size(seats)))
        surprise, minds = self._minds.surprise, len(self._likely)
        wild = surprise[:, :, None, None] * draw.normal(size=(minds, *held.shape))
        leans = _likings(self._minds, near, unseen)[:, held] + wild
        told = _likings(self._minds, near, [card]) + surprise * draw.normal(size=(minds, _WORLDS))
        laid = np.argsort(_LAYING * leans + draw.gumbel(size=leans.shape), axis=3)[..., -lays:]
        rivals = np.take_along_axis(leans, laid, axis=3) - told[:, :, None, None]
        drawn_away = np.exp(np.minimum(rivals, _WIDEST)).sum(axis=3)
        by_others = np.maximum(drawn_away.sum(axis=2, keepdims=True) - drawn_away, 0)
        found = 1 / (1 + by_others)
        some = 1 - found.prod(axis=2) - (1 - found).prod(axis=2)
        return float(self._likely @ some.mean(axis=1))


def audience(
    past: Sequence[PastRound], teller: Seat, angles: int, lore: Lore, language: str, chance: Chance
) -> Audience:
    """Who the others are likely to be, by all the rounds that are remembered, whoever told them."""
    minds = imagined(angles)
    draw = np.random.default_rng(chance.below(2**32))
    beliefs = np.zeros(len(minds.tastes))
    for one in past:
        if isinstance(one.clue, Written):
            near = angles_of(lore, one.clue.text, one.board, language)
            beliefs += _DOUBT * _evidence(one, teller, near, minds, draw)
    likely = np.exp(beliefs - beliefs.max())
    return Audience(minds, likely / likely.sum(), chance)


def angles_of(lore: Lore, clue: str, cards: Sequence[Card], language: str) -> dict[Card, Sequence[float]]:
    """How near a clue is to these cards and to all others of their decks."""
    near: dict[Card, Sequence[float]] = {}
    for card in cards:
        if card not in near:
            near |= lore.angles(clue, card, language)
    return {**dict.fromkeys(cards, ()), **near}


def _evidence(one: PastRound, teller: Seat, near: Near, minds: Minds, draw: np.random.Generator) -> Numbers:
    """The logarithm of how likely each mind would have led to these votes, over what cannot be foreseen."""
    wild = minds.surprise[:, :, None] * draw.normal(size=(len(minds.tastes), _WORLDS, len(one.board)))
    leans = _likings(minds, near, one.board)[:, None, :] + wild
    weights = np.exp(leans - leans.max(axis=2, keepdims=True)) + _LEAST
    owners = np.array(one.owners)
    likely = np.ones(weights.shape[:2])
    for voter, number in enumerate(one.votes):
        if number is not None and voter != teller:
            likely *= weights[:, :, number - 1] / weights[:, :, owners != voter].sum(axis=2)
    evidence: Numbers = np.log(likely.mean(axis=1) + _LEAST**4)
    return evidence


def _likings(minds: Minds, near: Near, cards: Sequence[Card]) -> Numbers:
    """How each mind leans to each card; from an angle that does not show a card, it is like any other."""
    angles = minds.tastes.shape[1]
    liked: Numbers = minds.tastes @ np.array([(*near[card], *(0.0,) * angles)[:angles] for card in cards]).T
    return liked
