"""A node is stopped for a new version while people play at it: their pages follow the table by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import HURRIED, Browsers
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
def visitors(browser: Browser, nodes: list[Server]) -> Iterator[Browsers]:
    """People before the balancer that we ship."""
    balancer = Caddy(site(nodes))
    try:
        with Browsers(browser, nodes[0], balancer.address) as opened:
            yield opened
    finally:
        balancer.end()


def goodbyes(player: Player) -> list[str]:
    """What the table says when it closes a connection of this page's, from now on."""
    heard: list[str] = []

    def hear(said: str | bytes) -> None:
        if '"closed"' in str(said):
            heard.append(str(said))

    player.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def test_a_game_goes_on_at_another_node_and_nobody_taps_anything(
    visitors: Browsers, nodes: list[Server]
) -> None:
    """The page is told that its node is closing, comes back by itself, and what is told there is heard."""
    zofia, ola, jan = (visitors.player(name) for name in ("Zofia", "Ola", "Jan"))
    for player in (zofia, ola, jan):
        player.expects("WebSocket connection")  # a browser says so when a socket has to be tried again
    told = goodbyes(ola)
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
    assert told and all("closing" in words for words in told)
