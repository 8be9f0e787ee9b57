"""The shipped balancer connects all people of a table to one node, and the table moves there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.client import Client
from tests.plain_http import plain_get
from tests.servers.caddy import Caddy
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import CALM, Server, serving

_SHIPPED = Path(__file__).parents[2] / "deploy" / "Caddyfile.cluster"
METRICS_TOKEN = "for-the-test"


def site(nodes: list[Server]) -> str:
    """Return the site of the shipped file, with our nodes as upstreams."""
    text = _SHIPPED.read_text()
    shared = re.search(r"\(node\) \{\n(.*?)\n\}", text, re.DOTALL)
    block = re.search(r"\{\$ADDRESS\} \{\n(.*)\n\}", text, re.DOTALL)
    assert shared is not None and block is not None
    upstreams = " ".join(f"127.0.0.1:{node.port}" for node in nodes)
    return block[1].replace("import node", shared[1]).replace("one:8000 two:8000 three:8000", upstreams)


@pytest.fixture
def nodes(postgres: Postgres, database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one store."""
    bus = Nats()
    with ExitStack() as stack:
        stack.callback(bus.end)
        more = (
            *CALM,
            "--no-limits",
            "--bot-workers",
            "0",
            "--metrics-token",
            METRICS_TOKEN,
            "--bus",
            bus.url,
            "--node",
        )
        yield [
            stack.enter_context(serving(tmp_path / name, (*more, name), postgres.url(database)))
            for name in ("one", "two")
        ]


def counted(node: Server, name: str) -> int:
    """Return a metric of a node."""
    metrics = plain_get(f"{node.address}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}).text
    return int(float(next(line for line in metrics.splitlines() if line.startswith(f"{name} ")).split()[1]))


async def _gather(balancer: Caddy, nodes: list[Server]) -> tuple[int, int]:
    """Open tables with guests; return the number of connections, and of relayed ones."""
    people: list[Client] = []
    for _ in range(4):
        host = await Client.opens(balancer.address, "Ada", game="telepathic")
        people += [host, await Client.joins(balancer.address, host.code, "Bob")]
        await host.until(lambda host=host: len(host.room["people"]) == 2)  # type: ignore[misc]  # bind this host
    figures = [
        sum(counted(node, name) for node in nodes) for name in ("unspoken_sockets", "unspoken_remote_visits")
    ]
    for person in people:
        await person.hang_up()
    return figures[0], figures[1]


def test_no_connection_is_relayed_behind_the_shipped_balancer(nodes: list[Server]) -> None:
    """It hashes the table's code."""
    balancer = Caddy(site(nodes))
    try:
        assert asyncio.run(_gather(balancer, nodes)) == (8, 0)
    finally:
        balancer.end()
