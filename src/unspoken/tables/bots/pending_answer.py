"""The answer of a bot that is still thinking, in a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from unspoken.kernel.types import Millis
from unspoken.tables.ports import BotAnswer


class PendingAnswer:
    """The task of a bot that thinks about one frame. The game may change before the task is done."""

    def __init__(
        self,
        deciding: Coroutine[object, object, BotAnswer | None],
        frame: bytes,
        times: tuple[Millis, Millis],
        attempt: int,
        on_done: Callable[[], None],
    ) -> None:
        self.frame = frame
        self.begun, self.until = times
        """When the bot began, and when the table stops waiting for it."""
        self.attempt = attempt
        """How often the bot has thought about this question, including this time."""
        self._on_done = on_done
        self._task = asyncio.ensure_future(deciding)
        self._task.add_done_callback(self._ended)

    @property
    def done(self) -> bool:
        """True if the bot has finished, with an answer or with an error."""
        return self._task.done()

    @property
    def cancelled(self) -> bool:
        """True if the task was cancelled."""
        return self._task.cancelled()

    def error(self) -> BaseException | None:
        """The exception that the bot raised, or None."""
        return self._task.exception()

    def answer(self) -> BotAnswer | None:
        """The bot's answer, or None if the bot does not answer."""
        return self._task.result()

    def cancel(self) -> None:
        """Cancel the thinking."""
        self._task.cancel()

    def _ended(self, task: asyncio.Task[BotAnswer | None]) -> None:
        if not task.cancelled():
            task.exception()  # mark it as retrieved: if the question was closed, nothing else retrieves it
            self._on_done()
