"""The floor: the cost of the fan-out alone, in C and in Python. No server can be cheaper."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.clients.table import SEATS, Table
from bench.clients.wire import Wire
from bench.harness.child import Child, python_command
from bench.peers import SocketPeer
from bench.peers.broadcaster import READY_PREFIX

SOURCE = Path(__file__).with_name("floor.c")
_MOVE = b'{"type":"answer","id":"a123","key":"vote-1","command":{"type":"vote","number":3}}'


class Floor(SocketPeer):
    """A server that answers every message with four texts of a frame's size."""

    async def start(self) -> float:
        """Start the server; it is ready as soon as it listens."""
        await asyncio.to_thread(self.child.start)
        return 0.0

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        room = _Room()
        url = str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/ws/{number}"
        for seat in range(SEATS):
            room.wires.append(await Wire.connect(url, room.message_handler(seat)))
        return room


def python_floor(size: int) -> Floor:
    """Return a floor on uvicorn and Starlette, with the settings of our server."""
    command = python_command("bench.peers.broadcaster", str(size))
    return Floor("floor-python", Child(command, READY_PREFIX), "")


def c_floor(size: int, folder: Path) -> Floor | None:
    """Compile and return a floor in C, one thread with epoll; None if there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "floor"
    subprocess.run([compiler, "-O2", "-o", str(program), str(SOURCE)], check=True)
    return Floor("floor", Child([str(program), str(size)], READY_PREFIX), "")


class _Room(Table):
    """Four sockets that send in turn."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0

    def message_handler(self, seat: int) -> Callable[[bytes], None]:
        """Return a callback that takes any message as the move."""
        return lambda _: self._move_received(seat)

    def _answer(self) -> tuple[int, bytes]:
        self._turn = (self._turn + 1) % SEATS
        return self._turn, _MOVE
