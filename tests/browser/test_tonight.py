"""Tonight's deck: cards drawn from a word of the host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import HURRIED, Browsers
from tests.browser.page_pool import PagePool
from tests.serving import serving


@pytest.fixture
def browsers(pages: PagePool, tmp_path: Path) -> Iterator[Browsers]:
    """Makes players at a server whose drawn decks have one card."""
    with (
        serving(tmp_path / "tables.db", (*HURRIED, "--tonight-cards", "1")) as server,
        Browsers(pages, server) as opened,
    ):
        yield opened


def test_a_deck_is_drawn_from_a_word(browsers: Browsers) -> None:
    """An invalid word is refused; the cards of a valid word appear on the pages of host and guest."""
    zofia, jan = browsers.player("Zofia"), browsers.player("Jan", width=390, height=844)
    jan.join(zofia.open_table())
    zofia.button("draw one from a word").click()
    word = zofia.page.get_by_label("One word")
    word.fill("mo\u202eth")
    zofia.expects("422")
    zofia.button("Draw the deck").click()
    expect(zofia.page.get_by_text("It has characters that cannot be shown.")).to_be_visible()
    word.fill("sand")  # its first card is drawn in half the usual time
    zofia.button("Draw the deck").click()
    for player in (zofia, jan):
        expect(player.page.get_by_text("Tonight’s deck, drawn from “sand”")).to_be_visible()
    expect(zofia.button("give another word")).to_be_visible()
    expect(jan.page.get_by_text("All the cards are here.")).to_be_visible()
    deck = jan.page.get_by_role("region", name="Tonight’s deck")
    expect(deck.get_by_role("img", name=re.compile("The scene is"))).to_have_count(1)
    jan.page.wait_for_function(
        "() => [...document.querySelectorAll('.tonight img')].every((card) => card.naturalWidth > 0)"
    )
    check(zofia, jan)
