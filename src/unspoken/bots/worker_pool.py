"""A few processes that think for all bots of a server. None is started before a bot is to think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import TypeVar

from unspoken.bots.worker_messages import Conclusion, Think
from unspoken.bots.worker_process import WorkerLost, WorkerProcess
from unspoken.content.own.deck import OwnDeck

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_WAITING = 256
"""Thoughts that may wait for a process; one more is answered by chance."""
_PAUSE = 1.0
"""Seconds after a process that would not start: or the machine would do nothing but start the next."""


class TooManyThoughts(Exception):
    """More bots want to think than the processes can think for."""


class WorkerPool:
    """Gives each question to a process that is free. One that is lost is replaced."""

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
        """Somebody will have a question soon: have a process ready."""
        if not self._prepared:
            self._prepared = True
            self._carry(self._have_one_ready())

    async def think(self, question: Think, decks: Collection[OwnDeck]) -> Conclusion:
        """What comes of a question. Raises WorkerLost, TooManyThoughts or OSError.

        Whoever gives up waiting leaves the process to its thought: it is ended only if it takes too long.
        """
        self._prepared = True
        if self._waiting >= self._most_waiting:
            raise TooManyThoughts(f"{self._waiting} thoughts are waiting already")
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        return await asyncio.shield(self._carry(self._think(question, decks)))

    async def close(self) -> None:
        """End every process; who still waits for an answer is told to wait no longer."""
        self._closed = True
        underway = tuple(self._underway)
        for task in underway:
            task.cancel()
        await asyncio.gather(*underway, return_exceptions=True)
        while self._idle:
            await self._idle.pop().end()

    def _carry(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that is carried to its end, whoever waits for it."""
        task = asyncio.ensure_future(work)
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)
        return task

    async def _think(self, question: Think, decks: Collection[OwnDeck]) -> Conclusion:
        """A thought for which it is our turn."""
        try:
            worker = await self._free()
            try:
                conclusion = await worker.think(question, decks)
            except BaseException:
                await worker.end()
                self._prepared = False  # the next bot that plans a thought has a new one ready
                raise
            self._idle.append(worker)
            return conclusion
        finally:
            self._turn.release()

    async def _free(self) -> WorkerProcess:
        """A process that has nothing to do: a new one only if there is none."""
        if self._closed:
            raise WorkerLost("the server is ending")
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

    async def _have_one_ready(self) -> None:
        async with self._turn:
            try:
                self._idle.append(await self._free())
            except (WorkerLost, OSError) as trouble:
                log.error("no process could be started for bots to think in: %s", trouble)
