"""Draws tonight's deck in a process (`drawing_process`), which is killed if it takes too long."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator
from typing import Protocol

import msgspec

from unspoken.pictures.drawing_process import TONIGHT, tonight_command
from unspoken.pictures.drawn import HEAD, MOST_BYTES, DrawnCard, DrawRequest, decode_card, encode_request

log = logging.getLogger(__name__)

_SECONDS = 900.0
"""Timeout for the start and for each card. A card takes ten seconds on an idle machine."""
NICEST = 19
"""Niceness that leaves the core to every other process."""


class PainterLost(Exception):
    """The drawing process failed or timed out."""


class Painter(Protocol):
    """Draws cards outside of this process."""

    def draw(self, request: DrawRequest) -> AsyncGenerator[DrawnCard, None]:
        """Yield each card as soon as it is drawn. Raises PainterLost."""
        ...


class PainterProcess:
    """Starts a new drawing process for every few cards, so that its memory is freed in between."""

    def __init__(self, niceness: int = NICEST, seconds: float = _SECONDS, module: str = TONIGHT) -> None:
        self._command = tonight_command(niceness, module)
        self._seconds = seconds

    async def draw(self, request: DrawRequest) -> AsyncGenerator[DrawnCard, None]:
        """Yield cards as they arrive; the process is killed when the caller stops iterating."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            await _send(process, encode_request(request))
            for _ in range(request.count):
                yield await self._next(process)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _next(self, process: Process) -> DrawnCard:
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._seconds):
                length = int.from_bytes(await process.stdout.readexactly(HEAD))
                if length > MOST_BYTES:
                    raise PainterLost(f"a card of {length} bytes was announced")
                return decode_card(await process.stdout.readexactly(length))
        except TimeoutError as late:
            raise PainterLost(f"no card within {self._seconds:.0f} seconds") from late
        except asyncio.IncompleteReadError as gone:
            raise PainterLost("the process ended before its cards were drawn") from gone
        except msgspec.DecodeError as wrong:
            raise PainterLost("the process sent an invalid message") from wrong


async def _send(process: Process, data: bytes) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(data)
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError) as gone:
        raise PainterLost("the process ended before it received the request") from gone
    finally:
        process.stdin.close()
