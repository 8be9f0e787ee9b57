"""The short games of Dixit in which the proof searches for planted leaks, and shared types."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.games.dixit.events import Event
from unspoken.games.dixit.types import Command, Materials, Options, Private, Public, State
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace

Dixit: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Leaked: TypeAlias = tuple[object, ...]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Return quick games, and one in which the pile runs out."""
    deck = tuple(f"{number:016x}" for number in range(84))
    quick = [(seats, Options(target=8, pace=Pace.RELAXED), Materials(deck)) for seats in (4, 3)]
    return [*quick, (4, Options(target=20, pace=Pace.OFF), Materials(deck[:30]))]
