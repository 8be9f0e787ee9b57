"""The bot of Echo, by name."""

from collections.abc import Mapping

from unspoken.kernel.parts.bots import Bot

from ..types import Command, Private, Public
from .crowd import Crowd

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"crowd": Crowd()}
