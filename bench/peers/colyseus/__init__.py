"""Colyseus with two versions of Dixit (dixit.js, lean.js), and players in a Node process (players.js)."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct

from bench.harness.child import Child
from bench.peers import MoveCost
from bench.peers.npm import PRODUCTION, install, node, version

FOLDER = Path(__file__).parent
_READY_PREFIX = "Colyseus is at "
_PATIENCE = 600.0
_MAX_LINE = 1 << 26  # bytes in one line of latencies


class _Played(Struct, frozen=True):
    latencies: tuple[float, ...]
    received: int


class Colyseus:
    """The Colyseus server. Its protocol is binary, so the players use its own client library."""

    def __init__(self, *, lean: bool = False) -> None:
        self.name = "colyseus-lean" if lean else "colyseus"
        self._game = "lean" if lean else "dixit"
        self.child = Child([node(), "server.js", self._game], _READY_PREFIX, FOLDER, PRODUCTION)
        self._players: Process | None = None
        self._tables = 0

    async def start(self) -> float:
        """Install Colyseus if it is missing; start the server and the players."""
        install(FOLDER)
        await asyncio.to_thread(self.child.start)
        seconds = await asyncio.to_thread(self.child.wait_until_ready, "/__healthcheck")
        command = (node(), "players.js", self.child.address, self._game)
        self._players = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, cwd=FOLDER, limit=_MAX_LINE
        )
        return seconds

    async def gather(self, tables: int) -> None:
        """Let the players open and join rooms."""
        await self._command(f"gather {tables}")
        self._tables = tables

    async def play(self, moves: int) -> MoveCost:
        """Let the players play some moves in each room."""
        before, began = self.child.cpu(), perf_counter()
        reply = await self._command(f"play {moves}")
        wall, cpu = perf_counter() - began, self.child.cpu() - before
        played = msgspec.json.decode(reply, type=_Played)
        return MoveCost(moves * self._tables, cpu, played.latencies, played.received, wall)

    async def disperse(self) -> None:
        """Let the players leave."""
        await self._command("disperse 0")

    async def stop(self) -> None:
        """Stop the players and the server."""
        if self._players is not None:
            assert self._players.stdin is not None
            self._players.stdin.close()
            await self._players.wait()
        await asyncio.to_thread(self.child.stop)

    @staticmethod
    def version() -> str:
        """Return the installed version."""
        return version(FOLDER, "@colyseus/core")

    async def _command(self, order: str) -> bytes:
        """Send an order to the players' process and return its answer."""
        assert self._players is not None and self._players.stdin is not None
        assert self._players.stdout is not None
        self._players.stdin.write(f"{order}\n".encode())
        answer = await asyncio.wait_for(self._players.stdout.readline(), _PATIENCE)
        if not answer:
            raise RuntimeError(f"the Colyseus players exited during {order!r}")
        return answer
