"""Bots that do not take human time: for tests, for benches, and for hosts who are in a hurry."""

from __future__ import annotations

from unspoken.bots.decoded_frame import read_frame
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.tables.ports import BotAnswer, BotPlayer

_INVITED = 10  # times the pause


class FastPlayer:
    """Another player's answers, each after the same short while: haste tells nothing."""

    def __init__(self, player: BotPlayer, pause: Millis) -> None:
        self._player = player
        self._pause = pause

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """What the player says."""
        return await self._player.decide(game, frame, seat, key, chance)

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """The same for every manner; longer where it is merely invited, or it would shout the others down."""
        self._player.thinking_time(game, frame, seat, key, chance, manner)  # it may get ready meanwhile
        owed = any(question.owed and question.key == key for question in read_frame(frame).asks)
        return self._pause if owed else Millis(_INVITED * self._pause)

    async def close(self) -> None:
        """The player gives back all that thinking took."""
        await self._player.close()
