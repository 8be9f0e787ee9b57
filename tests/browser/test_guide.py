"""A first game that teaches itself: hints on the live board, beside the things to touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player

GAMES = ("Dixit", "Rorschach", "Pareidolia", "Telepathic")
SIZES = ((360, 740), (1440, 900))


_SETTLES = """async () => {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}"""
"""What follows the window has followed it."""


def newcomer(browsers: Browsers, game: str) -> Player:
    """Somebody with a phone who plays a game for the first time, and is shown the first hint."""
    zofia = browsers.player("Zofia", width=360, height=740, newcomer=True)
    zofia.play_with_bots(game)
    expect(hint(zofia)).to_be_visible()
    return zofia


def hint(player: Player) -> Locator:
    """The slip of paper with the hint of the moment."""
    return player.page.get_by_role("complementary", name="For the first time")


def box(thing: Locator) -> FloatRect:
    """Where it is."""
    found = thing.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether neither lies on the other."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lies_beside_what_it_points_at(browsers: Browsers, game: str) -> None:
    """In the window, and never upon the thing, nor upon what the table asks; on a phone and on a desk."""
    zofia = newcomer(browsers, game)
    for width, height in SIZES:
        zofia.page.set_viewport_size({"width": width, "height": height})
        zofia.page.evaluate(_SETTLES)
        note, thing = box(hint(zofia)), box(zofia.page.locator(".ring:not([class*=seal])").first)
        assert apart(note, thing)
        assert apart(note, box(zofia.page.get_by_role("main").locator("h1").first))
        assert note["x"] >= 0 and note["x"] + note["width"] <= width
        assert note["y"] >= 0 and note["y"] + note["height"] <= height


def test_hints_are_gone_through_by_keyboard(browsers: Browsers) -> None:
    """Telepathic: the secret first, then the cards."""
    zofia = newcomer(browsers, "Telepathic")
    expect(hint(zofia)).to_contain_text("three of these in one line")
    button = zofia.button("Got it")
    button.focus()
    zofia.page.keyboard.press("Enter")
    expect(hint(zofia)).to_contain_text("Tap a card to hand over")


def test_hints_that_were_sent_away_stay_away(browsers: Browsers) -> None:
    """This browser remembers it."""
    zofia = newcomer(browsers, "Pareidolia")
    zofia.button("Show no more hints").click()
    zofia.page.reload()
    expect(zofia.page.locator("button.word").first).to_be_visible()
    zofia.page.wait_for_function("localStorage.getItem('unspoken.guided.pareidolia') === 'yes'")
    expect(hint(zofia)).to_have_count(0)


def test_help_is_a_tap_away_and_the_table_rests_meanwhile(browsers: Browsers) -> None:
    """ALL-07: nothing happens to somebody alone who reads the rules; then they are shown around again."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.play_with_bots("Telepathic")
    zofia.sees_phase("handing")
    zofia.button("How to play").click()
    expect(zofia.page.get_by_text("The table rests")).to_be_attached()
    zofia.button("Show me on the table").click()
    expect(zofia.page.get_by_text("The table rests")).to_have_count(0)
    expect(hint(zofia)).to_be_visible()


@pytest.mark.parametrize("way_in", ["home", "lobby"])
def test_help_is_in_sight_before_a_game(browsers: Browsers, way_in: str) -> None:
    """On a phone's home page, and at an open table."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.come_home() if way_in == "home" else zofia.open_table()
    zofia.button("How to play").click()
    expect(zofia.page.get_by_role("dialog")).to_contain_text("is played")
