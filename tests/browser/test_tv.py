"""A table on a TV: put up from the menu, seen from across the room, with nothing that only one may see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.player import Player

_TV = {"width": 1920, "height": 1080}
_LARGE = "() => document.querySelector('.code').getBoundingClientRect().width > innerWidth / 8"
"""Whether the code can be read from the sofa."""
_FITS = (
    "() => document.documentElement.scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"
)


def put_up(player: Player) -> Page:
    """Show the table on a TV, which opens a window of its own."""
    player.button("Menu").click()
    player.button("Show the table on a TV").click()
    with player.page.context.expect_page() as opened:
        player.button("Or open it here, in a window of its own").click()
    tv = opened.value
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    return tv


def test_an_evening_on_a_tv(browsers: Browsers) -> None:
    """The way in, then the game as anybody may see it: no hand, no button, no scrolling, nobody replaced."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    tv = put_up(zofia)
    code = f"{zofia.code[:4]} {zofia.code[4:]}"
    expect(tv.get_by_text(code)).to_be_visible()
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Sit a bot")).first.click()
    expect(tv.get_by_role("list", name="Who is here").get_by_role("listitem")).to_have_count(4)
    assert found_by_axe(tv) == []
    zofia.button("Start with 4 players").click()
    expect(zofia.board).to_be_attached()
    expect(tv.locator("[data-phase]")).to_be_attached()
    buttons = [button.get_attribute("aria-label") for button in tv.get_by_role("button").all()]
    assert (buttons, tv.locator("img[src*='/pictures/']").count()) == (["Turn the sound off"], 0)
    for _ in range(200):
        if zofia.phase == "revealed":
            break
        zofia.act("somewhere between two clouds")
        zofia.page.wait_for_timeout(60)
    expect(tv.locator("[data-phase=revealed]")).to_be_attached()
    expect(tv.locator("img[src*='/pictures/']")).to_have_count(4)
    assert tv.evaluate(_FITS)
    assert found_by_axe(tv) == []


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_whatever_the_tv_it_is_filled(browsers: Browsers, size: tuple[int, int]) -> None:
    """What is wide is enlarged as a whole, what is small is not cut off."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    tv = put_up(zofia)
    tv.set_viewport_size({"width": size[0], "height": size[1]})
    expect(tv.get_by_text(f"{zofia.code[:4]} {zofia.code[4:]}")).to_be_visible()
    tv.wait_for_function(_LARGE)
    assert tv.evaluate(_FITS)


def test_a_second_tv_takes_the_place_of_the_first(browsers: Browsers) -> None:
    """And the first says so, and can take it back."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    first, second = put_up(zofia), put_up(zofia)
    expect(second.get_by_role("list", name="Who is here")).to_be_visible()
    expect(first.get_by_text("The table is on another screen")).to_be_visible()
    first.get_by_role("button", name="Show it here").click()
    expect(first.get_by_role("list", name="Who is here")).to_be_visible()
    expect(second.get_by_text("The table is on another screen")).to_be_visible()


def test_a_window_for_all_stays_one_while_the_house_is_slow(browsers: Browsers) -> None:
    """It must not become the page of whoever opened it, hand and all, as one question was not answered."""
    zofia = browsers.player("Zofia")
    code = zofia.open_table()
    tv = zofia.page.context.new_page()
    tv.route(f"**/api/tables/{code}", lambda route: route.abort(), times=1)
    tv.goto(f"{zofia.address}/t/{code}/tv")
    expect(tv.get_by_text("The line went quiet")).to_be_visible()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    assert tv.url.endswith("/tv")


def test_a_stranger_is_asked_in_first(browsers: Browsers) -> None:
    """Who has only the address of the screen comes to the invitation."""
    zofia, stranger = browsers.player("Zofia"), browsers.player("Kit")
    code = zofia.open_table()
    stranger.page.goto(f"{stranger.address}/t/{code}/tv")
    expect(stranger.page.get_by_role("textbox", name="Your name")).to_be_visible()
    assert stranger.page.url.endswith(f"/t/{code}")


def test_a_tv_of_its_own(browsers: Browsers) -> None:
    """It shows a code, the host types it, and it shows the table until it is put away: there or by phone."""
    zofia, tv = browsers.player("Zofia"), browsers.player("").page
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    tv.goto(f"{zofia.address}/tv")
    code = tv.get_by_role("img", name=re.compile("The code of this screen"))
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    assert found_by_axe(tv) == [] and tv.evaluate(_FITS)
    zofia.open_table()
    zofia.expects("404")  # the browser's own remark on a code that no TV shows
    zofia.button("Menu").click()
    zofia.button("Show the table on a TV").click()
    typed = zofia.page.get_by_role("textbox", name=re.compile("On the TV, open"))
    typed.fill("AAAA")
    zofia.button("Show it there").click()
    expect(zofia.page.get_by_role("alert")).to_contain_text("No TV shows that code")
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    zofia.button("Put away").click()
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    tv.keyboard.press("Tab")
    tv.get_by_role("button", name="Put away").click()
    expect(code).to_be_visible()
