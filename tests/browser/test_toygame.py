"""A fifth game from outside the project plays through the real server and the real page."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import HURRIED, Browsers
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.browser.waiting import turns
from tests.serving import TOY_PACKS, Server, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def page_with_echo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built with the toy game."""
    folder = tmp_path_factory.mktemp("page")
    more = {
        "UNSPOKEN_EXTRA_GAMES": str(ROOT / "tests" / "toygame" / "front" / "echo"),
        "UNSPOKEN_PAGE_OUT": str(folder),
    }
    subprocess.run(
        [sys.executable, "tools/front.py", "npm", "run", "build"],
        cwd=ROOT,
        env={**os.environ, **more},
        check=True,
        capture_output=True,
    )
    return folder


@pytest.fixture(scope="module")
def server_with_echo(tmp_path_factory: pytest.TempPathFactory, page_with_echo: Path) -> Iterator[Server]:
    """A server with the toy game."""
    more = (*HURRIED, "--also", "toygame", "--packs", str(TOY_PACKS), "--page", str(page_with_echo))
    with serving(tmp_path_factory.mktemp("echo") / "tables.db", more) as server:
        yield server


@pytest.fixture
def room_with_echo(pages: PagePool, server_with_echo: Server) -> Iterator[Browsers]:
    """Makes players at this server."""
    with Browsers(pages, server_with_echo) as opened:
        yield opened


def take_a_turn(player: Player) -> None:
    """Choose the number five, or go on after a reveal."""
    numbers = player.page.get_by_role("group", name="Numbers")
    if player.is_awaited and numbers.count():
        numbers.get_by_text("5", exact=True).click()
        player.button("Pick 5").click()
        expect(player.button("Pick 5")).to_have_count(0)  # otherwise the next turn could choose again
    elif player.is_awaited and player.button("Go on").count():
        player.button("Go on").click()
        expect(player.button("Go on")).to_have_count(0)  # otherwise the next turn could click it again


def test_the_toy_game_is_played_to_its_end(room_with_echo: Browsers) -> None:
    """A new game and its own kind of pack need no edit of an existing file; it has a door and a theme.

    This is one test, because two processes would build the page twice.
    """
    zofia = room_with_echo.player("Zofia", scheme="light")
    zofia.come_home()
    has_a_door(zofia)
    expect(zofia.page.get_by_text("Five games about what goes unsaid")).to_be_visible()
    zofia.door("Echo").click()
    cloth = zofia.page.locator("[data-theme=echo] .cloth")
    expect(cloth).to_have_css("background-color", "rgb(218, 219, 230)")
    zofia.open_table("Echo")
    zofia.button("Add a bot").first.click()
    zofia.button("Start with 2 players").click()
    for _ in turns(zofia.page):
        if zofia.phase == "over":
            break
        take_a_turn(zofia)
    expect(zofia.board).to_have_attribute("data-phase", "over")
    expect(zofia.board.get_by_text("whistle")).to_be_visible()


def has_a_door(player: Player) -> None:
    """Wait for the last door of the corridor, with the toy game's tagline and picture."""
    door = player.page.locator("[data-door]").last
    expect(door).to_contain_text("Be the highest, and the only one")
    expect(door.locator("img")).to_have_js_property("naturalWidth", 580)
