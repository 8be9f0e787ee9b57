"""The crowd: it thinks of the numbers that people think of, as often as they do."""

from __future__ import annotations

from itertools import accumulate

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore

from ..types import HIGHEST, Command, GoOn, Pick, Private, Public

FILE = "habits.json"


class Habits(Struct, frozen=True):
    """What was counted beforehand: lore that no other game has."""

    picks: tuple[int, ...] = (1,) * HIGHEST
    """By number, from 1: how many of a hundred people thought of it."""


class Crowd:
    """Everybody and nobody."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], _seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """A number, or on to the next round."""
        if "go-on" in ask.answers:
            return GoOn(), None
        sums = tuple(accumulate(lore.knowledge(__package__, FILE, Habits).picks))
        drawn = chance.below(sums[-1])
        return Pick(1 + sum(drawn >= below for below in sums)), None
