"""Starts, asks and ends the worker process that reads replays."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from unspoken.kernel.game import AnyGame
from unspoken.web.replays.answers import Answers, Sources
from unspoken.web.replays.questions import (
    LENGTH,
    LONGEST,
    BeginReplays,
    CardFile,
    FromWorker,
    NeedsFiles,
    NeedsLog,
    Records,
    ReplayAnswer,
    ReplayQuestion,
    Reply,
    Sent,
    ToWorker,
    Unanswered,
    decode_reply,
    encode_message,
)

log = logging.getLogger(__name__)

# -P: do not import modules from the current folder
COMMAND = (sys.executable, "-P", "-m", "unspoken.web.replays.worker")
_SECONDS = 60.0
"""Timeout of an answer; the largest album takes five seconds."""
_IDLE_SECONDS = 30.0
"""An idle process is ended after this time, so that its memory is freed."""
_MALLOC_ENV = {"MALLOC_MMAP_THRESHOLD_": str(2**20), "MALLOC_ARENA_MAX": "1"}
"""Large allocations are returned to the system after use."""
_LOST = Unanswered(503, "try-again")


class Material(NamedTuple):
    """Functions that load what an answer needs, in pieces."""

    log: Callable[[], AsyncIterator[list[bytes]]]
    files: Callable[[], AsyncIterator[CardFile]]


async def no_files() -> AsyncIterator[CardFile]:
    """Return no files."""
    return
    yield


class ReplayWorker(Protocol):
    """Answers one question at a time, outside of the event loop."""

    async def answer(self, question: ReplayQuestion, material: Material) -> Reply:
        """Answer a question; the material is loaded if it is needed."""
        ...

    async def close(self) -> None:
        """Release all resources."""
        ...


class ReplayThread(ReplayWorker):
    """Answers in a thread of this process: for tests."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._answers = Answers(games)

    async def answer(self, question: ReplayQuestion, material: Material) -> Reply:
        """Answer a question."""
        records = [record async for page in material.log() for record in page]
        files = [file async for file in material.files()]
        return await asyncio.to_thread(
            self._answers.answer, question, Sources(lambda: records, lambda: files)
        )

    async def close(self) -> None:
        """Do nothing."""


class ReplayProcess(ReplayWorker):
    """A process that is started on demand, and ended when it is idle or takes too long."""

    def __init__(
        self, games: Sequence[str], command: Sequence[str] = COMMAND, idle_seconds: float = _IDLE_SECONDS
    ) -> None:
        self._begin = BeginReplays(tuple(sys.path), tuple(games))
        self._command = command
        self._idle_seconds = idle_seconds
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is running."""
        return None if self._process is None else self._process.pid

    async def answer(self, question: ReplayQuestion, material: Material) -> Reply:
        """Answer a question; 503 if the process fails or takes too long."""
        if self._idle is not None:
            self._idle.cancel()
        is_whole = False
        try:
            async with asyncio.timeout(_SECONDS):
                reply = await self._exchange(await self._ensure_started(), question, material)
            is_whole = not (isinstance(reply, ReplayAnswer) and reply.is_last)
            return reply
        except (EOFError, OSError, msgspec.DecodeError) as trouble:  # OSError includes TimeoutError
            log.error("the process that reads replays failed: %r", trouble)
            return _LOST
        finally:
            if is_whole:
                self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._end)
            else:
                self._end()

    async def close(self) -> None:
        """End the process."""
        if self._idle is not None:
            self._idle.cancel()
        self._end()
        await asyncio.gather(*self._ending)

    async def _ensure_started(self) -> Process:
        """Return the running process, or start one."""
        if self._process is None or self._process.returncode is not None:
            # its own process group, so that Ctrl+C reaches only the server
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, process_group=0, env=os.environ | _MALLOC_ENV
            )
            await _send(self._process, self._begin)
        return self._process

    async def _exchange(self, process: Process, question: ReplayQuestion, material: Material) -> Reply:
        await _send(process, question)
        while True:
            match await _receive(process):
                case NeedsLog():
                    async for page in material.log():
                        await _send(process, Records(page))
                    await _send(process, Sent())
                case NeedsFiles():
                    async for file in material.files():
                        await _send(process, file)
                    await _send(process, Sent())
                case reply:
                    return reply

    def _end(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is not None:
            ending = asyncio.ensure_future(_kill(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


async def _kill(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()


async def _send(process: Process, message: ToWorker) -> None:
    assert process.stdin is not None
    process.stdin.write(encode_message(message))
    await process.stdin.drain()


async def _receive(process: Process) -> FromWorker:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    if length > LONGEST:
        raise EOFError("invalid message from the worker")
    return decode_reply(await process.stdout.readexactly(length))
