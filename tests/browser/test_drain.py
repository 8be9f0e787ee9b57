"""Pages follow their table to another node when its node is stopped for a new version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import HURRIED, Browsers
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.cluster.test_balancer import METRICS_TOKEN, counted, site
from tests.servers.caddy import Caddy
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import CALM, Server, serving


@pytest.fixture
def nodes(postgres: Postgres, database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one store."""
    bus = Nats()
    with ExitStack() as stack:
        stack.callback(bus.end)
        more = (*HURRIED, *CALM, "--metrics-token", METRICS_TOKEN, "--bus", bus.url, "--node")
        yield [
            stack.enter_context(serving(tmp_path / name, (*more, name), postgres.url(database)))
            for name in ("one", "two")
        ]


@pytest.fixture
def visitors(pages: PagePool, nodes: list[Server]) -> Iterator[Browsers]:
    """Players behind the shipped load balancer."""
    balancer = Caddy(site(nodes))
    try:
        with Browsers(pages, nodes[0], balancer.address) as opened:
            yield opened
    finally:
        balancer.end()


def close_messages(player: Player) -> list[str]:
    """Collect the messages with which the table closes this page's connections from now on."""
    messages: list[str] = []

    def read(message: str | bytes) -> None:
        if '"closed"' in str(message):
            messages.append(str(message))

    player.listen("websocket", lambda socket: socket.on("framereceived", read))
    return messages


def test_a_game_continues_at_another_node_without_a_tap(visitors: Browsers, nodes: list[Server]) -> None:
    """The page learns that its node is closing, reconnects by itself, and the next clue arrives."""
    zofia, ola, jan = (visitors.player(name) for name in ("Zofia", "Ola", "Jan"))
    for player in (zofia, ola, jan):
        player.expects("WebSocket connection")  # Chromium reports each failed attempt
    closed = close_messages(ola)
    code = zofia.open_table()
    for friend in (ola, jan):
        friend.join(code)
    zofia.button("Start with 3 players").click()
    zofia.sees_phase("telling")
    owner = next(node for node in nodes if counted(node, "unspoken_tables_owned"))
    owner.stop()
    zofia.tell("a clue")
    for friend in (ola, jan):
        friend.sees_phase("laying")
        expect(friend.page.get_by_text("The line went quiet")).to_have_count(0)
    owner.start()
    assert closed and all("closing" in message for message in closed)
