"""Real browsers on a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.paint import UNPAINTED
from tests.browser.player import Player
from tests.serving import Server, serving

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
HURRIED = ("--no-limits", "--bot-pause", "60")
THOUGHTFUL = ("--no-limits", "--bot-pause", "3600000")
"""Bots that think for an hour: every table stays as it was saved."""


def chromium_path() -> str:
    """Where the browser is that all of these tests drive."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert chromium, "the tests drive a real Chromium: name one in $CHROMIUM"
    return chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all; each player has a context of their own in it."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium_path(), args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, with bots that do not dawdle."""
    with serving(tmp_path / "tables.db", HURRIED) as running:
        yield running


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
        context.set_default_timeout(15_000)
        context.add_init_script(UNPAINTED)
        if not newcomer:
            context.add_init_script(SHOWN_AROUND)
        player = Player(name, context.new_page(), self._address or self.server.address)
        self._players.append(player)
        return player
