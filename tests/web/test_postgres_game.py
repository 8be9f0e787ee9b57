"""A game on a server that keeps its tables in PostgreSQL, both of which die in the middle of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.client import Client
from tests.servers.postgres import Postgres
from tests.serving import CALM, LIGHT, TOY_PACKS, Server, serving
from tests.web.course import GAMES, Player, Retold, newest_frame, nonces
from unspoken.kernel.game import Seat
from unspoken.storage.postgres import PostgresStore

pytestmark = pytest.mark.long

_MORE = (*CALM, *LIGHT, "--bot-pause", "10", "--also", "toygame", "--packs", str(TOY_PACKS))


@dataclass
class Evening:
    """One table, from its opening to the end of its game."""

    players: list[Player]
    told: list[bytes] = field(default_factory=list)
    """What each page was to show by the log, when the server had been killed,"""
    shown: list[bytes] = field(default_factory=list)
    """and what it showed when the server was back."""
    log: list[bytes] = field(default_factory=list)
    phase: str = ""

    async def plays(self, answers: int) -> None:
        """So many answers of each, or until the game is over."""
        await asyncio.gather(*(self._plays(player, answers) for player in self.players))

    async def _plays(self, player: Player, answers: int) -> None:
        enough = len(player.acknowledged) + answers
        while player.person.room["phase"] == "playing" and len(player.acknowledged) < enough:
            await player.moves()

    async def comes_back(self, server: Server, url: str) -> None:
        """The server is killed and started again."""
        server.kill()
        retold = Retold()
        retold.read_on(await self.read_log(url))
        server.start()
        for player in self.players:
            await player.person.connect()
            assert player.person.seat is not None
            self.told.append(retold.frames[-1][Seat(player.person.seat)])
            self.shown.append(newest_frame(player.person))

    async def read_log(self, url: str) -> list[bytes]:
        """The table's log as it is in the database."""
        store = PostgresStore(url)
        log = await store.load(self.players[0].person.code)
        await store.close()
        return log


async def opens(server: Server) -> Evening:
    """Two people and a table whose game has begun."""
    host = await Client.opens(server.address, "Ada", game="echo")
    guest = await Client.joins(server.address, host.code, "Ola")
    await host.command("choose", game="echo", options={"target": 9, "pace": "off"})
    await host.command("start")
    for person in (host, guest):
        await person.sees_the_game()
    return Evening([Player(person, GAMES["echo"]) for person in (host, guest)])


async def run(server: Server, postgres: Postgres, url: str) -> Evening:
    """An evening with two accidents."""
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
    """A game that was played to its end."""
    postgres.start()
    database = postgres.fresh_database()
    url = postgres.url(database)
    with serving(tmp_path_factory.mktemp("evening") / "log", _MORE, store=url) as server:
        yield asyncio.run(run(server, postgres, url))
    postgres.drop(database)


def test_the_game_came_to_its_end(evening: Evening) -> None:
    """Though the database was killed in the middle of it."""
    assert evening.phase != "playing"


def test_every_acknowledged_answer_is_in_the_database(evening: Evening) -> None:
    """Save, then send."""
    given = {f"{player.person.seat}:{one}" for player in evening.players for one in player.acknowledged}
    assert given <= nonces(evening.log).keys()


def test_no_answer_is_in_the_database_twice(evening: Evening) -> None:
    """Not even one that was underway when the database was killed."""
    assert set(nonces(evening.log).values()) == {1}


def test_every_page_came_back_to_the_view_that_the_log_tells(evening: Evening) -> None:
    """ALL-02: the server was killed, and read it from the database."""
    assert evening.shown == evening.told
