"""What is said is seen: at the speaker's seal, on a phone too, and signs rise at the open table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers


def test_a_line_stands_at_the_speakers_seal_and_a_sign_rises_in_the_lobby(browsers: Browsers) -> None:
    """ALL-04: whoever hears it sees it without opening anything."""
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
    bob.button("Put the talk away").click()
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
    box = bubble.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 360
