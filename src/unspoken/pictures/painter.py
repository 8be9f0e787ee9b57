"""Where decks are drawn from a word: a process of its own, which is ended if it takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from importlib.util import find_spec
from typing import Protocol

import msgspec

from unspoken.pictures.drawn import HEAD, MOST_BYTES, DrawnCard, Wanted, decode_card, encode_wanted

log = logging.getLogger(__name__)

NEEDED = ("numpy", "cv2", "skia", "PIL")
"""What the extra `art` brings."""
_SECONDS = 900.0
"""For one card, and the start: it takes ten where nobody plays, and waits for everybody where many do."""
NICEST = 19
"""It has what everybody else leaves of a core."""
_MODULE = "unspoken.art.tonight"


class PainterLost(Exception):
    """The process came to grief, or was too slow."""


class Painter(Protocol):
    """Draws elsewhere."""

    def draw(self, wanted: Wanted) -> AsyncGenerator[DrawnCard, None]:
        """Cards, each as soon as it is there. Raises PainterLost."""
        ...


def missing() -> list[str]:
    """What would have to be installed before anything can be drawn here."""
    return [name for name in NEEDED if find_spec(name) is None]


class PainterProcess:
    """Starts the painter anew for each few cards: what it holds in memory is given back in between."""

    def __init__(self, niceness: int = NICEST, seconds: float = _SECONDS, module: str = _MODULE) -> None:
        self._command = (sys.executable, "-P", "-m", module, str(niceness))
        self._seconds = seconds

    async def draw(self, wanted: Wanted) -> AsyncGenerator[DrawnCard, None]:
        """Cards as they come through the pipe; whoever stops listening ends the process."""
        # -P: what lies in the folder that the server was started from is none of its business
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            await _tell(process, encode_wanted(wanted))
            for _ in range(wanted.most):
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
            raise PainterLost("it ended before its cards were drawn") from gone
        except msgspec.DecodeError as wrong:
            raise PainterLost("it spoke nonsense") from wrong


async def _tell(process: Process, data: bytes) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(data)
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError) as gone:
        raise PainterLost("it ended before it was told what to draw") from gone
    finally:
        process.stdin.close()


def words_needed(names: Sequence[str]) -> str:
    """How whoever runs the house can have it, in one sentence; nothing where all is there."""
    if not names:
        return ""
    verb = "is" if len(names) == 1 else "are"
    return (
        f"Pictures cannot be drawn here, {', '.join(names)} {verb} missing: "
        "pip install 'unspoken[art]' brings what it takes."
    )
