"""Everything by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.ends.conftest import Room
from tests.ends.player import PATIENCE, Player


def press_until(player: Player, name: re.Pattern[str], most: int = 40) -> None:
    """Tab to what is called so."""
    for _ in range(most):
        player.page.keyboard.press("Tab")
        label = player.page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.getAttribute('aria-label') || e.labels?.[0]?.innerText || e.innerText || '' }"
        )
        if name.search(label):
            return
    raise AssertionError(f"the Tab key does not come to {name.pattern}")


def test_a_round_is_played_without_a_mouse(room: Room) -> None:
    """From the corridor to the reveal: Tab, arrows, digits, Enter."""
    zofia = room.player("Zofia")
    zofia.come_home()
    expect(zofia.page.get_by_role("radio", name=re.compile("^Dixit"))).to_be_enabled()
    press_until(zofia, re.compile("now with bots"))
    zofia.page.keyboard.press("Enter")
    expect(zofia.page.get_by_role("textbox", name="Your name")).to_be_focused()
    zofia.page.keyboard.type("Zofia")
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("laying")
    press_until(zofia, re.compile(r"^Card \d"))
    zofia.page.keyboard.press("2")
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("voting")
    press_until(zofia, re.compile(r"^Number \d"))
    zofia.page.keyboard.press("ArrowRight")
    zofia.page.keyboard.press("Enter")
    zofia.sees_phase("revealed")
    press_until(zofia, re.compile("^Next story"))
    zofia.page.keyboard.press("Enter")
    expect(zofia.page.get_by_text("Round 2").first).to_be_visible(timeout=PATIENCE)
