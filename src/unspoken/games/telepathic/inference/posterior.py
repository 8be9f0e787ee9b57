"""The joint posterior of hidden cards and tempers, given all choices so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from unspoken.games.telepathic.inference.knowledge import (
    PAIRS,
    PLACES,
    Array,
    CommonBelief,
    PairChances,
    knowledge,
    normalized,
)
from unspoken.games.telepathic.inference.temperament import Outlook, Tempers
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.types import Seat

_SINGLE_LINE_READERS = 0.8
"""The share of players of other tempers who read choices by a single line, even if they choose otherwise."""

_KINDRED = 0.15
"""The endgame plan assumes that a player has the bot's own temper if this is at least so likely."""
_KINDRED_WATCHED = 0.4
"""The same after `_WATCHED` turns, which tell a stranger from a player like the bot."""
_WATCHED = 4


class Audience(NamedTuple):
    """The observers of a seat: the probability of each temper, and what each would believe about the seat."""

    shares: Array
    beliefs: Array


@dataclass(frozen=True, eq=False)
class Posterior:
    """Posterior weights. A seat's temper depends on its cards, but not on the tempers of other seats."""

    mode: Mode
    tempers: Tempers
    likelihoods: tuple[Array, ...]
    """By seat, temper and type: the prior share of the temper times the likelihood of its choices."""
    alive: tuple[Array, Array]
    """By kind: 0 for the pairs whose lose condition was met without a loss."""

    @staticmethod
    def fresh(mode: Mode, tempers: Tempers, seats: int) -> Posterior:
        """Return the belief about the partner's shape before the first choice."""
        shares = np.array([temper.share for temper in tempers])[:, None]
        likelihoods = tuple(
            shares.repeat(len(knowledge(mode, Seat(seat)).types), axis=1) for seat in range(seats)
        )
        return Posterior(mode, tempers, likelihoods, (np.ones(len(PAIRS)), np.ones(len(PAIRS))))

    def after(self, seat: Seat | None, chances: Array, choice: int) -> Posterior:
        """Return the posterior after a choice, given its probability by temper and type."""
        if seat is None or not knowledge(self.mode, seat).places:
            return self
        likelihoods = self.likelihoods[seat] * chances[:, :, choice]
        return replace(
            self,
            likelihoods=(
                *self.likelihoods[:seat],
                likelihoods / likelihoods.max(),
                *self.likelihoods[seat + 1 :],
            ),
        )

    def survived(self, lives: tuple[Array, Array]) -> Posterior:
        """Exclude lose conditions that the grid meets, because nobody has lost (TEL-08)."""
        colours, shapes = self.alive
        return replace(self, alive=(colours * lives[0][PLACES[1]], shapes * lives[1][PLACES[1]]))

    def belief(self) -> CommonBelief:
        """Return the public belief about the hidden pairs, averaged over tempers."""
        return self._of_kind(0), self._of_kind(1)

    def kindred_belief(self, turns: int) -> CommonBelief | None:
        """Return the belief if all seats have the first temper; None if that is unlikely after these turns.

        It depends on public facts only, so the partners agree on whether to use it.
        """
        seats = [
            Seat(seat) for seat in range(len(self.likelihoods)) if knowledge(self.mode, Seat(seat)).places
        ]
        least = _KINDRED if turns < _WATCHED else _KINDRED_WATCHED
        if any(self.shares(seat)[0] < least for seat in seats):
            return None
        return replace(self, likelihoods=tuple(likelihoods[:1] for likelihoods in self.likelihoods)).belief()

    def _of_kind(self, kind: int) -> PairChances:
        weights = self.alive[kind]
        for seat, likelihoods in enumerate(self.likelihoods):
            who = knowledge(self.mode, Seat(seat))
            if who.places and who.kind == kind:
                weights = weights * likelihoods.sum(axis=0)[who.by_pair]
        return normalized(weights)

    def audience(self, chooser: Seat | None, partner: Seat | None) -> Audience:
        """Return how the partner reads the chooser: by the partner's own temper, or by a single line."""
        plain = (
            np.array([temper.outlook is Outlook.OWN and not temper.any_card for temper in self.tempers]) * 1.0
        )
        shares = self.shares(partner)
        if plain.any():
            others = shares[1:].sum()
            shares = np.concatenate([shares[:1], (1 - _SINGLE_LINE_READERS) * shares[1:]])
            shares = shares + _SINGLE_LINE_READERS * others * plain / plain.sum()
        who = knowledge(self.mode, chooser)
        common = self._of_kind(who.kind)
        if chooser is None or not who.places:
            return Audience(shares, np.tile(common, (len(self.tempers), 1)))
        likelihoods = self.likelihoods[chooser]
        beliefs = common * (likelihoods / likelihoods.sum(axis=0))[:, who.by_pair]
        return Audience(shares, beliefs / beliefs.sum(axis=1, keepdims=True))

    def shares_by_type(self, seat: Seat) -> Array:
        """Return the probability of each temper of a seat, for each of its types."""
        shares: Array = self.likelihoods[seat] / self.likelihoods[seat].sum(axis=0)
        return shares

    def shares(self, seat: Seat | None) -> Array:
        """Return the probability of each temper of a seat; the prior for None."""
        if seat is None:
            return np.array([temper.share for temper in self.tempers])
        who = knowledge(self.mode, seat)
        shares: Array = self.shares_by_type(seat) @ (self._of_kind(who.kind) @ who.pairs_to_types)
        return shares
