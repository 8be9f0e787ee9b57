"""From the corridor to the first move, the first time and alone: three taps, and no bot to wait for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.serving import LIGHT, Server, serving

MOST_TAPS = 3
_COUNT = "window.taps = 0; addEventListener('pointerdown', () => window.taps++, true);"


@pytest.fixture(scope="module")
def unhurried_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their human time: whoever had to wait for one would notice."""
    with serving(tmp_path_factory.mktemp("unhurried") / "tables.db", LIGHT) as server:
        yield server


@pytest.fixture
def unhurried(browser: Browser, unhurried_server: Server) -> Iterator[Browsers]:
    """Newcomers."""
    with Browsers(browser, unhurried_server) as opened:
        yield opened


def newcomer(browsers: Browsers, game: str) -> Player:
    """Somebody with a phone who has never been here, and walks through a door."""
    somebody = browsers.player("Zofia", width=360, height=740, touch=True, newcomer=True)
    somebody.page.add_init_script(_COUNT)
    somebody.come_home()
    tap(somebody.door(game))
    return somebody


def tap(thing: Locator) -> None:
    """Touch it."""
    thing.tap()


def taps(player: Player) -> int:
    """How often the screen was touched so far."""
    return int(player.page.evaluate("window.taps"))


def test_dixit(unhurried: Browsers) -> None:
    """A door, a card, the line for words: then they are written and sent."""
    zofia = newcomer(unhurried, "Dixit")
    tap(zofia.page.get_by_role("radiogroup", name="Your hand").get_by_role("radio").first)
    field = zofia.page.get_by_label("Your clue")
    tap(field)
    field.fill("a quiet thing")
    field.press("Enter")
    zofia.sees_phase("laying")
    assert taps(zofia) <= MOST_TAPS


def test_rorschach(unhurried: Browsers) -> None:
    """A door, and a mind to be read."""
    zofia = newcomer(unhurried, "Rorschach")
    tap(zofia.button(re.compile("shall be")).last)
    expect(zofia.board).not_to_have_attribute("data-phase", "choosing")
    assert taps(zofia) <= MOST_TAPS


def test_pareidolia(unhurried: Browsers) -> None:
    """A door, a word, and that one it is."""
    zofia = newcomer(unhurried, "Pareidolia")
    tap(zofia.page.locator("button.word").first)
    tap(zofia.button(re.compile("^Show")))
    expect(zofia.board).not_to_have_attribute("data-phase", "keeping")
    assert taps(zofia) <= MOST_TAPS


def test_telepathic(unhurried: Browsers) -> None:
    """A door, a card, and to whom it goes."""
    zofia = newcomer(unhurried, "Telepathic")
    tap(zofia.page.get_by_role("radiogroup", name="The open cards").get_by_role("radio").first)
    tap(zofia.button(re.compile("^Hand to ")))
    expect(zofia.board).not_to_have_attribute("data-phase", "handing")
    assert taps(zofia) <= MOST_TAPS
