"""The greedy one: it would rather have the higher number."""

from __future__ import annotations

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore

from ..types import Command, GoOn, Pick, Private, Public


class Greedy:
    """Thinks of two numbers, and picks the higher one."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], _seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees; it has no thought worth telling."""
        numbers = [choice.number for choice in ask.choices or () if isinstance(choice, Pick)]
        if not numbers:
            return GoOn(), None
        return Pick(max(chance.pick(numbers), chance.pick(numbers))), None
