"""Planted leaks: copies of a game with one line that reveals too much. Each game has a module `leaks`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import every_nth
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Broadcast


@dataclass(frozen=True)
class PlantedLeak:
    """A leak: a sentence that completes "the game tells …", and the game or the broadcast that leaks."""

    tells: str
    game: AnyGame
    broadcast: Broadcast = frames
    caught_by: str = "exact"
    """The check that should find the leak first."""


@dataclass(frozen=True)
class Planting:
    """All leaks planted in one game, and the short games in which the proof searches for them."""

    leaks: Sequence[PlantedLeak]
    harmless: Sequence[PlantedLeak]
    trials: Callable[[], Iterable[tuple[int, Any, Any]]]  # options and materials in the game's own types
    every: int
    """One in this many steps is checked."""
    games: int
    """The leak must show within this many games."""
    harmless_games: int
    short_harmless_games: int

    def prove(self, planted: PlantedLeak, games: int) -> None:
        """Run the whole secrecy proof over some short games; raises Leak."""
        game = replace(planted.game, proofs=replace(planted.game.proofs, trials=self.trials))
        for _ in prove_secrecy(game, range(games), sample=every_nth(self.every), broadcast=planted.broadcast):
            pass
