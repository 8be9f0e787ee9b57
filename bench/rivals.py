"""Additional bots for benchmarks and tests; a game ships only one bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from unspoken.games.rorschach.bot.player import BlotReader
from unspoken.games.rorschach.bot.subject_model import TEMPERAMENTS
from unspoken.games.telepathic.bot import LazyTelepath
from unspoken.games.telepathic.inference.temperament import Temperament
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.bots import Bot

RIVALS: Mapping[str, Mapping[str, Bot[Any, Any, Any]]] = {
    "rorschach": {name: BlotReader(temperament) for name, temperament in TEMPERAMENTS.items()},
    "telepathic": {"stolid": LazyTelepath((Temperament(rationality=6.0, legibility=0.5, lapses=0.1),))},
}
"""By game and name."""


def with_rivals(game: AnyGame) -> AnyGame:
    """Return the game with its rivals in addition to its own bot."""
    players = {**game.bots.players, **RIVALS.get(game.name, {})}
    return replace(game, bots=replace(game.bots, players=players))
