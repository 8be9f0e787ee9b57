"""Colyseus with a Dixit of its own (dixit.js), and players who are a process too (players.js)."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from bench.child import Child
from bench.peers import Spent
from bench.peers.npm import PRODUCTION, install, node, version

FOLDER = Path(__file__).parent
_FIRST_WORDS = "Colyseus is at "
_PATIENCE = 600.0
_MOST = 1 << 26  # bytes in one line of latencies


class Colyseus:
    """Its server; the wire is binary, so players over its own client play."""

    name = "colyseus"

    def __init__(self) -> None:
        self.child = Child([node(), "server.js"], _FIRST_WORDS, FOLDER, PRODUCTION)
        self._players: Process | None = None
        self._tables = 0

    async def start(self) -> float:
        """Install it if it is missing, start it, and the players beside it."""
        install(FOLDER)
        await asyncio.to_thread(self.child.start)
        seconds = await asyncio.to_thread(self.child.wait_until_ready, "/__healthcheck")
        self._players = await asyncio.create_subprocess_exec(
            node(), "players.js", self.child.address, stdin=PIPE, stdout=PIPE, cwd=FOLDER, limit=_MOST
        )
        return seconds

    async def gather(self, tables: int) -> None:
        """The players open rooms and join them."""
        await self._told(f"gather {tables}")
        self._tables = tables

    async def play(self, moves: int) -> Spent:
        """The players play."""
        before = self.child.cpu()
        latencies = msgspec.json.decode(await self._told(f"play {moves}"), type=list[float])
        return Spent(moves * self._tables, self.child.cpu() - before, tuple(latencies), 0)

    async def disperse(self) -> None:
        """The players leave."""
        await self._told("disperse 0")

    async def stop(self) -> None:
        """End both."""
        if self._players is not None:
            assert self._players.stdin is not None
            self._players.stdin.close()
            await self._players.wait()
        await asyncio.to_thread(self.child.stop)

    @staticmethod
    def version() -> str:
        """Which one."""
        return version(FOLDER, "@colyseus/core")

    async def _told(self, order: str) -> bytes:
        """The players' answer to an order."""
        assert self._players is not None and self._players.stdin is not None
        assert self._players.stdout is not None
        self._players.stdin.write(f"{order}\n".encode())
        answer = await asyncio.wait_for(self._players.stdout.readline(), _PATIENCE)
        if not answer:
            raise RuntimeError(f"the players of Colyseus ended over {order!r}")
        return answer
