"""Own words: typed in the lobby and played with."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers

_WORDS = [f"Memory {number}" for number in range(18)]


def test_own_words_are_typed_and_played(browsers: Browsers) -> None:
    """Valid words are counted at once, refused lines have a reason; the words are shared and played."""
    zofia = browsers.player("Zofia")
    zofia.open_table("Rorschach")
    zofia.button("write your own").click()
    sheet = zofia.page.get_by_role("dialog", name="Words of your own")
    sheet.get_by_role("textbox").fill("\n".join([*_WORDS, "Memory 3", "(nothing"]))
    expect(sheet.get_by_role("status")).to_have_text("18 words recognised.")
    expect(sheet.get_by_text("This word is already in the list.")).to_be_visible()
    expect(sheet.get_by_text("Brackets are only for the category")).to_be_visible()
    sheet.get_by_role("textbox").fill("\n".join(_WORDS))
    expect(sheet.get_by_role("list", name="Lines left out")).to_have_count(0)
    sheet.get_by_text("The whole house").click()
    sheet.get_by_role("textbox", name="Name at other tables").fill("Memories")
    sheet.get_by_role("button", name="Play with these words").click()
    expect(zofia.button("Words: Our own words")).to_be_visible()
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Seat a bot")).first.click()
    zofia.button("Start with 4 players").click()
    expect(zofia.board.get_by_text(re.compile(r"^Memory \d+$")).first).to_be_visible()
