"""Scenes outside a round: the puzzle of the day, settings, TVs, other decks, own words, Polish."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.saved_tables import UNHURRIED, come_to, deal, open_table_draft, save
from tools.gallery.camera import Photographer

CODE = "NACHTS"
POLISH = "PTAKKA"
WORDS = """grandmother = granny, nan (family)
Uncle Bolek (family)
our first car
the cat = Mruczek (animal)
a broken (umbrella
lighthouse
thunder (weather)"""
"""A host's own words, with one line that cannot be parsed."""


def today(camera: Photographer) -> None:
    """The puzzle of the day in its three parts."""
    ada = camera.player("Ada")
    page = ada.page
    page.goto(f"{ada.address}/today")
    ada.button("Let me see").click()
    page.get_by_role("radio", name="Three moons").click()
    camera.take(ada, "today-telepathic")
    ada.button("Now the card").click()
    page.get_by_role("radiogroup", name="Hand over the card").get_by_role("radio").first.click()
    ada.button("Hand it over").click()
    ada.button("On to Rorschach").click()
    ada.button("Let me see").click()
    for numeral in ("I", "II", "III"):
        page.get_by_role("button", name=f"Blot {numeral}.").click()
    camera.take(ada, "today-rorschach")
    ada.button("Seal it").click()
    ada.button("On to Pareidolia").click()
    ada.button("Let me see").click()
    page.get_by_role("textbox").fill("a hippopotamus on holiday")
    ada.button("Say it").click()
    ada.button("Show me more").click()
    camera.take(ada, "today-pareidolia")
    for press in ("Show me the rest", "Tell me", "See how you did"):
        ada.button(press).click()
    expect(ada.button("Send it to somebody")).to_be_visible()
    camera.take(ada, "today-result")
    page.context.close()


def tonight(camera: Photographer) -> None:
    """A deck that is being drawn from a word, in the lobby and on a TV."""
    zofia = camera.player("Zofia")
    zofia.open_table()
    zofia.button("draw one from a word").click()
    zofia.page.get_by_label("One word").fill("ember")
    zofia.button("Draw the deck").click()
    deck = zofia.page.get_by_role("region", name="Tonight’s deck")
    expect(deck.locator("img")).to_have_count(3)
    deck.scroll_into_view_if_needed()
    camera.take(zofia, "tonight")
    camera.take_screen(zofia, f"/t/{zofia.code}/tv", "tv-tonight")
    zofia.page.context.close()


def own_words(camera: Photographer) -> None:
    """The dialog for a host's own words, and the page that is shown offline."""
    zofia = camera.player("Zofia")
    zofia.open_table("Pareidolia")
    zofia.button("write your own").click()
    sheet = zofia.page.get_by_role("dialog", name="Words of your own")
    sheet.get_by_role("textbox").fill(WORDS)
    expect(sheet.get_by_role("status")).to_have_text("6 words recognised.")
    camera.take(zofia, "own-words")
    zofia.page.goto(f"{zofia.address}/offline.en.html")
    expect(zofia.page.get_by_role("heading", name="The house is out of reach")).to_be_visible()
    camera.take(zofia, "offline")
    zofia.page.context.close()


def save_small_hours(db: Path) -> None:
    """Save a table of Dixit with the second deck, at which Zofia has to tell."""
    table = open_table_draft("dixit", ["Zofia"], bots=3, options={**UNHURRIED, "deck": "small-hours"})
    deal(table, b"small hours")
    save(db, {CODE: table.events})


def settings_and_menu(camera: Photographer) -> None:
    """Settings, a TV that waits for a table, a hand of the second deck, the menu and the dialog for TVs."""
    zofia = camera.player("Zofia")
    zofia.come_home()
    zofia.button("Settings").click()
    camera.take(zofia, "settings")
    camera.take_screen(zofia, "/tv", "tv-code")
    come_to(zofia, CODE)
    zofia.sees_phase("telling")
    camera.take(zofia, "dixit-small-hours")
    zofia.button("Menu").click()
    camera.take(zofia, "menu")
    zofia.button("Show the table on a TV").click()
    expect(zofia.page.get_by_role("dialog", name="Show the table on a TV")).to_be_visible()
    camera.take(zofia, "tv-sheet")
    zofia.page.context.close()


def save_polish(db: Path) -> None:
    """Save a table of Dixit at which Zofia has to tell."""
    table = open_table_draft("dixit", ["Zofia"], bots=3)
    deal(table, b"po polsku")
    save(db, {POLISH: table.events})


def polish(camera: Photographer) -> None:
    """The home page and the first clue of Dixit in Polish."""
    zofia = camera.player("Zofia", locale="pl-PL")
    zofia.come_home()
    expect(zofia.page.locator("html")).to_have_attribute("lang", "pl")
    camera.take(zofia, "home-polish")
    come_to(zofia, POLISH)
    zofia.sees_phase("telling")
    zofia.page.get_by_role("radiogroup", name="Twoje karty").get_by_role("radio").nth(2).click()
    camera.take(zofia, "dixit-polish")
    zofia.page.context.close()
