"""Bots that think in a thread of this process: for tests, benches, and machines where processes are dear."""

from __future__ import annotations

import asyncio

from unspoken.bots.player import AnyDecision, decide, time_for
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.tables.ports import BotAnswer


class ThreadPlayer:
    """Plays any seat of any game with the same lore, one thought at a time.

    A thought cannot be ended from outside: one that nobody waits for any more keeps its thread to its end.
    """

    def __init__(self, lore: Lore) -> None:
        self._lore = lore
        self._turn = asyncio.Semaphore()

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """An answer to the question of this key, thought in a thread."""
        async with self._turn:
            decision = await asyncio.to_thread(self._decide, game, frame, seat, key, chance)
        return None if decision is None else (decision.command, decision.why)

    def _decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> AnyDecision | None:
        try:
            return decide(game, frame, seat, self._lore, chance, key=key)
        except StopIteration as wrong:  # no future can hold it: whoever waits would wait for ever
            raise RuntimeError("a bot ran out of something") from wrong

    def thinking_time(
        self, game: AnyGame, frame: bytes, _seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """How long a bot of this manner takes over the question of this key."""
        return time_for(game, frame, key, chance, manner)

    async def close(self) -> None:
        """Nothing was taken: threads are the loop's."""
