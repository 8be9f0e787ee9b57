"""The bot of Rorschach, by name."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.rorschach.bot.player import BlotReader
from unspoken.games.rorschach.types import Command, Private, Public
from unspoken.kernel.parts.bots import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"own-way": BlotReader()}
"""The bot takes its temperament from its place in its team."""
