"""A pool of processes for all bots of a server, started on demand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import TypeVar

from unspoken.bots.workers.messages import Conclusion, Think
from unspoken.bots.workers.process import WorkerLost, WorkerProcess
from unspoken.content.own.deck import OwnDeck

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_WAITING = 256
"""Maximum waiting questions; more are answered at random."""
_PAUSE = 1.0
"""Seconds to wait after a process failed to start, to avoid a busy loop."""


class TooManyThoughts(Exception):
    """Too many questions are waiting for a process."""


class WorkerPool:
    """Gives each question to an idle process, and replaces lost processes."""

    def __init__(
        self, size: int, start: Callable[[], Awaitable[WorkerProcess]], most_waiting: int = MOST_WAITING
    ) -> None:
        self._start = start
        self._most_waiting = most_waiting
        self._waiting = 0
        self._turn = asyncio.Semaphore(size)
        self._idle: list[WorkerProcess] = []
        self._underway: set[asyncio.Task[object]] = set()
        self._prepared = False
        self._closed = False

    def prepare(self) -> None:
        """Start a process in advance, because a question will come soon."""
        if not self._prepared:
            self._prepared = True
            self._carry(self._start_in_advance())

    async def think(self, question: Think, decks: Collection[OwnDeck]) -> Conclusion:
        """Return the result for a question. Raises WorkerLost, TooManyThoughts or OSError.

        If the caller is cancelled, the process continues; it is killed only if it takes too long.
        """
        self._prepared = True
        if self._waiting >= self._most_waiting:
            raise TooManyThoughts(f"{self._waiting} questions are already waiting")
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        return await asyncio.shield(self._carry(self._think(question, decks)))

    async def close(self) -> None:
        """End all processes, and cancel the waiting questions."""
        self._closed = True
        underway = tuple(self._underway)
        for task in underway:
            task.cancel()
        await asyncio.gather(*underway, return_exceptions=True)
        while self._idle:
            await self._idle.pop().end()

    def _carry(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start a task that runs to completion even if its caller is cancelled."""
        task = asyncio.ensure_future(work)
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)
        return task

    async def _think(self, question: Think, decks: Collection[OwnDeck]) -> Conclusion:
        """Run a question; the caller holds the semaphore, which is released here."""
        try:
            worker = await self._free()
            try:
                conclusion = await worker.think(question, decks)
            except BaseException:
                await worker.end()
                self._prepared = False  # the next `prepare` starts a new process
                raise
            self._idle.append(worker)
            return conclusion
        finally:
            self._turn.release()

    async def _free(self) -> WorkerProcess:
        """Return an idle process, or start one."""
        if self._closed:
            raise WorkerLost("the server is shutting down")
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.end()
        try:
            return await self._start()
        except (WorkerLost, OSError):
            await asyncio.sleep(_PAUSE)
            raise

    async def _start_in_advance(self) -> None:
        async with self._turn:
            try:
                self._idle.append(await self._free())
            except (WorkerLost, OSError) as trouble:
                log.error("cannot start a process for bots: %s", trouble)
