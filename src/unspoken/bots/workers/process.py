"""Starts, asks and ends one bot process."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Sequence

import msgspec

from unspoken.bots.workers.messages import (
    LENGTH,
    LOADING_SECONDS,
    LONGEST_ANSWER,
    Begin,
    Conclusion,
    FromWorker,
    Learn,
    Loading,
    Ready,
    Think,
    ToWorker,
    encode_message,
    from_worker,
)
from unspoken.content.own.deck import OwnDeck

# -P: do not import modules from the current folder
COMMAND = (sys.executable, "-P", "-m", "unspoken.bots.workers.worker")
_STARTING_SECONDS = 60.0
_WORKER_ENV = {"OPENBLAS_NUM_THREADS": "1", "MALLOC_MMAP_THRESHOLD_": str(2**18)}
"""Bots compute many small matrix products, for which threads cost more than they gain; and large
allocations are returned to the system after use."""


class WorkerLost(Exception):
    """The process ended, hangs or sent invalid data; the message says which."""


class WorkerProcess:
    """One process. After WorkerLost it must be ended."""

    def __init__(self, process: Process, seconds: float) -> None:
        self._process = process
        self._seconds = seconds
        self._learnt: dict[str, OwnDeck] = {}

    @classmethod
    async def start(cls, begin: Begin, command: Sequence[str] = COMMAND) -> WorkerProcess:
        """Start a process and wait until it is ready. Raises WorkerLost or OSError."""
        # its own process group, so that Ctrl+C reaches only the server; but not its own session, because
        # the kernel's autogrouping would then ignore its niceness
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, process_group=0, env=os.environ | _WORKER_ENV
        )
        worker = cls(process, begin.seconds)
        try:
            worker._send(begin)
            await worker._receive_ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """True if the process has not ended."""
        return self._process.returncode is None

    async def think(self, question: Think, decks: Iterable[OwnDeck]) -> Conclusion:
        """Return the result for a question about these own decks. Raises WorkerLost."""
        for deck in decks:
            if self._learnt.get(deck.pack) is not deck:
                self._learnt[deck.pack] = deck
                self._send(Learn(deck))
        self._send(question)
        try:
            async with asyncio.timeout(self._seconds) as limit:
                while isinstance(message := await self._receive(), Loading):
                    limit.reschedule(asyncio.get_running_loop().time() + LOADING_SECONDS)
        except TimeoutError as late:
            raise WorkerLost("the process took too long") from late
        if isinstance(message, Ready):
            raise WorkerLost("the process sent an unexpected message")
        return message

    async def end(self) -> None:
        """Kill the process."""
        if self.alive:
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    def _send(self, message: ToWorker) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(encode_message(message))  # a dead process is noticed when no answer comes

    async def _receive_ready(self) -> None:
        try:
            async with asyncio.timeout(_STARTING_SECONDS):
                message = await self._receive()
        except TimeoutError as late:
            raise WorkerLost("the process did not start in time") from late
        if not isinstance(message, Ready):
            raise WorkerLost("the process sent an unexpected message")

    async def _receive(self) -> FromWorker:
        assert self._process.stdout is not None
        try:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            if length > LONGEST_ANSWER:
                raise WorkerLost("the process sent an invalid message")
            message: FromWorker = from_worker.decode(await self._process.stdout.readexactly(length))
        except asyncio.IncompleteReadError as cut:
            raise WorkerLost("the process ended") from cut
        except msgspec.DecodeError as nonsense:
            raise WorkerLost("the process sent an invalid message") from nonsense
        return message
