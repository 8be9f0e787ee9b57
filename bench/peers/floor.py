"""The floor: what the same fan-out costs where there is nothing else to do."""

from __future__ import annotations

import asyncio
from time import perf_counter

from bench.child import Child
from bench.peers import SEATS, Spent
from bench.peers.broadcaster import FIRST_WORDS
from bench.wire import PATIENCE, Wire

_MOVE = b'{"type":"answer","id":"0123456789abcdef","key":"vote-1","command":{"type":"vote","number":3}}'


class Floor:
    """Plain uvicorn and Starlette: four texts of a frame's size for every message."""

    name = "floor"

    def __init__(self, size: int) -> None:
        self._size = size
        self._child = Child(["bench.peers.broadcaster", str(size)], FIRST_WORDS)

    async def start(self) -> None:
        """Start the broadcaster."""
        await asyncio.to_thread(self._child.start)

    async def run(self, tables: int, moves: int) -> Spent:
        """Messages at each table, one after the other, by its sockets in turn."""
        rooms = [_Room() for _ in range(tables)]
        for number, room in enumerate(rooms):
            await room.enter(f"{self._child.address}/ws/{number}")
        before = self._child.cpu()
        latencies = await asyncio.gather(*(room.talk(moves) for room in rooms))
        cpu = self._child.cpu() - before
        for room in rooms:
            await room.leave()
        heard = tables * moves * SEATS * self._size
        return Spent(tables * moves, cpu, tuple(one for some in latencies for one in some), heard)

    async def stop(self) -> None:
        """End the broadcaster."""
        await asyncio.to_thread(self._child.stop)


class _Room:
    """Four sockets of one table."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []
        self._missing = 0
        self._all_heard = asyncio.Event()

    async def enter(self, url: str) -> None:
        self._wires = [await Wire.to(url, self._hear) for _ in range(SEATS)]

    async def talk(self, moves: int) -> list[float]:
        latencies = []
        for number in range(moves):
            self._missing = SEATS
            self._all_heard.clear()
            began = perf_counter()
            await self._wires[number % SEATS].send(_MOVE)
            async with asyncio.timeout(PATIENCE):
                await self._all_heard.wait()
            latencies.append(perf_counter() - began)
        return latencies

    async def leave(self) -> None:
        for wire in self._wires:
            await wire.close()

    def _hear(self, _raw: bytes) -> None:
        self._missing -= 1
        if not self._missing:
            self._all_heard.set()
