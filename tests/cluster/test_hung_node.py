"""A node that hangs: its process is stopped, but its connections stay open."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.protocol import State

from tests.client import Client
from tests.cluster.test_balancer import METRICS_TOKEN, counted, site
from tests.patience import PATIENCE
from tests.servers.caddy import Caddy
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import Server, serving
from unspoken.client import Table


@pytest.fixture
def nodes(postgres: Postgres, database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one store, with the usual lease."""
    bus = Nats()
    with ExitStack() as stack:
        stack.callback(bus.end)
        light = ("--no-limits", "--no-models", "--bot-workers", "0", "--metrics-token", METRICS_TOKEN)
        more = (*light, "--bus", bus.url, "--node")
        yield [
            stack.enter_context(serving(tmp_path / name, (*more, name), postgres.url(database)))
            for name in ("one", "two")
        ]


@contextmanager
def stopped(node: Server) -> Iterator[None]:
    """Stop a process as a hang would."""
    os.kill(node.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(node.pid, signal.SIGCONT)


async def _plays_on(balancer: Caddy, nodes: list[Server]) -> tuple[bool, list[str]]:
    """Connect an agent through the balancer, stop its node, and wait until the agent has moved.

    Return whether the agent noticed the hang before a client that needs 10 to 20 seconds to notice it, and
    the lines of the agent that a person at the other node received.
    """
    ada = await Client.opens(balancer.address, "Ada", game="telepathic")
    agent = await Table.join(balancer.address, ada.code, "Eli")
    home, other = sorted(nodes, key=lambda node: counted(node, "unspoken_sockets"), reverse=True)
    first = agent.connection.socket
    slow = await connect(
        f"{home.address.replace('http', 'ws')}/ws/tv", ping_interval=10, ping_timeout=10, close_timeout=0
    )
    with stopped(home):
        async with asyncio.timeout(PATIENCE):
            while agent.connection.socket in (None, first):
                await agent.change()
        was_first = slow.state is State.OPEN
        again = Client(other.address, ada.code, ada.token)
        await again.connect()
        await agent.say("table", "still here")
        await again.until(
            lambda: any(message.get("text") == "still here" for message in again.other_messages)
        )
    await slow.close()
    for person in (agent, ada, again):
        await person.hang_up()
    return was_first, [message["text"] for message in again.other_messages if message["type"] == "said"]


def test_an_agent_at_a_hung_node_plays_on_at_another_one(nodes: list[Server]) -> None:
    """While the first node is still stopped: the agent notices the silence, and the table has moved."""
    balancer = Caddy(site(nodes))
    try:
        assert asyncio.run(_plays_on(balancer, nodes)) == (True, ["still here"])
    finally:
        balancer.end()
