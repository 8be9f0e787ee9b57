"""Table talk: lines and signs appear at the speaker's seal."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.waiting import wait_until

_IS_INSIDE = """node => {
  const { left, right } = node.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}"""


def test_lines_and_signs_appear_on_other_pages(browsers: Browsers) -> None:
    """ALL-04: others see them without opening anything, in the lobby and in a game."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    bob, cyd = browsers.player("Bob", width=360, height=740, touch=True), browsers.player("Cyd")
    code = ada.open_table()
    bob.join(code)
    cyd.join(code)
    bob.button("Give a sign").click()
    bob.button("Clap").click()
    expect(ada.page.locator("ul[aria-hidden=true] > li")).to_be_visible()
    bob.button("Table talk").click()
    bob.page.get_by_label("Say something").fill("Shall we begin?")
    bob.button("Send", exact=True).click()
    expect(ada.page.get_by_text("Shall we begin?")).to_be_visible()
    bob.button("Close the chat").click()
    cyd.button("Table talk").click()
    cyd.page.locator("#say").fill("I am not ready yet")
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    expect(cyd.page.locator("#say")).to_have_value("I am not ready yet")
    bob.button("Give a sign").click()
    bob.button("Heart").click()
    expect(ada.page.locator("[data-sign=heart]")).to_be_visible()
    bob.button("Table talk").click()
    bob.page.locator("#say").fill("I have no idea")
    bob.button("Send", exact=True).click()
    bubble = ada.page.get_by_text("I have no idea")
    expect(bubble).to_be_visible()
    wait_until(ada.page, lambda: bubble.evaluate(_IS_INSIDE), "all of the line is in the window")
