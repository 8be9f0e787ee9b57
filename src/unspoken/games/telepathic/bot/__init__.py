"""Players of Telepathic, the best first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from unspoken.games.telepathic.inference.temperament import STRANGERS, Temperament, Tempers
from unspoken.games.telepathic.types import Command, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Bot, Seat, Why
from unspoken.kernel.lore import Lore

if TYPE_CHECKING:
    from unspoken.games.telepathic.bot.telepath import Telepath


@dataclass(frozen=True)
class Player:
    """A mind that is woken by its first question: a server that keeps tables has no use for arrays."""

    tempers: Tempers

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees."""
        return _mind(self.tempers).answer(public, private, ask, seat, lore, chance)


@cache
def _mind(tempers: Tempers) -> Telepath:
    from unspoken.games.telepathic.bot.telepath import Telepath

    return Telepath(tempers)


BOTS: Mapping[str, Bot[Public, Private, Command]] = {
    "telepath": Player(STRANGERS),
    "stolid": Player((Temperament(rationality=6.0, legibility=0.5, lapses=0.1),)),
}
