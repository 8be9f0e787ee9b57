"""A process that thinks, seen from the server: started, asked one question at a time, and ended from here."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Sequence

import msgspec

from unspoken.bots.worker_messages import (
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
    from_worker,
    packed,
)
from unspoken.content.own.deck import OwnDeck

# -P: what lies in the folder that the server was started from is none of its business
COMMAND = (sys.executable, "-P", "-m", "unspoken.bots.worker")
_STARTING_SECONDS = 60.0
_THRIFT = {"OPENBLAS_NUM_THREADS": "1", "MALLOC_MMAP_THRESHOLD_": str(4 * 2**20)}
"""A thought is many small products: threads that wait for each other cost more than they bring. And memory
that is needed only while something is read is given back afterwards, not kept for the next time."""


class WorkerLost(Exception):
    """The process is dead, or as good as dead; says of what."""


class WorkerProcess:
    """One process. After WorkerLost it is good for nothing but to be ended."""

    def __init__(self, process: Process, seconds: float) -> None:
        self._process = process
        self._seconds = seconds
        self._learnt: dict[str, OwnDeck] = {}

    @classmethod
    async def start(cls, begin: Begin, command: Sequence[str] = COMMAND) -> WorkerProcess:
        """A process that is ready to think. Raises WorkerLost or OSError."""
        # a process group of its own: Ctrl+C is meant for the server, which ends it in its own time; but no
        # session, for the kernel may share the machine among sessions first, and only then by niceness
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, process_group=0, env=os.environ | _THRIFT
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
        """Its number on this machine."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it is there, as far as is known."""
        return self._process.returncode is None

    async def think(self, question: Think, decks: Iterable[OwnDeck]) -> Conclusion:
        """What comes of a question that has to do with some own decks. Raises WorkerLost."""
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
            raise WorkerLost("its process took too long") from late
        if isinstance(message, Ready):
            raise WorkerLost("its process spoke out of turn")
        return message

    async def end(self) -> None:
        """End it, whatever it is doing."""
        if self.alive:
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    def _send(self, message: ToWorker) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(packed(message))  # if nobody reads it, its silence will tell

    async def _receive_ready(self) -> None:
        try:
            async with asyncio.timeout(_STARTING_SECONDS):
                message = await self._receive()
        except TimeoutError as late:
            raise WorkerLost("its process did not begin") from late
        if not isinstance(message, Ready):
            raise WorkerLost("its process spoke out of turn")

    async def _receive(self) -> FromWorker:
        assert self._process.stdout is not None
        try:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            if length > LONGEST_ANSWER:
                raise WorkerLost("its process spoke nonsense")
            message: FromWorker = from_worker.decode(await self._process.stdout.readexactly(length))
        except asyncio.IncompleteReadError as cut:
            raise WorkerLost("its process ended") from cut
        except msgspec.DecodeError as nonsense:
            raise WorkerLost("its process spoke nonsense") from nonsense
        return message
