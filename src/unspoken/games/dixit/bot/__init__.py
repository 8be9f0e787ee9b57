"""The bots of Dixit, by name, the best first."""

from collections.abc import Mapping

from unspoken.games.dixit.bot.dreamer import Dreamer
from unspoken.games.dixit.types import Command, Private, Public
from unspoken.kernel.game import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"dreamer": Dreamer()}
