"""Bots without human thinking times, for tests, benchmarks and impatient hosts."""

from __future__ import annotations

from unspoken.bots.decoded_frame import read_frame
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.ports import BotAnswer, BotPlayer

_INVITED = 10  # times the pause


class FastPlayer:
    """Wraps a player: every answer comes after the same short pause, which reveals nothing about it."""

    def __init__(self, player: BotPlayer, pause: Millis) -> None:
        self._player = player
        self._pause = pause

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return the player's answer."""
        return await self._player.decide(game, frame, seat, key, chance)

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """Return the pause, longer for optional questions so that other players get a chance."""
        # called only because it lets the player start a process in advance
        self._player.thinking_time(game, frame, seat, key, chance, manner)
        owed = any(question.owed and question.key == key for question in read_frame(frame).asks)
        return self._pause if owed else Millis(_INVITED * self._pause)

    async def close(self) -> None:
        """Close the player."""
        await self._player.close()
