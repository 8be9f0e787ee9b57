"""What the choices so far tell of the hidden cards and of the tempers: exactly, by seat, temper and type."""

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
from unspoken.kernel.game import Seat

_PLAINLY = 0.8
"""How many who are not of the bot's kind read others by one line alone, however they choose themselves."""

_KINDRED = 0.15
"""How likely somebody must be to be of the bot's kind, to be taken for it where all hangs on few turns."""


class Audience(NamedTuple):
    """Whoever watches a seat: of which temper, and what each temper would believe of the seat by now."""

    shares: Array
    beliefs: Array


@dataclass(frozen=True, eq=False)
class Reading:
    """A seat's temper and its cards depend on each other; different seats' tempers do not."""

    mode: Mode
    tempers: Tempers
    told: tuple[Array, ...]
    """By seat, temper and type: the temper's share to begin with, times how likely all its choices were."""
    alive: tuple[Array, Array]
    """By kind: 0 for the pairs whose lose condition has been met, and nobody had lost."""

    @staticmethod
    def fresh(mode: Mode, tempers: Tempers, seats: int) -> Reading:
        """Before the first choice."""
        shares = np.array([temper.share for temper in tempers])[:, None]
        told = tuple(shares.repeat(len(knowledge(mode, Seat(seat)).types), axis=1) for seat in range(seats))
        return Reading(mode, tempers, told, (np.ones(len(PAIRS)), np.ones(len(PAIRS))))

    def after(self, seat: Seat | None, chances: Array, choice: int) -> Reading:
        """Bayes: once somebody has chosen, who of each temper and type would have with these chances."""
        if seat is None or not knowledge(self.mode, seat).places:
            return self
        told = self.told[seat] * chances[:, :, choice]
        return replace(self, told=(*self.told[:seat], told / told.max(), *self.told[seat + 1 :]))

    def survived(self, lives: tuple[Array, Array]) -> Reading:
        """Nobody has lost: what the grid meets is nobody's lose condition (TEL-08)."""
        colours, shapes = self.alive
        return replace(self, alive=(colours * lives[0][PLACES[1]], shapes * lives[1][PLACES[1]]))

    def belief(self) -> CommonBelief:
        """What everybody can believe of the hidden pairs, whatever the tempers are."""
        return self._of_kind(0), self._of_kind(1)

    def kindred_belief(self) -> CommonBelief | None:
        """The same if all are of the first temper; none where somebody hardly is.

        Everybody can tell, so whoever takes others for their kind knows that they do so too.
        """
        seats = [Seat(seat) for seat in range(len(self.told)) if knowledge(self.mode, Seat(seat)).places]
        if any(self.shares(seat)[0] < _KINDRED for seat in seats):
            return None
        return replace(self, told=tuple(told[:1] for told in self.told)).belief()

    def _of_kind(self, kind: int) -> PairChances:
        weights = self.alive[kind]
        for seat, told in enumerate(self.told):
            who = knowledge(self.mode, Seat(seat))
            if who.places and who.kind == kind:
                weights = weights * told.sum(axis=0)[who.by_pair]
        return normalized(weights)

    def audience(self, chooser: Seat | None, partner: Seat | None) -> Audience:
        """How the chooser's partner reads it: as one of the partner's own temper, or plainly."""
        plain = np.array([one.outlook is Outlook.OWN and not one.any_card for one in self.tempers]) * 1.0
        shares = self.shares(partner)
        if plain.any():
            others = shares[1:].sum()
            shares = np.concatenate([shares[:1], (1 - _PLAINLY) * shares[1:]])
            shares = shares + _PLAINLY * others * plain / plain.sum()
        who = knowledge(self.mode, chooser)
        common = self._of_kind(who.kind)
        if chooser is None or not who.places:
            return Audience(shares, np.tile(common, (len(self.tempers), 1)))
        told = self.told[chooser]
        beliefs = common * (told / told.sum(axis=0))[:, who.by_pair]
        return Audience(shares, beliefs / beliefs.sum(axis=1, keepdims=True))

    def shares_by_type(self, seat: Seat) -> Array:
        """How likely a seat is to be of each temper, for each type that it may be."""
        shares: Array = self.told[seat] / self.told[seat].sum(axis=0)
        return shares

    def shares(self, seat: Seat | None) -> Array:
        """How likely a seat is to be of each temper; of nobody, as anybody."""
        if seat is None:
            return np.array([temper.share for temper in self.tempers])
        who = knowledge(self.mode, seat)
        shares: Array = self.shares_by_type(seat) @ (self._of_kind(who.kind) @ who.gathers)
        return shares
