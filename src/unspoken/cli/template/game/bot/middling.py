"""A bot that prefers middle numbers, as most people do."""

from __future__ import annotations

from unspoken.cli.template.game.types import HIGHEST, Command, GoOn, Pick, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

_MIDDLE = (1 + HIGHEST) / 2


class Middling:
    """Draws two numbers at random and picks the one nearer to the middle."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], _seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Answer a question, without a reason."""
        numbers = [choice.number for choice in ask.choices or () if isinstance(choice, Pick)]
        if not numbers:
            return GoOn(), None
        drawn = chance.pick(numbers), chance.pick(numbers)
        return Pick(min(drawn, key=lambda number: abs(number - _MIDDLE))), None
