"""Where pictures are rendered: one after the other, each in a process that is ended if it takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from time import perf_counter
from typing import IO

import msgspec

from unspoken.kernel.game import Refused
from unspoken.pictures.budget import UNLIMITED, Budget
from unspoken.pictures.fair_turns import FairTurns
from unspoken.pictures.rendered import Rejection, RenderedCard, Result, decode_result
from unspoken.pictures.things.installed import weights_file

_TOO_MUCH = Rejection("picture-too-much")
log = logging.getLogger(__name__)

_SECONDS = 30.0
"""On a slow machine a photograph takes three."""
_MOST_OUT = 4_000_000
_PIECE = 65_536
MOST_WAITING = 12
"""Pictures of one table that may wait at once."""


class PictureWorker:
    """Renders one picture at a time; tables that bring many take turns with those that bring one."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._turns = FairTurns()
        self._told_unseen = False
        if weights_file() is None:
            log.info("what is on own pictures is guessed from light and colour: the extra `bots` is not here")

    def need_place(self, table: str) -> None:
        """Refuse a table that has many pictures waiting already: each of them lies on the disk."""
        if self._turns.waiting(table) >= MOST_WAITING:
            raise Refused("too-fast")

    async def render(self, file: IO[bytes], table: str = "", budget: Budget = UNLIMITED) -> RenderedCard:
        """The card that is made of a file, read from where it stands. Refused says what is wrong with it.

        The budget is told how many seconds of CPU it took, whatever came of it.
        """
        async with self._turns.turn(table):
            if not budget.is_left():  # others of theirs came first
                raise Refused("pictures-take-long")
            began, result = perf_counter(), None
            try:
                result = await self._rendered(file)
            finally:  # what has not said how long it computed has not done so for longer than it was there
                budget.spend(perf_counter() - began if result is None else result.seconds)
        made = _TOO_MUCH if result is None else result.made
        if isinstance(made, Rejection):
            raise Refused(made.code, **made.facts)
        return made

    async def _rendered(self, file: IO[bytes]) -> Result | None:
        """What the process says; None where it comes to grief, or takes too long."""
        # -P: what lies in the folder that the server was started from is none of its business
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
        result = _said(out, status)
        self._tell_unseen("" if result is None else result.unseen)
        return result

    def _tell_unseen(self, why: str) -> None:
        """Say once that nobody can look for things on pictures: it would be the same with each."""
        if why and not self._told_unseen:
            log.warning("what is on own pictures is guessed from light and colour: %s", why)
            self._told_unseen = True


async def _feed(process: Process, file: IO[bytes]) -> None:
    """The file through the pipe, piece by piece; whoever has read enough may close it."""
    assert process.stdin is not None
    try:
        while piece := file.read(_PIECE):
            process.stdin.write(piece)
            await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        return  # it has come to grief; its silence says so
    finally:
        process.stdin.close()


async def _read(process: Process) -> bytes:
    """All that comes back, if it is not more than a card can be."""
    assert process.stdout is not None
    out = bytearray()
    while piece := await process.stdout.read(_PIECE):
        out += piece
        if len(out) > _MOST_OUT:
            process.kill()
            return b""
    return bytes(out)


def _said(out: bytes, status: int) -> Result | None:
    """What the process said; if it died or spoke nonsense, the picture was too much for it."""
    if status != 0:
        log.warning("a picture could not be printed: its process ended with %d", status)
        return None
    try:
        return decode_result(out)
    except msgspec.DecodeError:
        log.warning("a picture could not be printed: its process spoke nonsense")
        return None
