"""The puzzle of the day: played to its end; each of its screens fits every window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Browsers
from tests.browser.fit import Window, misfits
from tests.browser.player import Player
from tests.browser.stillness import HOLDABLE, held

MAIN = ("the question", "the main button")


Fits = Callable[..., None]


@pytest.fixture
def fits(windows: Sequence[Window]) -> Fits:
    """Asserts that the question, all controls, the main button and `more` are in each window together.

    With `scrolls` the rest may be below them.
    """

    def look(player: Player, *more: str, scrolls: bool = False) -> None:
        with held(player.page):
            found = misfits(player.page, shows=(*MAIN, *more), windows=windows, scrolls=scrolls)
        assert not found, "\n".join(found)

    return look


def read_a_partner(ada: Player, fits: Fits) -> None:
    """Solve the first part, Telepathic."""
    page = ada.page
    fits(ada)
    ada.button("Let me see").click()
    page.get_by_role("radio", name="Three moons").click()
    fits(ada)
    ada.button("Now the card").click()
    cards = page.get_by_role("radiogroup", name="Hand over the card").get_by_role("radio")
    cards.first.click()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_checked()
    fits(ada)
    ada.button("Hand it over").click()
    expect(ada.button("On to Rorschach")).to_be_visible()
    fits(ada, "points", scrolls=True)


def lay_three_words(ada: Player, fits: Fits) -> None:
    """Solve the second part, Rorschach."""
    ada.button("Let me see").click()
    for numeral in ("I", "II", "III"):
        ada.page.get_by_role("button", name=f"Blot {numeral}.").click()
    fits(ada)
    ada.button("Seal it").click()
    expect(ada.page.get_by_role("region", name="Rorschach").get_by_role("list")).to_have_count(3)
    fits(ada, "points", scrolls=True)


def guess_at_clouds(ada: Player, fits: Fits) -> None:
    """Fail at the third part, Pareidolia."""
    ada.button("Let me see").click()
    ada.page.get_by_role("textbox").fill("a thing that nobody ever saw")
    ada.button("Say it").click()
    expect(ada.page.get_by_text("Not: a thing that nobody ever saw")).to_be_visible()
    fits(ada)
    for press in ("Show me more", "Show me the rest", "Tell me"):
        ada.button(press).click()


def test_all_three_parts_are_played_and_the_result_is_copied(browsers: Browsers, fits: Fits) -> None:
    """The result has a line for each part, and the browser remembers that it was played."""
    ada = browsers.player("Ada", width=360, height=740, scripts=(HOLDABLE,))
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{browsers.server.address}/today")
    read_a_partner(ada, fits)
    ada.button("On to Rorschach").click()
    lay_three_words(ada, fits)
    ada.button("On to Pareidolia").click()
    guess_at_clouds(ada, fits)
    ada.button("See how you did").click()
    expect(ada.button("Send it to somebody")).to_be_visible()
    ada.button("Send it to somebody").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    title, signs, address = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert title.startswith("Unspoken · ") and address.endswith("/today")
    assert len(signs) == 3 and set(signs) <= set("🌕🌗🌑") and signs[2] == "🌑"
    page.reload()
    expect(page.get_by_text("Your first lantern is lit")).to_be_visible()
    look_back(ada)


def look_back(ada: Player) -> None:
    """See yesterday's answers, then open an older puzzle, and return to today's result."""
    page = ada.page
    check(ada)
    page.get_by_role("link", name="What was yesterday’s answer?").click()
    expect(page.get_by_text("Here is how it went")).to_be_visible()
    page.locator("a[href^='#20']").nth(1).click()
    expect(page.get_by_text("It does not count for your row of days.")).to_be_visible()
    page.goto(page.url.split("#")[0])
    expect(page.get_by_text("Your first lantern is lit")).to_be_visible()
