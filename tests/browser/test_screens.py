"""The page in other languages than English."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.page_pool import PagePool
from tests.browser.saved_tables import come_to, deal, open_table_draft, save
from tests.serving import Server


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


def test_the_language_is_changed_with_one_tap_during_a_game(pages: PagePool, still_server: Server) -> None:
    """Also on the smallest phone at a table of ten, where the rules are in the menu."""
    draft, code = open_table_draft("pareidolia", ["Wen"], bots=9), "SPRAC5"
    deal(draft, b"")
    save(still_server.data, {code: draft.events})
    with Browsers(pages, still_server) as browsers:
        wen = browsers.player("Wen", width=320, height=568, touch=True)
        come_to(wen, code)
        expect(wen.button("How to play")).to_have_count(0)
        wen.page.get_by_role("combobox", name="Language").select_option("Deutsch")
        expect(wen.page.locator("html")).to_have_attribute("lang", "de")
        wen.button("Menü").click()
        expect(wen.button("Die Regeln dieses Spiels")).to_be_visible()
