"""Everything by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import PATIENCE


def test_a_round_is_played_without_a_mouse(browsers: Browsers) -> None:
    """From the corridor to the reveal: Tab, arrows, digits, Enter."""
    zofia = browsers.player("Zofia")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    zofia.tab_to(re.compile("now with bots"))
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("telling")
    zofia.tab_to(re.compile("^Pass$"))
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("laying")
    zofia.tab_to(re.compile(r"^Card \d"))
    zofia.page.keyboard.press("2")
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("voting")
    zofia.tab_to(re.compile(r"^Number \d"))
    zofia.page.keyboard.press("ArrowRight")
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("revealed")
    zofia.tab_to(re.compile("^Next story"))
    zofia.page.keyboard.press("Enter")
    expect(zofia.page.get_by_text("Round 2").first).to_be_visible(timeout=PATIENCE)


def test_the_focus_goes_to_the_new_question(browsers: Browsers) -> None:
    """Where the button that was pressed is gone, the question that took its place has the focus."""
    zofia = browsers.player("Zofia")
    zofia.play_with_bots()
    zofia.button("Pass").click()
    zofia.sees_phase("laying")
    zofia.lay()
    zofia.sees_phase("voting")
    question = zofia.page.get_by_role("heading", name=re.compile("^Which one is"))
    expect(question).to_be_focused(timeout=PATIENCE)
