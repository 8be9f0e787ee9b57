"""Four players at one table of ours, who play on for as long as they are told to."""

from __future__ import annotations

import asyncio
from time import perf_counter

import httpx

from bench.peers import SEATS
from bench.player import Player
from bench.wire import PATIENCE
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Seat

_WANT_TOKEN = {"x-unspoken-token": "wanted"}


class Party:
    """A table with four people; when a game is over they begin another."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self._game = game
        self._seed = b"party %d" % number
        self._moves = 0
        self._changed = asyncio.Event()
        self.games = 0
        """How many games were begun."""
        self.players = [Player(Seat(seat), self._changed.set) for seat in range(SEATS)]

    async def gather(self, http: httpx.AsyncClient, options: dict[str, str | int]) -> None:
        """Open a table, sit down, agree on the house rules and begin."""
        code, host = await open_table(http, self._game.name)
        tokens = [host, *[await _join(http, code) for _ in range(SEATS - 1)]]
        for player, token in zip(self.players, tokens, strict=True):
            await player.connect(socket_url(http, code), token)
        await self.players[0].command("choose", game=self._game.name, options=options)
        await self._begin()

    async def play(self, moves: int) -> list[float]:
        """So many moves, one after the other; how long each took until all four had heard of it."""
        latencies: list[float] = []
        while len(latencies) < moves:
            seconds = await self._move()
            if seconds is None:
                await self.players[0].command("reopen")
                await self._begin()
            else:
                latencies.append(seconds)
        return latencies

    async def disperse(self) -> None:
        """Everybody hangs up."""
        for player in self.players:
            await player.hang_up()

    @property
    def received(self) -> int:
        """Bytes that the four were sent so far."""
        return sum(player.received for player in self.players)

    async def _begin(self) -> None:
        self.games += 1
        heard = [player.frames for player in self.players]
        await self.players[0].command("start")
        await self._all_heard(heard)

    async def _move(self) -> float | None:
        """Somebody answers what is owed; None if nobody owes anything any more."""
        self._moves += 1
        chance = Chance(self._seed, self._moves)
        for player in self.players:
            chosen = player.choice(self._game, chance)
            if chosen is not None:
                heard = [one.frames for one in self.players]
                began = perf_counter()
                await player.answer(*chosen)
                await self._all_heard(heard)
                return perf_counter() - began
        return None

    async def _all_heard(self, before: list[int]) -> None:
        """Every answer changes whom the table waits for, so each of the four is sent a frame."""
        async with asyncio.timeout(PATIENCE):
            while any(player.frames <= count for player, count in zip(self.players, before, strict=True)):
                self._changed.clear()
                await self._changed.wait()


async def open_table(http: httpx.AsyncClient, game: str, bots: int = 0) -> tuple[str, str]:
    """A new table's code, and its host's token; with bots the game begins at once."""
    body = {"name": "Ada", "game": game, "bots": bots}
    reply = (await http.post("/api/tables", json=body, headers=_WANT_TOKEN)).raise_for_status().json()
    return reply["code"], reply["token"]


async def _join(http: httpx.AsyncClient, code: str) -> str:
    url = f"/api/tables/{code}/people"
    reply = await http.post(url, json={"name": "Ben"}, headers=_WANT_TOKEN)
    return str(reply.raise_for_status().json()["token"])


def socket_url(http: httpx.AsyncClient, code: str) -> str:
    """Where a table's socket is."""
    return str(http.base_url).replace("http", "ws", 1).rstrip("/") + f"/ws/{code}"
