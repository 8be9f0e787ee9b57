"""Simulates voters to estimate how likely a clue leads some voters, but not all, to the teller's card."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from unspoken.games.dixit.bot.clue_forms import told_line
from unspoken.games.dixit.bot.eye_bonus import eye_bonus
from unspoken.games.dixit.bot.past_rounds import LAY_SHARPNESS, round_likelihoods
from unspoken.games.dixit.bot.voter_groups import sample_tables
from unspoken.games.dixit.bot.voter_models import Nearness, Numbers, nearness_by_clue, voter_models
from unspoken.games.dixit.sizes import hand_size, lays
from unspoken.games.dixit.types import Card, Private, Public, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat

_TABLES = 256
"""How many tables are simulated, each with its own hands and noise."""
_WIDEST = 10.0
"""Upper bound of a difference of log preferences, so that `exp` does not overflow."""


class SimulatedVoters:
    """The other players, simulated with voter models that fit their past decoys and votes."""

    def __init__(
        self, rounds: Sequence[Numbers], angles: int, seats: int, other_cards: Sequence[Card], chance: Chance
    ) -> None:
        self._other_cards, self._lays, self._models = list(other_cards), lays(seats), voter_models(angles)
        draw = np.random.default_rng(chance.below(2**32))
        voters, cards = seats - 1, len(other_cards)
        self._tables = sample_tables(rounds, voters, _TABLES, draw)
        # common random numbers: every clue is judged with the same hands and luck
        self._hand_cards = draw.integers(cards, size=(_TABLES, voters, hand_size(seats)))
        self._luck = draw.gumbel(size=(_TABLES, voters, hand_size(seats)))
        # noise of each voter's group for each card; the teller's card is last
        noise = draw.standard_normal((_TABLES, voters, cards + 1), np.float32)
        self._noise = np.take_along_axis(noise, self._tables.groups[:, :, None], axis=1)
        self._hand_noise = np.take_along_axis(self._noise, self._hand_cards, axis=2)

    def chance_of_some(self, near: Nearness, card: Card, bonus: float = 0.0) -> float:
        """Return the chance that some voters find the card and some do not (DIX-07, DIX-08).

        The bonus is what eyes add to the card because of the form of the clue.
        """
        liked, surprise = self._models.preferences(near)
        places = {other: place for place, other in enumerate(near)}
        liked = liked[:, [places[other] for other in (*self._other_cards, card)]]
        models, hand_cards = self._tables.models[:, :, None], self._hand_cards
        noise = surprise[models]
        seen = bonus * self._models.eyes[models]
        teller_card_utility = liked[models, -1] + noise * self._noise[:, :, -1:] + seen
        own = liked[models, hand_cards] + noise * self._hand_noise
        chosen = np.argpartition(LAY_SHARPNESS * own + self._luck, -self._lays, axis=2)[:, :, -self._lays :]
        laid = np.take_along_axis(hand_cards, chosen, axis=2).reshape(_TABLES, 1, -1)
        utility = liked[models, laid] + noise * np.take_along_axis(self._noise, laid, axis=2)
        drawn_away = np.exp(np.minimum(utility - teller_card_utility, _WIDEST))
        rivals = drawn_away.reshape(*hand_cards.shape[:2], -1, self._lays).sum(axis=3)
        others = rivals.sum(axis=2) - np.diagonal(rivals, axis1=1, axis2=2)
        found = 1 / (1 + np.maximum(others, 0))
        return float((1 - found.prod(axis=1) - (1 - found).prod(axis=1)).mean())


def simulate_voters(
    public: Public, private: Private, teller: Seat, near: Nearness, lore: Lore, chance: Chance
) -> SimulatedVoters:
    """Return simulated voters that fit all remembered rounds with a written clue, by any teller."""
    seats, angles = len(public.scores), max(1, *(len(row) for row in near.values()))
    draw, known = np.random.default_rng(chance.below(2**32)), voter_models(angles)
    voters = [seat for seat in every_seat(seats) if seat != teller]
    rounds = [
        round_likelihoods(
            past,
            voters,
            nearness_by_clue(lore, (past.clue.text,), past.board, public.language)[0],
            eye_bonus(told_line(past, lore, public.language)),
            known,
            draw,
        )
        for past in private.past
        if isinstance(past.clue, Written)
    ]
    other_cards = [card for card in near if card not in private.hand] or list(near)
    return SimulatedVoters(rounds, angles, seats, other_cards, chance)
