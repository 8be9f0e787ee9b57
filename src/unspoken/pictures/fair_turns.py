"""One at a time, and fair: whoever brings much waits behind their own, not everybody behind them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Those who wait stand in a line of their own each, and the lines have their turns round robin."""

    def __init__(self) -> None:
        self._is_taken = False
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, whose: str) -> int:
        """How many of somebody's wait."""
        return len(self._lines.get(whose, ()))

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
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
            if turn.done() and not turn.cancelled():  # it was ours just as we went
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._lines:
            whose, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[whose] = line  # behind all the others
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
