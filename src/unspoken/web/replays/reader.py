"""Reads replays one at a time; concurrent requests for the same answer share one read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from unspoken.pictures.fair_turns import FairTurns
from unspoken.tables.ports import LogStore
from unspoken.tables.wire.messages import Refusal
from unspoken.web.limits.addresses import household
from unspoken.web.limits.slots import Slots
from unspoken.web.replays.process import Material, ReplayWorker, no_files
from unspoken.web.replays.questions import CardFile, ReplayAnswer, ReplayQuestion, Task, Unanswered
from unspoken.web.static.lru_bytes import LruBytes

T = TypeVar("T")
PER_HOUSEHOLD = 16
"""Waiting questions of one household: enough for a few people who open replays at once."""
_TOTAL = 8 * PER_HOUSEHOLD
_MAX_CACHE_SIZE = 6_000_000
"""Bytes of answers that are cached in memory."""

LoadFiles: TypeAlias = Callable[[], AsyncIterator[CardFile]]


class ReplayError(Exception):
    """A replay or an album cannot be shown."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.refusal = Refusal(code)


class ReplayReader:
    """Caches answers, and lets addresses take turns at the worker, so that one log at a time is in memory."""

    def __init__(self, store: LogStore, worker: ReplayWorker) -> None:
        self._store = store
        self._worker = worker
        self._cache = LruBytes(_MAX_CACHE_SIZE)
        self._slots = Slots(_TOTAL, PER_HOUSEHOLD)
        self._turns = FairTurns()
        self._underway: dict[Hashable, asyncio.Task[Any]] = {}  # of any result

    async def read(self, address: str, code: str, number: int, task: Task) -> bytes:
        """Answer a question about a game of a table. Raises ReplayError or StoreUnavailable."""

        async def ask() -> bytes:
            return (await self.ask(ReplayQuestion(code, number, task))).data

        key = code, number, task
        cached = self._cache.get(key)
        if cached is not None:
            return cached
        answer = await self.once(key, address, ask)
        self._cache.put(key, answer)
        return answer

    async def once(self, key: Hashable, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work in its turn, or wait for the same work that is underway; return its result.

        Raises ReplayError if too many questions of this address are waiting.
        """
        if key not in self._underway:
            owner = household(address)
            if not self._slots.take(owner):
                raise ReplayError(429, "too-fast")
            task = self._underway[key] = asyncio.ensure_future(self._take_turn(owner, work))
            task.add_done_callback(partial(self._done, key, owner))
        result: T = await asyncio.shield(self._underway[key])
        return result

    async def ask(self, question: ReplayQuestion, files: LoadFiles = no_files) -> ReplayAnswer:
        """Ask the worker, from within the work that `once` runs. Raises ReplayError or StoreUnavailable."""
        material = Material(partial(self._store.pages, question.code), files)
        reply = await self._worker.answer(question, material)
        if isinstance(reply, Unanswered):
            raise ReplayError(reply.status, reply.code)
        return reply

    async def close(self) -> None:
        """Cancel the waiting questions, and end the worker."""
        for task in tuple(self._underway.values()):
            task.cancel()
        await asyncio.gather(*self._underway.values(), return_exceptions=True)
        await self._worker.close()

    async def _take_turn(self, owner: str, work: Callable[[], Awaitable[T]]) -> T:
        async with self._turns.turn(owner):
            return await work()

    def _done(self, key: Hashable, owner: str, task: asyncio.Task[Any]) -> None:  # of any result
        del self._underway[key]
        self._slots.release(owner)
        if not task.cancelled():
            task.exception()  # prevents asyncio's log entry if no caller waits for the result any more
