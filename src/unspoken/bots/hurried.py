"""Bots that do not take human time: for tests, for benches, and for hosts who are in a hurry."""

from __future__ import annotations

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.session import Why
from unspoken.tables.ports import BotPlayer


class Hurried:
    """Another player's answers, each after the same short while: haste tells nothing."""

    def __init__(self, player: BotPlayer, pause: Millis) -> None:
        self._player = player
        self._pause = pause

    def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, chance: Chance
    ) -> tuple[str, object, Why | None] | None:
        """What the player says."""
        return self._player.decide(game, frame, seat, chance)

    def thinking_time(self, game: AnyGame, frame: bytes, chance: Chance) -> Millis:
        """Always the same."""
        return self._pause
