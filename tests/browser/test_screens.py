"""Every screen, on a phone and on a desk: whole, within its window, and nothing for axe to find."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.player import PATIENCE, Player

AXE = Path(__file__).parents[2] / "front" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "desk": (1440, 900)}
LOOKS = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]


def found_by_axe(page: Page) -> list[str]:
    """What axe-core finds wrong, each with the place."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{wrong['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for wrong in result["violations"]
        for node in wrong["nodes"]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(
        page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def below(page: Page) -> int:
    """By how many pixels the page is taller than its window."""
    return int(
        page.evaluate("() => document.documentElement.scrollHeight - document.documentElement.clientHeight")
    )


def check(*players: Player) -> None:
    """A screen, or several, is whole and open to everybody."""
    for player in players:
        player.page.wait_for_timeout(350)
        assert found_by_axe(player.page) == []
        assert overflow(player.page) <= 0


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_every_screen_of_an_evening(browsers: Browsers, size: str, scheme: str) -> None:
    """Corridor, invitation, open table, each phase, talk, menu, settings and album."""
    width, height = SIZES[size]
    zofia = browsers.player("Zofia", width=width, height=height, scheme=scheme, touch=size == "phone")
    ola, jan = browsers.player("Ola", width=width, height=height, scheme=scheme), browsers.player("Jan")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    check(zofia)
    zofia.button("Settings").click()
    check(zofia)
    zofia.page.keyboard.press("Escape")
    code = zofia.open_table()
    ola.page.goto(f"{ola.address}/t/{code}")
    expect(ola.page.get_by_role("textbox", name="Your name")).to_be_visible(timeout=PATIENCE)
    check(ola)
    for friend in (ola, jan):
        friend.join(code)
    start = zofia.button("Start with 3 players")
    expect(start).to_be_visible(timeout=PATIENCE)
    check(zofia)
    start.click()
    check_a_round(zofia, ola, jan)


def check_a_round(zofia: Player, ola: Player, jan: Player) -> None:
    """Every phase of the first round, as the teller and as another sees it."""
    zofia.sees_phase("telling")
    check(zofia)
    zofia.pick(0)
    check(zofia)
    zofia.button("Menu").click()
    check(zofia)
    zofia.page.keyboard.press("Escape")
    zofia.page.get_by_label("Your clue").fill("someone left the light on")
    zofia.button("Tell this card").click()
    ola.sees_phase("laying")
    check(zofia)
    check(ola)
    for friend in (ola, jan):
        friend.lay()
    ola.sees_phase("voting")
    check(zofia)
    check(ola)
    for friend in (ola, jan):
        friend.vote()
    zofia.sees_phase("revealed")
    check(zofia)
    check(ola)


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desk", "dark")])
def test_the_screens_of_two_minds(browsers: Browsers, size: str, scheme: str) -> None:
    """Telepathic: a card to hand, and a card to perform, all in sight at once."""
    width, height = SIZES[size]
    zofia, ola = (
        browsers.player(name, width=width, height=height, scheme=scheme, touch=size == "phone")
        for name in ("Zofia", "Ola")
    )
    zofia.open_table("Telepathic")
    ola.join(zofia.code)
    zofia.button("Start with 2 players").click()
    zofia.button("I did").click()
    zofia.sees_phase("handing")
    zofia.page.get_by_role("radiogroup", name="The open cards").get_by_role("radio").nth(1).click()
    check(zofia)
    assert below(zofia.page) <= 0
    zofia.button(re.compile("^Hand to ")).click()
    sets = ola.page.get_by_role("radiogroup", name=re.compile("^Which "))
    expect(sets).to_be_visible(timeout=PATIENCE)
    sets.get_by_role("radio").nth(1).click()
    check(ola)
    assert below(ola.page) <= 0


def test_a_round_in_polish(browsers: Browsers) -> None:
    """Everything that is said is said in Polish to somebody whose browser speaks Polish."""
    zofia = browsers.player("Zofia", locale="pl-PL")
    zofia.play_with_bots()
    expect(zofia.board).to_be_attached(timeout=PATIENCE)
    expect(zofia.page.locator("html")).to_have_attribute("lang", "pl")
    words = zofia.page.locator("body").inner_text()
    assert not re.search(r"\b(the|your|card|table|round)\b", words, re.IGNORECASE), words
