"""What an announcement would name, and how likely it is to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from unspoken.games.telepathic.bot.own_cards import own_type
from unspoken.games.telepathic.inference.knowledge import (
    STANDS,
    belief_given,
    knowledge,
    marginal,
    wanted_place,
)
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.reading import Audience, Reading
from unspoken.games.telepathic.tiles import KINDS, Condition
from unspoken.games.telepathic.types import Announce, AnnounceBoth, Command, Mode, Private, Public
from unspoken.kernel.game import Seat

_UNMET = 1e-6
"""What a name is worth that the grid does not meet: it is named only where nothing is met."""


class Guess(NamedTuple):
    """A colour and a shape, and the chance to win by naming them."""

    colour: Condition
    shape: Condition
    other: Condition
    """The one of the two that is not of the own kind."""
    chance: float

    def announcement(self, choices: Sequence[Command]) -> Command:
        """The guess as one of the answers that were asked for."""
        if any(isinstance(choice, AnnounceBoth) for choice in choices):
            return AnnounceBoth(self.colour, self.shape)
        return Announce(self.other)


def best_guess(public: Public, private: Private, seat: Seat, reading: Reading) -> Guess:
    """The likeliest colour and shape that are met, and the chance to win by naming them."""
    who, place = knowledge(public.mode, seat), wanted_place(public.mode, seat)
    belief, masks = reading.belief(), mask_table(public.actions)
    met = [[masks.met(mask) for mask in seen] for seen in masks.of_grid(public.grid)]
    names: list[Condition] = []
    chance = 1.0
    for kind, conditions in enumerate(KINDS):
        own = bool(who.places) and kind == who.kind
        known = belief_given(belief[kind], who, own_type(who, private)) if own else belief[kind]
        chances = marginal(known, place)
        hopes = [c * (1.0 if m else _UNMET) for c, m in zip(chances, met[kind], strict=True)]
        best = max(range(len(conditions)), key=hopes.__getitem__)
        names.append(conditions[best])
        chance *= hopes[best]
        if own and place in who.places and public.mode not in (Mode.DIRECTOR, Mode.FOUR_PARTNERS):
            audience = reading.audience(seat, public.partners[seat])
            chance *= _chance_to_be_read(audience, place, met[kind], best)
    return Guess(names[0], names[1], names[1 - who.kind], chance)


def _chance_to_be_read(audience: Audience, place: int, met: Sequence[bool], own: int) -> float:
    """How likely a partner is to name the own win condition, out of those that are met."""
    read = audience.beliefs @ STANDS[place] * np.array(met)
    total = read.sum(axis=1)
    right = np.divide(read[:, own], total, out=np.zeros_like(total), where=total > 0)
    return float(audience.shares @ right)
