"""Hints in a newcomer's first game."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.waiting import wait_until
from tests.proof_size import ProofSize
from unspoken.languages.known import complete_languages

GAMES = ("Dixit", "Rorschach", "Pareidolia", "Telepathic")
SIZES = ((360, 740), (1440, 900))


def newcomer(browsers: Browsers, game: str) -> Player:
    """Return a newcomer with a phone who sees the first hint of a game."""
    zofia = browsers.player("Zofia", width=360, height=740, newcomer=True)
    zofia.play_with_bots(game)
    expect(hint(zofia)).to_be_visible()
    return zofia


def hint(player: Player) -> Locator:
    """The current hint, in any language."""
    return player.page.locator("aside.note")


def apart(one: FloatRect, other: FloatRect) -> bool:
    """True if the two boxes do not overlap."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def is_well_placed(player: Player, width: int, height: int) -> bool:
    """True if the hint is in the window, and covers neither the thing that it explains nor the question.

    A bot's move may redraw the thing or the question at any time: then they have no box for a moment.
    """
    explained = player.page.locator(".ring:not([class*=seal])").first
    question = player.page.get_by_role("main").locator("h1").first
    note, *others = (thing.bounding_box() for thing in (hint(player), explained, question))
    return (
        note is not None
        and all(other is not None and apart(note, other) for other in others)
        and 0 <= note["x"] <= width - note["width"]
        and 0 <= note["y"] <= height - note["height"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_covers_nothing_important(browsers: Browsers, game: str, proof_size: ProofSize) -> None:
    """On a phone and on a desk, the hint covers neither the explained thing nor the question.

    Texts are longest in German. `make prove` reads all languages.
    """
    zofia = newcomer(browsers, game)
    expect(zofia.page.get_by_role("complementary", name="Hints for a first game")).to_be_visible()
    for language in complete_languages() if proof_size.size == 2 else ("en", "de"):
        if language != "en":
            zofia.reads(language)
            zofia.page.reload()
            expect(zofia.page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            zofia.page.set_viewport_size({"width": width, "height": height})
            placed = partial(is_well_placed, zofia, width, height)
            wait_until(zofia.page, placed, f"the hint covers nothing in {language}")


def test_hints_by_keyboard(browsers: Browsers) -> None:
    """Enter goes from the first hint of Telepathic to the second."""
    zofia = newcomer(browsers, "Telepathic")
    expect(hint(zofia)).to_contain_text("three of these in one line")
    button = zofia.button("Got it")
    button.focus()
    zofia.page.keyboard.press("Enter")
    expect(hint(zofia)).to_contain_text("Tap a card to hand over")


def test_dismissed_hints_stay_away(browsers: Browsers) -> None:
    """The browser remembers the choice after a reload."""
    zofia = newcomer(browsers, "Pareidolia")
    zofia.button("No more hints").click()
    zofia.page.reload()
    expect(zofia.page.locator("button.word").first).to_be_visible()
    zofia.page.wait_for_function("localStorage.getItem('unspoken.guided.pareidolia') === 'yes'")
    expect(hint(zofia)).to_have_count(0)


def test_help_pauses_the_table(browsers: Browsers) -> None:
    """ALL-07: the table rests while a single person reads the rules, and the guide can be started again."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.play_with_bots("Telepathic")
    zofia.sees_phase("handing")
    zofia.button("How to play").click()
    expect(zofia.page.get_by_text("The table is resting")).to_be_attached()
    zofia.button("Show me on the table").click()
    expect(zofia.page.get_by_text("The table is resting")).to_have_count(0)
    expect(hint(zofia)).to_be_visible()


@pytest.mark.parametrize("way_in", ["home", "lobby"])
def test_help_is_visible_before_a_game(browsers: Browsers, way_in: str) -> None:
    """On a phone, at home and at an open table."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.come_home() if way_in == "home" else zofia.open_table()
    zofia.button("How to play").click()
    expect(zofia.page.get_by_role("dialog")).to_contain_text("is played")
