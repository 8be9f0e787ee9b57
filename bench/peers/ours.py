"""Our own server, as people run it: rules, log on disk, frames for everybody."""

from __future__ import annotations

from pathlib import Path

import httpx

from bench.child import Child, python
from bench.party import Party
from bench.peers import SocketPeer
from bench.table import Table

_FIRST_WORDS = "Unspoken is at "


class Ours(SocketPeer):
    """`unspoken serve` on a log of its own, without limits on haste."""

    def __init__(self, data: Path, packs: Path | None = None, *, begins: bool = True) -> None:
        more = [] if packs is None else ["--packs", str(packs)]
        words = python("unspoken", "serve", "--port", "0", "--no-limits", "--data", str(data), *more)
        super().__init__("unspoken", Child(words, _FIRST_WORDS), "/healthz")
        self._begins = begins

    async def begin(self) -> None:
        """A game at every table that has none yet."""
        for table in self.tables:
            assert isinstance(table, Party)
            await table.begin()

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        party = Party(number)
        await party.gather(http)
        if self._begins:
            await party.begin()
        return party
