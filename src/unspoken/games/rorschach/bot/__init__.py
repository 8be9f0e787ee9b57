"""Rorschach's bots: minds of different temperaments, who read each other."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.rorschach.bot.mind import Mind
from unspoken.games.rorschach.bot.reading import TEMPERAMENTS
from unspoken.games.rorschach.types import Command, Private, Public
from unspoken.kernel.game import Bot

BOTS: Mapping[str, Bot[Public, Private, Command]] = {
    "own-way": Mind(),
    **{name: Mind(temperament) for name, temperament in TEMPERAMENTS.items()},
}
"""The first one sees in its own way, by its place in its team; the others all alike, by name."""
