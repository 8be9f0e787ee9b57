"""Real browsers on a real server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.fit import EVERY, EXTREMES, Window
from tests.browser.paint import UNPAINTED
from tests.browser.player import Player
from tests.patience import PATIENCE_MS
from tests.proof_size import ProofSize
from tests.serving import LIGHT, Server, serving
from tools import chromium

SHOWN_AROUND = """for (const game of ['dixit', 'pareidolia', 'rorschach', 'telepathic', 'echo'])
  localStorage.setItem(`unspoken.guided.${game}`, 'yes');"""
"""What a browser remembers that has shown somebody around every game."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-checker-imaging",  # a picture of a page has every image in it
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
)
HURRIED = (*LIGHT, "--bot-pause", "60")
THOUGHTFUL = (*LIGHT, "--bot-pause", "3600000")
"""Bots that think for an hour: every table stays as it was saved."""

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all; each player has a context of their own in it."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this worker, with quick bots. A test that kills it starts it again."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db", HURRIED) as running:
        yield running


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this worker whose saved tables must stay as they are."""
    with serving(tmp_path_factory.mktemp("still") / "tables.db", THOUGHTFUL) as running:
        yield running


@pytest.fixture(scope="session")
def windows(proof_size: ProofSize) -> Sequence[Window]:
    """The windows in which every screen must fit."""
    return (EXTREMES, EXTREMES, EVERY)[proof_size.size]


@pytest.fixture
def browsers(browser: Browser, server: Server) -> Iterator[Browsers]:
    """Where players come from."""
    with Browsers(browser, server) as opened:
        yield opened


class Browsers:
    """Makes players, and sees them out at the end; none of their pages may have complained."""

    def __init__(self, browser: Browser, server: Server, address: str | None = None) -> None:
        self._browser = browser
        self.server = server
        self._address = address
        self._players: list[Player] = []

    def __enter__(self) -> Browsers:
        return self

    def __exit__(self, *_: object) -> None:
        complaints = [complaint for player in self._players for complaint in player.complaints]
        for player in self._players:
            player.page.context.close()
        assert complaints == []

    def player(
        self,
        name: str,
        *,
        width: int = 1280,
        height: int = 800,
        scheme: str = "dark",
        locale: str = "en-GB",
        touch: bool = False,
        newcomer: bool = False,
    ) -> Player:
        """Somebody with a browser of their own; it has shown them around before, unless they are new here."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale=locale,
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(UNPAINTED)
        if not newcomer:
            context.add_init_script(SHOWN_AROUND)
        player = Player(name, context.new_page(), self._address or self.server.address)
        self._players.append(player)
        return player
