"""Renders pictures one by one, each in a process that is killed if it takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from time import perf_counter
from typing import IO

import msgspec

from unspoken.kernel.types import Refused
from unspoken.pictures.budget import UNLIMITED, Budget
from unspoken.pictures.classifier.installed import weights_file
from unspoken.pictures.fair_turns import FairTurns
from unspoken.pictures.rendered import Rejection, RenderedCard, RenderResult, decode_result

_TOO_MUCH = Rejection("picture-too-much")
log = logging.getLogger(__name__)

_SECONDS = 30.0
"""Timeout; a photograph takes three seconds on a slow machine."""
_MOST_OUT = 4_000_000
_PIECE = 65_536
MOST_WAITING = 12
"""Maximum waiting pictures of one table."""


class PictureWorker:
    """Renders one picture at a time; tables take turns."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._turns = FairTurns()
        self._classifier_error_logged = False
        if weights_file() is None:
            log.info(
                "image classifier not installed; falling back to colour heuristics (install the `bots` extra)"
            )

    def need_place(self, table: str) -> None:
        """Raise Refused if a table has too many waiting pictures, which take disk space."""
        if self._turns.waiting(table) >= MOST_WAITING:
            raise Refused("too-fast")

    async def render(self, file: IO[bytes], table: str = "", budget: Budget = UNLIMITED) -> RenderedCard:
        """Render a file, read from its current position, as a card; Refused says what is wrong with it.

        The CPU time is charged to the budget, also on failure.
        """
        async with self._turns.turn(table):
            if not budget.is_left():  # earlier pictures of this client have used it up
                raise Refused("pictures-take-long")
            began, result = perf_counter(), None
            try:
                result = await self._rendered(file)
            finally:  # without a result, charge the wall time, which is an upper bound
                budget.spend(perf_counter() - began if result is None else result.seconds)
        made = _TOO_MUCH if result is None else result.made
        if isinstance(made, Rejection):
            raise Refused(made.code, **made.facts)
        return made

    async def _rendered(self, file: IO[bytes]) -> RenderResult | None:
        """Return the result of the process; None if it fails or takes too long."""
        # -P: do not import modules from the current folder
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "unspoken.pictures", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            async with asyncio.timeout(self._seconds):
                _, out = await asyncio.gather(_feed(process, file), _read(process))
                status = await process.wait()
        except TimeoutError:
            return None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        result = _decode_output(out, status)
        self._log_classifier_error("" if result is None else result.classifier_error)
        return result

    def _log_classifier_error(self, why: str) -> None:
        """Log once that the classifier does not work."""
        if why and not self._classifier_error_logged:
            log.warning("image classifier failed; falling back to colour heuristics: %s", why)
            self._classifier_error_logged = True


async def _feed(process: Process, file: IO[bytes]) -> None:
    """Write the file to the process in pieces; the process may close the pipe early."""
    assert process.stdin is not None
    try:
        while piece := file.read(_PIECE):
            process.stdin.write(piece)
            await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        return  # the process has ended, which `_read` notices
    finally:
        process.stdin.close()


async def _read(process: Process) -> bytes:
    """Read the output, up to the maximum size of a card."""
    assert process.stdout is not None
    out = bytearray()
    while piece := await process.stdout.read(_PIECE):
        out += piece
        if len(out) > _MOST_OUT:
            process.kill()
            return b""
    return bytes(out)


def _decode_output(out: bytes, status: int) -> RenderResult | None:
    """Decode the output; None if the process failed or its output is invalid."""
    if status != 0:
        log.warning("cannot render a picture: the process ended with status %d", status)
        return None
    try:
        return decode_result(out)
    except msgspec.DecodeError:
        log.warning("cannot render a picture: the process sent an invalid message")
        return None
