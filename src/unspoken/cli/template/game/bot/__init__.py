"""The bots of Pattern, by name, the best first."""

from collections.abc import Mapping

from unspoken.cli.template.game.bot.middling import Middling
from unspoken.cli.template.game.types import Command, Private, Public
from unspoken.kernel.game import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"middling": Middling()}
