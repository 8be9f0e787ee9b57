"""Our own server as people run it, with its log on disk."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx

from bench.clients.party import Party
from bench.clients.table import Table
from bench.harness.child import READY_PREFIX, Child
from bench.peers import SocketPeer

NAME = "unspoken"
COMPILED_NAME = "unspoken-compiled"


class Ours(SocketPeer):
    """`unspoken serve` on an empty database, without rate limits."""

    def __init__(
        self,
        data: Path,
        packs: Path | None = None,
        *,
        begins: bool = True,
        name: str = NAME,
        python: Path | None = None,
    ) -> None:
        """Use the package that is installed in the environment of `python`, or this one."""
        options = ["--port", "0", "--no-limits", "--data", str(data)]
        if packs is not None:
            options += ["--packs", str(packs)]
        command = [*_interpreter(python), "-m", "unspoken", "serve", *options]
        super().__init__(name, Child(command, READY_PREFIX), "/healthz")
        self._begins = begins

    async def begin(self) -> None:
        """Start a game at every table."""
        for table in self.tables:
            assert isinstance(table, Party)
            await table.begin()

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        party = Party(number)
        await party.gather(http)
        http.cookies.clear()  # with thousands of cookies, requests would be refused
        if self._begins:
            await party.begin()
        return party


def _interpreter(python: Path | None) -> list[str]:
    """Return the command of an interpreter. Another one is isolated, so that it cannot import our sources."""
    return [sys.executable] if python is None else [str(python.absolute()), "-I"]
