"""Our own server as people run it, with its log on disk."""

from __future__ import annotations

from pathlib import Path

import httpx

from bench.clients.party import Party
from bench.clients.table import Table
from bench.harness.child import READY_PREFIX, Child, python_command
from bench.peers import SocketPeer


class Ours(SocketPeer):
    """`unspoken serve` on an empty database, without rate limits."""

    def __init__(self, data: Path, packs: Path | None = None, *, begins: bool = True) -> None:
        more = [] if packs is None else ["--packs", str(packs)]
        command = python_command(
            "unspoken", "serve", "--port", "0", "--no-limits", "--data", str(data), *more
        )
        super().__init__("unspoken", Child(command, READY_PREFIX), "/healthz")
        self._begins = begins

    async def begin(self) -> None:
        """Start a game at every table."""
        for table in self.tables:
            assert isinstance(table, Party)
            await table.begin()

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        party = Party(number)
        await party.gather(http)
        if self._begins:
            await party.begin()
        return party
