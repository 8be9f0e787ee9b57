"""Players of Telepathic, the best first."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.telepathic.bot.telepath import Telepath
from unspoken.games.telepathic.inference.temperament import STRANGERS, Temperament
from unspoken.games.telepathic.types import Command, Private, Public
from unspoken.kernel.game import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {
    "telepath": Telepath(STRANGERS),
    "stolid": Telepath((Temperament(rationality=6.0, legibility=0.5, lapses=0.1),)),
}
