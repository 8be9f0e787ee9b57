"""A table on a TV: shown from the menu, readable from a distance, without private information."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.waiting import turns

_TV = {"width": 1920, "height": 1080}
_LARGE = "() => document.querySelector('.code').getBoundingClientRect().width > innerWidth / 8"
"""True if the code has large letters."""
_FITS = (
    "() => document.documentElement.scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"
)


def show_on_tv(player: Player) -> Page:
    """Open the TV page of the table in a new window."""
    player.button("Menu").click()
    player.button("Show the table on a TV").click()
    with player.page.context.expect_page() as opened:
        player.button("Or open it here, in its own window").click()
    tv = opened.value
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    return tv


def test_an_evening_on_a_tv(browsers: Browsers) -> None:
    """The TV shows the code, then the public view of the game: no hand, no game button, no scrolling."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    tv = show_on_tv(zofia)
    code = f"{zofia.code[:4]} {zofia.code[4:]}"
    expect(tv.get_by_text(code)).to_be_visible()
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Seat a bot")).first.click()
    expect(tv.get_by_role("list", name="Who is here").get_by_role("listitem")).to_have_count(4)
    assert found_by_axe(tv) == []
    zofia.button("Start with 4 players").click()
    expect(zofia.board).to_be_attached()
    expect(tv.locator("[data-phase]")).to_be_attached()
    expect(tv.get_by_role("button")).to_have_count(1)
    expect(tv.get_by_role("button")).to_have_accessible_name("Turn the sound off")
    expect(tv.locator("img[src*='/pictures/']")).to_have_count(0)
    for _ in turns(zofia.page):
        if zofia.phase == "revealed":
            break
        zofia.act("somewhere between two clouds")
    expect(tv.locator("[data-phase=revealed]")).to_be_attached()
    expect(tv.locator("img[src*='/pictures/']")).to_have_count(4)
    tv.wait_for_function(_FITS)
    assert found_by_axe(tv) == []


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_page_fills_a_tv_of_any_size(browsers: Browsers, size: tuple[int, int]) -> None:
    """Large screens enlarge the page, and small ones cut nothing off."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    tv = show_on_tv(zofia)
    tv.set_viewport_size({"width": size[0], "height": size[1]})
    expect(tv.get_by_text(f"{zofia.code[:4]} {zofia.code[4:]}")).to_be_visible()
    tv.wait_for_function(_LARGE)
    tv.wait_for_function(_FITS)


def test_a_second_tv_replaces_the_first(browsers: Browsers) -> None:
    """The first one says so and can show the table again."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    first, second = show_on_tv(zofia), show_on_tv(zofia)
    expect(second.get_by_role("list", name="Who is here")).to_be_visible()
    expect(first.get_by_text("The table is on another screen")).to_be_visible()
    first.get_by_role("button", name="Show it here").click()
    expect(first.get_by_role("list", name="Who is here")).to_be_visible()
    expect(second.get_by_text("The table is on another screen")).to_be_visible()


def test_the_tv_page_stays_public_when_a_request_fails(browsers: Browsers) -> None:
    """It must not become the private page of the person who opened it."""
    zofia = browsers.player("Zofia")
    code = zofia.open_table()
    tv = zofia.page.context.new_page()
    tv.route(f"**/api/tables/{code}", lambda route: route.abort(), times=1)
    tv.goto(f"{zofia.address}/t/{code}/tv")
    expect(tv.get_by_text("The line went quiet")).to_be_visible()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    expect(tv).to_have_url(re.compile("/tv$"))


def test_the_tv_address_leads_a_stranger_to_the_invitation(browsers: Browsers) -> None:
    """A person who is not at the table cannot open its TV page."""
    zofia, stranger = browsers.player("Zofia"), browsers.player("Kit")
    code = zofia.open_table()
    stranger.page.goto(f"{stranger.address}/t/{code}/tv")
    expect(stranger.page.get_by_role("textbox", name="Your name")).to_be_visible()
    expect(stranger.page).to_have_url(re.compile(f"/t/{code}$"))


def test_a_tv_of_its_own(browsers: Browsers) -> None:
    """The TV shows a code, the host enters it, and either side can remove the table from the TV."""
    zofia, tv = browsers.player("Zofia"), browsers.player("").page
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    tv.goto(f"{zofia.address}/tv")
    code = tv.get_by_role("img", name=re.compile("The code of this screen"))
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    tv.wait_for_function(_FITS)
    assert found_by_axe(tv) == []
    zofia.open_table()
    zofia.expects("404")  # Chromium reports the refused code
    zofia.button("Menu").click()
    zofia.button("Show the table on a TV").click()
    typed = zofia.page.get_by_role("textbox", name=re.compile("On the TV, open"))
    typed.fill("AAAA")
    zofia.button("Show it there").click()
    expect(zofia.page.get_by_role("alert")).to_contain_text("No TV shows that code")
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    zofia.button("Disconnect").click()
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    tv.keyboard.press("Tab")
    tv.get_by_role("button", name="Disconnect").click()
    expect(code).to_be_visible()
