"""What a teller imagines of those who will look for its card: who they are, what they hold, what they see."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from unspoken.games.dixit.bot.camps import likely_tables
from unspoken.games.dixit.bot.evidence import LAYING, evidence
from unspoken.games.dixit.bot.minds import Near, Numbers, angles_of, imagined
from unspoken.games.dixit.sizes import hand_size, lays
from unspoken.games.dixit.types import Card, Public, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.seats import every_seat

_TABLES = 256
"""Tables that are imagined, each with hands and surprises of its own."""
_WIDEST = 10.0
"""Of two cards one is never preferred more than this, in logarithms: sums stay sums."""


class Audience:
    """The others at a table, as far as what they laid and voted has told who they are."""

    def __init__(
        self, rounds: Sequence[Numbers], angles: int, seats: int, unseen: Sequence[Card], chance: Chance
    ) -> None:
        self._unseen, self._lays, self._minds = list(unseen), lays(seats), imagined(angles)
        draw = np.random.default_rng(chance.below(2**32))
        voters, cards = seats - 1, len(unseen)
        self._tables = likely_tables(rounds, voters, _TABLES, draw)
        # the same luck for every clue: only the clue decides
        self._held = draw.integers(cards, size=(_TABLES, voters, hand_size(seats)))
        self._luck = draw.gumbel(size=(_TABLES, voters, hand_size(seats)))
        # what surprises each voter's camp in each card, the told one last
        wild = draw.standard_normal((_TABLES, voters, cards + 1), np.float32)
        self._wild = np.take_along_axis(wild, self._tables.camps[:, :, None], axis=1)
        self._wild_held = np.take_along_axis(self._wild, self._held, axis=2)

    def chance_of_some(self, near: Near, card: Card) -> float:
        """How likely it is that some find the card and some do not (DIX-07, DIX-08)."""
        liked, surprise = self._minds.likings(near)
        places = {one: place for place, one in enumerate(near)}
        liked = liked[:, [places[one] for one in (*self._unseen, card)]]
        minds, held = self._tables.minds[:, :, None], self._held
        wild = surprise[minds]
        told = liked[minds, -1] + wild * self._wild[:, :, -1:]
        own = liked[minds, held] + wild * self._wild_held
        chosen = np.argpartition(LAYING * own + self._luck, -self._lays, axis=2)[:, :, -self._lays :]
        laid = np.take_along_axis(held, chosen, axis=2).reshape(_TABLES, 1, -1)
        seen = liked[minds, laid] + wild * np.take_along_axis(self._wild, laid, axis=2)
        drawn_away = np.exp(np.minimum(seen - told, _WIDEST))
        rivals = drawn_away.reshape(*held.shape[:2], -1, self._lays).sum(axis=3)
        others = rivals.sum(axis=2) - np.diagonal(rivals, axis1=1, axis2=2)
        found = 1 / (1 + np.maximum(others, 0))
        return float((1 - found.prod(axis=1) - (1 - found).prod(axis=1)).mean())


def audience(
    public: Public, hand: Sequence[Card], teller: Seat, near: Near, lore: Lore, chance: Chance
) -> Audience:
    """Who the others are likely to be, by all the rounds that are remembered, whoever told them."""
    seats, angles = len(public.scores), max(1, *(len(seen) for seen in near.values()))
    draw, known = np.random.default_rng(chance.below(2**32)), imagined(angles)
    voters = [seat for seat in every_seat(seats) if seat != teller]
    rounds = [
        evidence(one, voters, angles_of(lore, (one.clue.text,), one.board, public.language)[0], known, draw)
        for one in public.past
        if isinstance(one.clue, Written)
    ]
    unseen = [card for card in near if card not in hand] or list(near)
    return Audience(rounds, angles, seats, unseen, chance)
