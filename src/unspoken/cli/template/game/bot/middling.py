"""The middling one: it picks as most people do who have to pick among a few."""

from __future__ import annotations

from unspoken.cli.template.game.types import HIGHEST, Command, GoOn, Pick, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore

_MIDDLE = (1 + HIGHEST) / 2


class Middling:
    """Thinks of two numbers, and picks the one nearer the middle."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], _seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees; it has no thought worth telling."""
        numbers = [choice.number for choice in ask.choices or () if isinstance(choice, Pick)]
        if not numbers:
            return GoOn(), None
        thoughts = chance.pick(numbers), chance.pick(numbers)
        return Pick(min(thoughts, key=lambda number: abs(number - _MIDDLE))), None
