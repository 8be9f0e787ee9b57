"""A fifth game from outside plays through the real server and the real page, and no file of ours knows it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import HURRIED, Browsers
from tests.browser.player import Player
from tests.serving import TOY_PACKS, Server, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def page_with_echo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built with the toy game's folder beside our own."""
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
    """A server that was told of one more game."""
    more = (*HURRIED, "--also", "toygame", "--packs", str(TOY_PACKS), "--page", str(page_with_echo))
    with serving(tmp_path_factory.mktemp("echo") / "tables.db", more) as server:
        yield server


@pytest.fixture
def room_with_echo(browser: Browser, server_with_echo: Server) -> Iterator[Browsers]:
    """Players there."""
    with Browsers(browser, server_with_echo) as opened:
        yield opened


def take_a_turn(player: Player) -> None:
    """Think of five, or go on after a reveal."""
    numbers = player.page.get_by_role("group", name="Numbers")
    if player.is_awaited and numbers.count():
        numbers.get_by_text("5", exact=True).click()
        player.button("Think 5").click()
    elif player.is_awaited and player.button("Go on").count():
        player.button("Go on").click()


def test_a_game_that_nobody_knows_plays_to_its_end(room_with_echo: Browsers) -> None:
    """Adding a game edits no existing file, nor does its pack of a kind that nobody knows."""
    zofia = room_with_echo.player("Zofia")
    zofia.open_table("Echo")
    zofia.button("Add a bot").first.click()
    zofia.button("Start with 2 players").click()
    for _ in range(100):
        if zofia.phase == "over":
            break
        take_a_turn(zofia)
        zofia.page.wait_for_timeout(80)
    expect(zofia.board).to_have_attribute("data-phase", "over")
    expect(zofia.board.get_by_text("whistle")).to_be_visible()


def test_a_game_that_nobody_knows_has_a_door_of_its_own(room_with_echo: Browsers) -> None:
    """Title, tagline and picture stand on its door, after the doors that have a place."""
    zofia = room_with_echo.player("Zofia")
    zofia.come_home()
    door = zofia.page.locator("[data-door]").last
    expect(door).to_contain_text("Be the highest, and the only one")
    expect(door.locator("img")).to_have_js_property("naturalWidth", 580)


def test_a_game_that_nobody_knows_brings_its_theme(room_with_echo: Browsers) -> None:
    """Its table is laid with its own cloth."""
    zofia = room_with_echo.player("Zofia", scheme="light")
    zofia.come_home()
    zofia.door("Echo").click()
    expect(zofia.page.locator("[data-theme=echo] .cloth")).to_have_css(
        "background-color", "rgb(218, 219, 230)"
    )
