"""Planted leaks: a true game but for one line, which may tell too much. Each game has its own, in `leaks`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import one_in
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Broadcast


@dataclass(frozen=True)
class PlantedLeak:
    """A leak, in a sentence: "the game tells …"; the game that leaks, or the broadcast that does."""

    tells: str
    game: AnyGame
    broadcast: Broadcast = frames
    caught_by: str = "exact"
    """Which check sees it first."""


@dataclass(frozen=True)
class Planting:
    """All that is planted in one game, and the short games over which it is looked for."""

    leaks: Sequence[PlantedLeak]
    harmless: Sequence[PlantedLeak]
    trials: Callable[[], Iterable[tuple[int, Any, Any]]]  # options and materials, as the game knows them
    every: int
    """One step in so many is looked at."""
    games: int
    """In so many games at the most, a leak shows."""
    harmless_games: int
    short_harmless_games: int

    def prove(self, planted: PlantedLeak, games: int) -> None:
        """The whole proof over some short games; raises Leak."""
        game = replace(planted.game, trials=self.trials)
        for _ in prove_secrecy(game, range(games), sample=one_in(self.every), broadcast=planted.broadcast):
            pass
