"""Bots that run in a thread of this process, for tests, benchmarks and small machines."""

from __future__ import annotations

import asyncio

from unspoken.bots.player import AnyDecision, ChosenBot, decide, time_for
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.ports import BotAnswer


class ThreadPlayer:
    """Plays any seat of any game with the same lore, one decision at a time.

    A decision cannot be cancelled: its thread runs to the end even if the caller is gone.
    """

    def __init__(self, lore: Lore) -> None:
        self._lore = lore
        self._turn = asyncio.Semaphore()

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return an answer to the question of this key, computed in a thread."""
        async with self._turn:
            decision = await asyncio.to_thread(self._decide, game, frame, seat, key, chance)
        return None if decision is None else (decision.command, decision.why)

    def _decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> AnyDecision | None:
        try:
            return decide(game, frame, seat, ChosenBot(self._lore, chance), key=key)
        except StopIteration as wrong:  # asyncio futures reject it: the caller would wait forever
            raise RuntimeError("a bot raised StopIteration") from wrong

    def thinking_time(
        self, game: AnyGame, frame: bytes, _seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """Return the thinking time of a bot of this manner for the question of this key."""
        return time_for(game, frame, key, chance, manner)

    async def close(self) -> None:
        """Do nothing: the threads belong to the loop."""
