"""The page in other languages than English."""

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


def test_the_language_is_changed_with_one_tap(browsers: Browsers) -> None:
    """At first it is that of the browser; the choice is remembered."""
    lea = browsers.player("Léa", locale="fr-CA")
    lea.come_home()
    expect(lea.page.get_by_text("Quatre jeux")).to_be_visible()
    lea.page.get_by_role("combobox", name="Langue").select_option("Deutsch")
    expect(lea.page.get_by_text("Vier Spiele über das Ungesagte")).to_be_visible()
    lea.page.reload()
    expect(lea.page.get_by_text("Vier Spiele über das Ungesagte")).to_be_visible()
    expect(lea.page.locator("html")).to_have_attribute("lang", "de")
