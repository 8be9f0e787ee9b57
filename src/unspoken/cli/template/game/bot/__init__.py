"""The bots of Pattern, by name."""

from collections.abc import Mapping

from unspoken.cli.template.game.bot.middling import Middling
from unspoken.cli.template.game.types import Command, Private, Public
from unspoken.kernel.parts.bots import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"middling": Middling()}
