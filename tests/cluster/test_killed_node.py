"""A node is killed: its tables continue at another node while its lease is still valid."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.client import Client
from tests.cluster.recovery import LOST, saves_again
from tests.patience import PATIENCE
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import Server

_MORE = ("--no-limits", "--no-models", "--bot-workers", "0", "--lease", str(PATIENCE * 2))
"""With a lease that does not expire during a test."""
_LEASED = "SELECT until > now() FROM nodes WHERE name = 'one'"


@pytest.fixture
def nodes(postgres: Postgres, database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one store."""
    bus = Nats()
    with ExitStack() as stack:
        stack.callback(bus.end)
        begun = []
        for name in ("one", "two"):
            more = (*_MORE, "--bus", bus.url, "--node", name)
            begun.append(Server(tmp_path / name, more, postgres.url(database)))
            begun[-1].start()
            stack.callback(_end, begun[-1])
        yield begun


def _end(node: Server) -> None:
    if node.is_running:
        node.kill()


async def _comes_back(person: Client, node: Server) -> None:
    """Reconnect to this node whenever the connection is closed."""
    while True:
        await person.until(lambda: person.closed is not None)
        person.address = node.address
        with contextlib.suppress(*LOST):
            await person.connect()
        await asyncio.sleep(0.05)


async def _play_on(first: Server, second: Server, *, relayed: bool) -> None:
    """Kill the owner of a game. One of its people, at the owner or relayed to it, saves again."""
    ada = await Client.opens(first.address, "Ada", game="telepathic")
    bob = await Client.joins(second.address, ada.code, "Bob")
    assert (await ada.command("start"))["type"] == "ok"
    await bob.sees_the_game()
    person = bob if relayed else ada
    coming_back = asyncio.ensure_future(_comes_back(person, second))
    await asyncio.to_thread(first.kill)
    async with asyncio.timeout(PATIENCE):
        await saves_again(person, 0.0)
    coming_back.cancel()
    await asyncio.gather(*(someone.hang_up() for someone in (ada, bob)))


@pytest.mark.parametrize("relayed", [False, True])
def test_people_play_on_while_the_lease_of_the_killed_node_is_valid(
    nodes: list[Server], postgres: Postgres, database: str, relayed: bool
) -> None:
    """Both a person at the killed node and one who was relayed to it through another node."""
    asyncio.run(_play_on(*nodes, relayed=relayed))
    assert postgres.execute(_LEASED, database) == "t"
