"""A bot's answer while the bot still thinks, in a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from unspoken.kernel.game import Millis
from unspoken.tables.ports import BotAnswer


class PendingAnswer:
    """Begun on a frame; when it is there, the table may have moved on."""

    def __init__(
        self,
        deciding: Coroutine[object, object, BotAnswer | None],
        frame: bytes,
        begun: Millis,
        attempt: int,
        told: Callable[[], None],
    ) -> None:
        self.frame = frame
        self.begun = begun
        self.attempt = attempt
        """For which time the bot thinks about this question: the table may keep moving on."""
        self._told = told
        self._task = asyncio.ensure_future(deciding)
        self._task.add_done_callback(self._ended)

    @property
    def done(self) -> bool:
        """Whether the bot thinks no longer, whatever came of it."""
        return self._task.done()

    @property
    def cancelled(self) -> bool:
        """Whether nobody wants it any more."""
        return self._task.cancelled()

    def trouble(self) -> BaseException | None:
        """What the bot has come to grief of."""
        return self._task.exception()

    def answer(self) -> BotAnswer | None:
        """What the bot has to say, if anything."""
        return self._task.result()

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self._task.cancel()

    def _ended(self, task: asyncio.Task[BotAnswer | None]) -> None:
        if not task.cancelled():
            task.exception()  # looked at, even if the table never asks: its question may be gone
            self._told()
