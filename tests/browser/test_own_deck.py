"""A deck of one's own: brought through the page, and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, check
from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.pictures import files

_SEES_A_HAND = """() => {
  const cards = [...document.querySelectorAll('img[src*="/pictures/own-"]')];
  return cards.length >= 6 && cards.every((card) => card.naturalWidth > 0);
}"""
"""Whether six cards of an own deck are there, and have come whole."""


@pytest.fixture(scope="module")
def photographs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Twenty files, as a telephone might hold them."""
    folder = tmp_path_factory.mktemp("photographs")
    made = [folder / f"photo {number}.jpg" for number in range(20)]
    for number, path in enumerate(made):
        path.write_bytes(files.jpeg(number))
    return made


def open_press(player: Player) -> None:
    """From an open table to its own deck."""
    player.open_table()
    player.button("bring your own").click()
    expect(player.page.get_by_role("heading", name="A deck of your own")).to_be_visible()


def bring(player: Player, photographs: list[Path]) -> None:
    """Choose files, and wait until all of them are printed or refused."""
    with player.page.expect_file_chooser() as chooser:
        player.page.get_by_text("Choose pictures").click()
    chooser.value.set_files(photographs)
    expect(player.page.get_by_role("progressbar")).to_have_count(0)


def test_twenty_pictures_become_a_deck_that_is_played(browsers: Browsers, photographs: list[Path]) -> None:
    """DIX-01: brought, named, described, chosen, dealt; and every card of the hand is seen."""
    zofia = browsers.player("Zofia")
    open_press(zofia)
    bring(zofia, photographs)
    zofia.page.get_by_label("Name of the deck").fill("Our summer")
    zofia.page.get_by_label("What is on picture 1?").fill("A ring in the sand")
    zofia.button("Play with these pictures").click()
    expect(zofia.button("Deck: Our summer")).to_be_visible()
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Sit a bot")).first.click()
    zofia.button("Start with 4 players").click()
    zofia.sees_phase("telling")
    zofia.page.wait_for_function(_SEES_A_HAND)


def drop(player: Player, photographs: list[Path]) -> None:
    """Drag files from outside over the press and let them go, as the browser itself tells it to the page."""
    box = player.page.get_by_text("Choose pictures").bounding_box()
    assert box is not None
    browser = player.page.context.new_cdp_session(player.page)
    files_held = {"items": [], "files": [str(path) for path in photographs], "dragOperationsMask": 1}
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for moment in ("dragEnter", "dragOver", "drop"):
        browser.send("Input.dispatchDragEvent", {"type": moment, "data": files_held, **at})


def test_pictures_are_dropped_on_the_press(browsers: Browsers, photographs: list[Path]) -> None:
    """A desk has a mouse and a folder beside the window; what is dropped is printed like what is chosen."""
    zofia = browsers.player("Zofia")
    open_press(zofia)
    drop(zofia, photographs[:3])
    expect(zofia.page.get_by_text("3 of at least 20")).to_be_visible()
    expect(zofia.page.get_by_label(re.compile(r"What is on picture \d\?"))).to_have_count(3)


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desk", "dark")])
def test_the_press_is_open_to_everybody(
    browsers: Browsers, photographs: list[Path], size: str, scheme: str
) -> None:
    """Empty, with pictures in it, and with one taken out again: nothing for axe to find."""
    width, height = SIZES[size]
    zofia = browsers.player("Zofia", width=width, height=height, scheme=scheme, touch=size == "phone")
    open_press(zofia)
    check(zofia)
    bring(zofia, photographs[:2])
    check(zofia)
    zofia.button("Take picture 1 out").click()
    zofia.button("Tap again to take picture 1 out").click()
    expect(zofia.page.get_by_text("1 of at least 20")).to_be_visible()


def test_a_file_that_can_be_no_card_is_told_why(browsers: Browsers, tmp_path: Path) -> None:
    """On its own thumbnail, which can be put away."""
    zofia = browsers.player("Zofia")
    zofia.expects("422")
    open_press(zofia)
    film = tmp_path / "party.gif"
    film.write_bytes(files.moving("GIF"))
    bring(zofia, [film])
    expect(zofia.page.get_by_text("This is a GIF file.")).to_be_visible()
    check(zofia)
    zofia.button("Put party.gif away").click()
    expect(zofia.page.get_by_text("This is a GIF file.")).to_have_count(0)
