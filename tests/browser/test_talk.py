"""Table talk: lines and signs appear at the speaker's seal."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.friend import friends
from tests.browser.saved_tables import UNHURRIED, come_to, deal, open_table_draft, save
from tests.browser.waiting import wait_until

NAMES = ("Zofia", "Ola", "Jan", "Wen", "Inès", "Kasia", "Marek", "Hanna", "Piotr", "Ewa")
CROWD = "TAKTEN"

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


_COVERED = """least => {
  const boxOf = (node) => node.getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(boxOf);
  const bubbles = boxes('.bubble');
  if (bubbles.length < least) return null;
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const board = boxes('main, main h1, main [role=status]');
  const covered = (bubble, i) => [...board, ...bubbles.slice(i + 1)].filter((box) => !apart(bubble, box));
  const inside = ({ left, top, right }) => left >= 0 && top >= 0 && right <= innerWidth;
  return { covered: bubbles.flatMap(covered).length, outside: bubbles.filter((box) => !inside(box)).length };
}"""
"""Returns how many boxes the bubbles cover, and how many are cut; null while there are fewer than `least`."""


def test_bubbles_of_ten_seats_cover_nothing(browsers: Browsers) -> None:
    """When all the others speak at once, no bubble covers the board, its question or another bubble."""
    draft = open_table_draft("rorschach", NAMES, options=UNHURRIED)
    deal(draft, b"ten people who speak at once")
    save(browsers.server.data, {CROWD: draft.events})
    zofia = browsers.player("Zofia", width=1440, height=900)
    come_to(zofia, CROWD)
    zofia.sees_phase("choosing")
    with friends(browsers.server.address, CROWD, *NAMES[1:]) as others:
        for width, height, least in ((1440, 900, 3), (360, 740, 1)):
            zofia.page.set_viewport_size({"width": width, "height": height})
            for number, friend in enumerate(others):
                friend.say("I see a very tired old jug in it, and it looks back. " * (1 + number % 2))
            measured = zofia.page.wait_for_function(_COVERED, arg=least).json_value()
            assert measured == {"covered": 0, "outside": 0}, f"{width}×{height}"
