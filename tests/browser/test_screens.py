"""The page in Polish."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers


def test_a_round_in_polish(browsers: Browsers) -> None:
    """A Polish browser sees no English words."""
    zofia = browsers.player("Zofia", locale="pl-PL")
    zofia.play_with_bots_by_hand()
    expect(zofia.board).to_be_attached()
    expect(zofia.page.locator("html")).to_have_attribute("lang", "pl")
    words = zofia.page.locator("body").inner_text()
    assert not re.search(r"\b(the|your|card|table|round)\b", words, re.IGNORECASE), words
