"""A bot that picks numbers as often as people do."""

from __future__ import annotations

from itertools import accumulate

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

from ..types import HIGHEST, Command, GoOn, Pick, Private, Public

FILE = "habits.json"


class Habits(Struct, frozen=True):
    """Precomputed data of this game's bot."""

    picks: tuple[int, ...] = (1,) * HIGHEST
    """How many of a hundred people thought of each number, from 1."""


class Crowd:
    """A bot that picks like the average of many people."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], _seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return a number, or go on to the next round."""
        if "go-on" in ask.answers:
            return GoOn(), None
        sums = tuple(accumulate(lore.knowledge(__package__, FILE, Habits).picks))
        drawn = chance.below(sums[-1])
        return Pick(1 + sum(drawn >= below for below in sums)), None
