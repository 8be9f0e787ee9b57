"""Our own server, as people run it: rules, log on disk, frames for everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from bench.child import Child
from bench.party import Party, open_table, socket_url
from bench.peers import Spent
from bench.player import Player
from bench.wire import PATIENCE
from unspoken.kernel.game import AnyGame, Seat

_FIRST_WORDS = "Unspoken is at "
_AT_ONCE = 16  # tables that are opened side by side
LONG_GAME: dict[str, str | int] = {"target": 100, "pace": "off"}
"""House rules under which a game goes on for hundreds of moves, and nobody is hurried."""


class Ours:
    """`unspoken serve` on a log of its own, without limits on haste."""

    name = "unspoken"

    def __init__(self, game: AnyGame, data: Path, packs: Path | None) -> None:
        self._game = game
        more = [] if packs is None else ["--packs", str(packs)]
        words = ["unspoken", "serve", "--port", "0", "--no-limits", "--data", str(data), *more]
        self._parties = 0
        self.child = Child(words, _FIRST_WORDS)

    async def start(self) -> None:
        """Start the server, and open a first table, so that all it needs is loaded."""
        await asyncio.to_thread(self.child.start)
        await self.open_idle(1)

    async def stop(self) -> None:
        """End it."""
        await asyncio.to_thread(self.child.stop)

    async def run(self, tables: int, moves: int) -> Spent:
        """So many moves at each table, sampled from what each seat sees."""
        (spent,) = await self.run_parts(tables, moves, 1)
        return spent

    async def run_parts(self, tables: int, moves: int, parts: int) -> list[Spent]:
        """The same, counted apart for each part of the evening."""
        parties = [Party(self._game, self._parties + number) for number in range(tables)]
        self._parties += tables
        async with self._http() as http:
            await asyncio.gather(*(party.gather(http, LONG_GAME) for party in parties))
        spent = [await self._spend(parties, moves // parts) for _ in range(parts)]
        await asyncio.gather(*(party.disperse() for party in parties))
        return spent

    async def _spend(self, parties: list[Party], moves: int) -> Spent:
        before, received = self.child.cpu(), sum(party.received for party in parties)
        latencies = await asyncio.gather(*(party.play(moves) for party in parties))
        return Spent(
            moves * len(parties),
            self.child.cpu() - before,
            tuple(one for some in latencies for one in some),
            sum(party.received for party in parties) - received,
        )

    async def open_idle(self, tables: int) -> list[tuple[str, str]]:
        """Tables that somebody opened, looked at and left; their codes and the hosts' tokens."""
        turn = asyncio.Semaphore(_AT_ONCE)
        async with self._http() as http:

            async def one() -> tuple[str, str]:
                async with turn:
                    code, token = await open_table(http, self._game.name)
                    await (await _visit(http, code, token)).hang_up()
                    return code, token

            return list(await asyncio.gather(*(one() for _ in range(tables))))

    async def visit(self, tables: list[tuple[str, str]]) -> list[Player]:
        """Their hosts come back, and stay."""
        async with self._http() as http:
            return [await _visit(http, code, token) for code, token in tables]

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.child.address, timeout=PATIENCE)


async def _visit(http: httpx.AsyncClient, code: str, token: str) -> Player:
    player = Player(Seat(0), lambda: None)
    await player.connect(socket_url(http, code), token)
    return player
