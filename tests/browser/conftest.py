"""Fixtures: real browsers on a real server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.fit import EVERY, EXTREMES, Window
from tests.browser.page_pool import GUIDED, PageKind, PagePool, Scheme
from tests.browser.player import Player
from tests.patience import PATIENCE_MS
from tests.proof_size import ProofSize
from tests.serving import LIGHT, Server, serving
from tools import chromium

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-checker-imaging",  # so that screenshots contain all images
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
)
ADMIN_TOKEN = "only-for-these-tests"
HURRIED = (*LIGHT, "--bot-pause", "60", "--bot-workers", "0")
"""Quick bots, without a worker process, which takes a second of CPU to start."""
THOUGHTFUL = (*LIGHT, "--bot-pause", "3600000", "--bot-workers", "0")
"""Bots that think for an hour, so every table stays as it was saved."""

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process; each player has a context of their own."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> PagePool:
    """The pages of this process's Chromium."""
    return PagePool(browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process, with quick bots. A test that kills it starts it again."""
    more = (*HURRIED, "--admin-token", ADMIN_TOKEN)
    with serving(tmp_path_factory.mktemp("server") / "tables.db", more) as running:
        yield running


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process whose saved tables must stay as they are."""
    with serving(tmp_path_factory.mktemp("still") / "tables.db", THOUGHTFUL) as running:
        yield running


@pytest.fixture(scope="session")
def windows(proof_size: ProofSize) -> Sequence[Window]:
    """The windows in which every screen must fit."""
    return (EXTREMES, EXTREMES, EVERY)[proof_size.size]


@pytest.fixture
def browsers(pages: PagePool, server: Server) -> Iterator[Browsers]:
    """Makes players at the shared server."""
    with Browsers(pages, server) as opened:
        yield opened


class Browsers:
    """Makes players, and closes their pages at the end. Fails if a page reported an error or a warning."""

    def __init__(self, pages: PagePool, server: Server, address: str | None = None) -> None:
        self._pages = pages
        self.server = server
        self._address = address or server.address
        self._players: list[tuple[Player, PageKind]] = []

    def __enter__(self) -> Browsers:
        return self

    def __exit__(self, *_: object) -> None:
        complaints = [complaint for player, _ in self._players for complaint in player.complaints]
        for player, kind in self._players:
            player.stop_listening()
            self._pages.take_back(kind, player.page, self._address)
        assert complaints == []

    def player(
        self,
        name: str,
        *,
        width: int = 1280,
        height: int = 800,
        scheme: Scheme = "dark",
        locale: str = "en-GB",
        touch: bool = False,
        newcomer: bool = False,
        installs: bool = False,
        scripts: tuple[str, ...] = (),
    ) -> Player:
        """Return a player with a browser context of their own. A newcomer has not yet seen the guides.

        `scripts` run in each document before its own scripts. `installs` allows the service worker: such a
        page takes twice as long to open again, so only tests of the service worker use it.
        """
        kind = PageKind(locale, touch, (*scripts, *(() if newcomer else (GUIDED,))), installs)
        player = Player(
            name, self._pages.lend(kind, scheme, {"width": width, "height": height}), self._address
        )
        self._players.append((player, kind))
        return player
