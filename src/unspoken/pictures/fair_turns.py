"""A fair lock: waiting tasks are queued by owner, and the owners take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """One queue per owner, served round robin."""

    def __init__(self) -> None:
        self._is_taken = False
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, whose: str) -> int:
        """Return the number of waiting tasks of an owner."""
        return len(self._lines.get(whose, ()))

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for the lock, and hold it."""
        await self._take(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, whose: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the lock was ours when we were cancelled
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._lines:
            whose, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[whose] = line  # at the end
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
