"""boardgame.io with two versions of Dixit (dixit.js, lean.js), and four socket.io players per table."""

from __future__ import annotations

import tempfile
from pathlib import Path

import httpx

from bench.clients.table import Table
from bench.harness.child import Child
from bench.peers import SocketPeer
from bench.peers.boardgame_io.guide import GuideMatch
from bench.peers.boardgame_io.lean import LeanMatch
from bench.peers.npm import PRODUCTION, install, node, version

FOLDER = Path(__file__).parent
_READY_PREFIX = "boardgame.io is at "


class BoardgameIO(SocketPeer):
    """The boardgame.io server, in memory or with its own FlatFile storage."""

    def __init__(self, *, flat_file: bool = False, lean: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bench-flatfile-") if flat_file else None
        self._lean = lean
        options = ["lean" if lean else "dixit", *([] if self._folder is None else [self._folder.name])]
        child = Child([node(), "server.js", *options], _READY_PREFIX, FOLDER, PRODUCTION)
        name = "boardgame.io" + ("-lean" if lean else "") + ("-flatfile" if flat_file else "")
        super().__init__(name, child, "/games")

    async def start(self) -> float:
        """Install boardgame.io if it is missing, and start the server."""
        install(FOLDER)
        return await super().start()

    async def stop(self) -> None:
        """Stop the server and delete its files."""
        await super().stop()
        if self._folder is not None:
            self._folder.cleanup()

    @staticmethod
    def version() -> str:
        """Return the installed version."""
        return version(FOLDER, "boardgame.io")

    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        match: GuideMatch | LeanMatch = LeanMatch(number) if self._lean else GuideMatch(number)
        await match.gather(http)
        return match
