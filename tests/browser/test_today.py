"""The puzzle of the day, played to its end by somebody alone; each of its screens fits every window."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.fit import EVERY, misfits
from tests.browser.player import Player
from tests.browser.stillness import can_be_held, held

MAIN = ("the question", "the main button")


def fits(page: Page, *more: str) -> None:
    """Question, whatever is touched, main button and `more` are in the window together, whatever its size."""
    with held(page):
        found = misfits(page, shows=(*MAIN, *more), windows=EVERY)
    assert not found, "\n".join(found)


def read_a_partner(ada: Player) -> None:
    """The first part, to its end."""
    page = ada.page
    page.get_by_role("radio", name="Three moons").click()
    fits(page)
    ada.button("Now the card").click()
    cards = page.get_by_role("radiogroup", name="Hand the card").get_by_role("radio")
    cards.first.click()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_checked()
    fits(page)
    ada.button("Hand it over").click()
    expect(ada.button("On to Rorschach")).to_be_visible()
    fits(page, "points")


def lay_three_words(ada: Player) -> None:
    """The second part."""
    for numeral in ("I", "II", "III"):
        ada.page.get_by_role("button", name=f"Blot {numeral}.").click()
    fits(ada.page)
    ada.button("Seal it").click()
    expect(ada.page.get_by_text("laid it here too")).to_have_count(3)
    fits(ada.page, "points")


def guess_at_clouds(ada: Player) -> None:
    """The third part, in vain."""
    ada.page.get_by_role("textbox").fill("a thing that nobody ever saw")
    ada.button("Say it").click()
    expect(ada.page.get_by_text("Not: a thing that nobody ever saw")).to_be_visible()
    fits(ada.page)
    for press in ("Show me more", "Show me the rest", "Tell me"):
        ada.button(press).click()


def test_somebody_alone_plays_all_three_parts_and_has_three_lines_to_send(browsers: Browsers) -> None:
    """Whatever the day brings; afterwards the browser remembers, and nobody else."""
    ada = browsers.player("Ada", width=360, height=740)
    page = ada.page
    can_be_held(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{browsers.server.address}/today")
    read_a_partner(ada)
    ada.button("On to Rorschach").click()
    lay_three_words(ada)
    ada.button("On to Pareidolia").click()
    guess_at_clouds(ada)
    ada.button("How was it?").click()
    expect(ada.button("Send it to somebody")).to_be_visible()
    fits(page, "points")
    ada.button("Send it to somebody").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert [line.split(" ")[1] for line in lines] == ["Telepathic", "Rorschach", "Pareidolia"]
    assert lines[2].startswith("◇◇◇◇ ")
    page.reload()
    expect(page.get_by_text("The first day in a row")).to_be_visible()
