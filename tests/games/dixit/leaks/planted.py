"""A planted leak: the true game of Dixit but for one line, which may tell too much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.types import Command, Materials, Options, Private, Public, State
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace
from unspoken.proofs.worlds import Broadcast

Dixit: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Leaked: TypeAlias = tuple[object, ...]


@dataclass(frozen=True)
class PlantedLeak:
    """A leak, in a sentence: "Dixit tells …"; the game that leaks, or the broadcast that does."""

    tells: str
    game: Dixit = GAME
    broadcast: Broadcast = frames
    caught_by: str = "exact"
    """Which check sees it first."""


def short_games() -> list[tuple[int, Options, Materials]]:
    """Quick ones, and one in which the pile runs out."""
    deck = tuple(f"{number:016x}" for number in range(84))
    quick = [(seats, Options(target=8), Materials(deck)) for seats in (4, 3)]
    return [*quick, (4, Options(target=20, pace=Pace.OFF), Materials(deck[:30]))]
