"""The bot of Dixit, by name."""

from collections.abc import Mapping

from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.types import Command, Private, Public
from unspoken.kernel.parts.bots import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"dreamer": DreamerBot()}
