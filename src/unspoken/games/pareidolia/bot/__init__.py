"""The bots of Pareidolia, by name."""

from collections.abc import Mapping

from unspoken.games.pareidolia.bot.player import Daydreamer
from unspoken.games.pareidolia.types import Command, Private, Public
from unspoken.kernel.parts.bots import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"daydreamer": Daydreamer()}
