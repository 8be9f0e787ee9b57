"""The best announcement, and its chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from unspoken.games.telepathic.bot.own_cards import own_type
from unspoken.games.telepathic.inference.knowledge import (
    PLACE_MATRICES,
    belief_given,
    knowledge,
    marginal,
    wanted_place,
)
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.posterior import Audience, Posterior
from unspoken.games.telepathic.tiles import KINDS, Condition
from unspoken.games.telepathic.types import Announce, AnnounceBoth, Command, Mode, Private, Public
from unspoken.kernel.types import Seat

_UNMET = 1e-6
"""Weight of a condition that the grid does not meet: it is named only if no condition is met."""


class AnnouncementGuess(NamedTuple):
    """A colour and a shape, and the chance of winning by naming them."""

    colour: Condition
    shape: Condition
    other: Condition
    """The condition that is not of the bot's own kind."""
    chance: float

    def announcement(self, choices: Sequence[Command]) -> Command:
        """Return the guess as one of the possible answers."""
        if any(isinstance(choice, AnnounceBoth) for choice in choices):
            return AnnounceBoth(self.colour, self.shape)
        return Announce(self.other)


def best_guess(public: Public, private: Private, seat: Seat, posterior: Posterior) -> AnnouncementGuess:
    """Return the likeliest colour and shape that are met, and the chance of winning by naming them."""
    who, place = knowledge(public.mode, seat), wanted_place(public.mode, seat)
    belief, masks = posterior.belief(), mask_table(public.actions)
    met_conditions = [
        [masks.is_met(mask) for mask in kind_masks] for kind_masks in masks.of_grid(public.grid)
    ]
    names: list[Condition] = []
    chance = 1.0
    for kind, conditions in enumerate(KINDS):
        own = bool(who.places) and kind == who.kind
        known = belief_given(belief[kind], who, own_type(who, private)) if own else belief[kind]
        chances = marginal(known, place)
        hopes = [c * (1.0 if m else _UNMET) for c, m in zip(chances, met_conditions[kind], strict=True)]
        best = max(range(len(conditions)), key=hopes.__getitem__)
        names.append(conditions[best])
        chance *= hopes[best]
        if own and place in who.places and public.mode not in (Mode.DIRECTOR, Mode.FOUR_PARTNERS):
            audience = posterior.audience(seat, public.partners[seat])
            chance *= _chance_to_be_read(audience, place, met_conditions[kind], best)
    return AnnouncementGuess(names[0], names[1], names[1 - who.kind], chance)


def _chance_to_be_read(audience: Audience, place: int, met_conditions: Sequence[bool], own: int) -> float:
    """Return how likely the partner is to name the bot's win condition, among the conditions that are met."""
    read = audience.beliefs @ PLACE_MATRICES[place] * np.array(met_conditions)
    total = read.sum(axis=1)
    right = np.divide(read[:, own], total, out=np.zeros_like(total), where=total > 0)
    return float(audience.shares @ right)
