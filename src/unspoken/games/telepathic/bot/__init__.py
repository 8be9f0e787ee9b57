"""The bot of Telepathic, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from unspoken.games.telepathic.inference.temperament import STRANGERS, Tempers
from unspoken.games.telepathic.types import Command, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Bot, Why
from unspoken.kernel.types import Ask, Seat

if TYPE_CHECKING:
    from unspoken.games.telepathic.bot.player import Telepath


@dataclass(frozen=True)
class LazyTelepath:
    """A bot that imports numpy at its first question, because only the bot workers need it."""

    tempers: Tempers

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return an answer to one question, and the reason for it."""
        return _telepath(self.tempers).answer(public, private, ask, seat, lore, chance)


@cache
def _telepath(tempers: Tempers) -> Telepath:
    from unspoken.games.telepathic.bot.player import Telepath

    return Telepath(tempers)


BOTS: Mapping[str, Bot[Public, Private, Command]] = {"telepath": LazyTelepath(STRANGERS)}
