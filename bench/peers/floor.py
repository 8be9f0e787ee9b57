"""The floor: what the same fan-out costs where there is nothing else to do, in C and in Python."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.child import Child, python
from bench.peers import SocketPeer
from bench.peers.broadcaster import FIRST_WORDS
from bench.table import SEATS, Table
from bench.wire import Wire

SOURCE = Path(__file__).with_name("floor.c")
_MOVE = b'{"type":"answer","id":"a123","key":"vote-1","command":{"type":"vote","number":3}}'


class Floor(SocketPeer):
    """Four texts of a frame's size for every message, and nothing else."""

    async def start(self) -> float:
        """Start it; there is nothing to wait for once it listens."""
        await asyncio.to_thread(self.child.start)
        return 0.0

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        room = _Room()
        url = str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/ws/{number}"
        for seat in range(SEATS):
            room.wires.append(await Wire.to(url, room.hearer(seat)))
        return room


def python_floor(size: int) -> Floor:
    """Plain uvicorn and Starlette, with the settings of ours."""
    return Floor("floor-python", Child(python("bench.peers.broadcaster", str(size)), FIRST_WORDS), "")


def c_floor(size: int, folder: Path) -> Floor | None:
    """One thread with epoll, compiled on the spot; None where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "floor"
    subprocess.run([compiler, "-O2", "-o", str(program), str(SOURCE)], check=True)
    return Floor("floor", Child([str(program), str(size)], FIRST_WORDS), "")


class _Room(Table):
    """Four sockets that speak in turn."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0

    def hearer(self, seat: int) -> Callable[[bytes], None]:
        """Whatever a socket hears is the move."""
        return lambda _: self._heard(seat)

    def _answer(self) -> tuple[int, bytes]:
        self._turn = (self._turn + 1) % SEATS
        return self._turn, _MOVE
