"""Tests a game on PostgreSQL during which the server and the database are killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.client import Client
from tests.servers.postgres import Postgres
from tests.serving import CALM, LIGHT, TOY_PACKS, Server, serving
from tests.web.kill_run import GAMES, Player, ReplayedFrames, newest_frame, nonces
from unspoken.kernel.types import Seat
from unspoken.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.long

_MORE = (*CALM, *LIGHT, "--bot-pause", "10", "--also", "toygame", "--packs", str(TOY_PACKS))


@dataclass
class Evening:
    """One table, from opening it to the end of its game."""

    players: list[Player]
    logged: list[bytes] = field(default_factory=list)
    """Each client's last frame according to the log, after the server was killed."""
    shown: list[bytes] = field(default_factory=list)
    """Each client's frame after the server was restarted."""
    log: list[bytes] = field(default_factory=list)
    phase: str = ""

    async def plays(self, answers: int) -> None:
        """Let each player give this many answers, or fewer if the game ends."""
        await asyncio.gather(*(self._plays(player, answers) for player in self.players))

    async def _plays(self, player: Player, answers: int) -> None:
        enough = len(player.acknowledged) + answers
        while player.person.room["phase"] == "playing" and len(player.acknowledged) < enough:
            await player.moves()

    async def comes_back(self, server: Server, url: str) -> None:
        """Kill the server, restart it and reconnect all players."""
        server.kill()
        replayed = ReplayedFrames()
        replayed.read_on(await self.read_log(url))
        server.start()
        for player in self.players:
            await player.person.connect()
            assert player.person.seat is not None
            self.logged.append(replayed.frames[-1][Seat(player.person.seat)])
            self.shown.append(newest_frame(player.person))

    async def read_log(self, url: str) -> list[bytes]:
        """Read the table's log from the database."""
        store = PostgresStore(url)
        log = await store.load(self.players[0].person.code)
        await store.close()
        return log


async def opens(server: Server) -> Evening:
    """Open a table with two people and start a game."""
    host = await Client.opens(server.address, "Ada", game="echo")
    guest = await Client.joins(server.address, host.code, "Ola")
    await host.command("choose", game="echo", options={"target": 9, "pace": "off"})
    await host.command("start")
    for person in (host, guest):
        await person.sees_the_game()
    return Evening([Player(person, GAMES["echo"]) for person in (host, guest)])


async def run(server: Server, postgres: Postgres, url: str) -> Evening:
    """Play a game during which the server and the database are killed."""
    evening = await opens(server)
    await evening.plays(2)
    await evening.comes_back(server, url)
    await evening.plays(1)
    postgres.kill()
    restarting = asyncio.to_thread(postgres.start)
    await asyncio.gather(evening.plays(100), restarting)
    evening.phase = evening.players[0].person.room["phase"]
    evening.log = await evening.read_log(url)
    for player in evening.players:
        await player.person.hang_up()
    return evening


@pytest.fixture(scope="module")
def evening(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A game after its end."""
    postgres.start()
    database = postgres.fresh_database()
    url = postgres.url(database)
    with serving(tmp_path_factory.mktemp("evening") / "log", _MORE, store=url) as server:
        yield asyncio.run(run(server, postgres, url))
    postgres.drop(database)


def test_the_game_ended(evening: Evening) -> None:
    """Although the database was killed during the game."""
    assert evening.phase != "playing"


def test_every_acknowledged_answer_is_in_the_database(evening: Evening) -> None:
    """Events are saved before the reply is sent."""
    given = {f"{player.person.seat}:{answer}" for player in evening.players for answer in player.acknowledged}
    assert given <= nonces(evening.log).keys()


def test_no_answer_is_in_the_database_twice(evening: Evening) -> None:
    """Not even an answer that was being saved when the database was killed."""
    assert set(nonces(evening.log).values()) == {1}


def test_every_client_reconnected_to_the_view_in_the_log(evening: Evening) -> None:
    """ALL-02: the restarted server reads the view from the database."""
    assert evening.shown == evening.logged
