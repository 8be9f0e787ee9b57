"""A newcomer alone gets from the corridor to the first move in three taps, without waiting for a bot."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.serving import LIGHT, Server, serving

MOST_TAPS = 3
_COUNT = "window.taps = 0; addEventListener('pointerdown', () => window.taps++, true);"


@pytest.fixture(scope="module")
def unhurried_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots think as long as people do, so a test that waits for a bot is slow."""
    with serving(
        tmp_path_factory.mktemp("unhurried") / "tables.db", (*LIGHT, "--bot-workers", "0")
    ) as server:
        yield server


@pytest.fixture
def unhurried(pages: PagePool, unhurried_server: Server) -> Iterator[Browsers]:
    """Makes players at the unhurried server."""
    with Browsers(pages, unhurried_server) as opened:
        yield opened


def newcomer(browsers: Browsers, game: str) -> Player:
    """Return a newcomer with a phone who has opened the door to a game."""
    zofia = browsers.player("Zofia", width=360, height=740, touch=True, newcomer=True, scripts=(_COUNT,))
    zofia.come_home()
    tap(zofia.door(game))
    return zofia


def tap(thing: Locator) -> None:
    """Tap an element."""
    thing.tap()


def taps(player: Player) -> int:
    """Return the number of taps so far."""
    return int(player.page.evaluate("window.taps"))


def test_dixit(unhurried: Browsers) -> None:
    """A door, a card, the text field."""
    zofia = newcomer(unhurried, "Dixit")
    tap(zofia.page.get_by_role("radiogroup", name="Your hand").get_by_role("radio").first)
    field = zofia.page.get_by_label("Your clue")
    tap(field)
    field.fill("a quiet thing")
    field.press("Enter")
    zofia.sees_phase("laying")
    assert taps(zofia) <= MOST_TAPS


def test_rorschach(unhurried: Browsers) -> None:
    """A door, and the choice of the subject."""
    zofia = newcomer(unhurried, "Rorschach")
    tap(zofia.button(re.compile("^(Agree|Yes, read)")).last)
    expect(zofia.board).not_to_have_attribute("data-phase", "choosing")
    assert taps(zofia) <= MOST_TAPS


def test_pareidolia(unhurried: Browsers) -> None:
    """A door, a word, the button."""
    zofia = newcomer(unhurried, "Pareidolia")
    tap(zofia.page.locator("button.word").first)
    tap(zofia.button(re.compile("^Build")))
    expect(zofia.board).not_to_have_attribute("data-phase", "keeping")
    assert taps(zofia) <= MOST_TAPS


def test_telepathic(unhurried: Browsers) -> None:
    """A door, a card, the button."""
    zofia = newcomer(unhurried, "Telepathic")
    tap(zofia.page.get_by_role("radiogroup", name="The open cards").get_by_role("radio").first)
    tap(zofia.button(re.compile("^Hand to ")))
    expect(zofia.board).not_to_have_attribute("data-phase", "handing")
    assert taps(zofia) <= MOST_TAPS
