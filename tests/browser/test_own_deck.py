"""Own decks: uploaded through the page and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, check
from tests.browser.conftest import Browsers
from tests.browser.page_pool import Scheme
from tests.browser.player import Player
from tests.pictures import files

_SEES_A_HAND = """() => {
  const cards = [...document.querySelectorAll('img[src*="/pictures/own-"]')];
  return cards.length >= 6 && cards.every((card) => card.naturalWidth > 0);
}"""
"""True if six cards of an own deck are loaded."""


@pytest.fixture(scope="module")
def photographs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Twenty JPEG files."""
    folder = tmp_path_factory.mktemp("photographs")
    made = [folder / f"photo {number}.jpg" for number in range(20)]
    for number, path in enumerate(made):
        path.write_bytes(files.jpeg(number))
    return made


def open_upload(player: Player) -> None:
    """Open a table and its dialog for an own deck."""
    player.open_table()
    player.button("bring your own").click()
    expect(player.page.get_by_role("heading", name="A deck of your own")).to_be_visible()


def upload(player: Player, photographs: list[Path]) -> None:
    """Choose files, and wait until all of them are accepted or refused."""
    with player.page.expect_file_chooser() as chooser:
        player.page.get_by_text("Choose pictures").click()
    chooser.value.set_files(photographs)
    expect(player.page.get_by_role("progressbar")).to_have_count(0)


def test_twenty_pictures_become_a_deck_that_is_played(browsers: Browsers, photographs: list[Path]) -> None:
    """DIX-01: pictures are uploaded, named, described and dealt, and every card of the hand is loaded."""
    zofia = browsers.player("Zofia")
    open_upload(zofia)
    upload(zofia, photographs)
    expect(zofia.page.get_by_label(re.compile(r"What is in picture \d+\?"))).to_have_count(len(photographs))
    zofia.page.get_by_label("Name of the deck").fill("Our summer")
    zofia.page.get_by_label("What is in picture 1?").fill("A ring in the sand")
    zofia.button("Play with these pictures").click()
    expect(zofia.button("Deck: Our summer")).to_be_visible()
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Seat a bot")).first.click()
    zofia.button("Start with 4 players").click()
    zofia.sees_phase("telling")
    zofia.page.wait_for_function(_SEES_A_HAND)


def drop(player: Player, photographs: list[Path]) -> None:
    """Drop files on the upload area with real drag events."""
    box = player.page.get_by_text("Choose pictures").bounding_box()
    assert box is not None
    browser = player.page.context.new_cdp_session(player.page)
    files_held = {"items": [], "files": [str(path) for path in photographs], "dragOperationsMask": 1}
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for moment in ("dragEnter", "dragOver", "drop"):
        browser.send("Input.dispatchDragEvent", {"type": moment, "data": files_held, **at})


def test_pictures_are_dropped_on_the_upload_area(browsers: Browsers, photographs: list[Path]) -> None:
    """Dropped files are accepted like chosen ones."""
    zofia = browsers.player("Zofia")
    open_upload(zofia)
    drop(zofia, photographs[:3])
    expect(zofia.page.get_by_text("3 of at least 20")).to_be_visible()
    expect(zofia.page.get_by_label(re.compile(r"What is in picture \d\?"))).to_have_count(3)


def test_the_upload_dialog_is_accessible(browsers: Browsers, photographs: list[Path]) -> None:
    """Axe finds nothing in it, empty and with pictures, in both looks; a picture can be taken out."""
    width, height = SIZES["phone"]
    zofia = browsers.player("Zofia", width=width, height=height, scheme="light", touch=True)
    open_upload(zofia)
    check_in_both_looks(zofia)
    upload(zofia, photographs[:2])
    check_in_both_looks(zofia)
    zofia.button("Remove picture 1").click()
    zofia.button("Tap again to remove picture 1").click()
    expect(zofia.page.get_by_text("1 of at least 20")).to_be_visible()


def check_in_both_looks(player: Player) -> None:
    """Check the page on a dark desk and then on a light phone."""
    looks: tuple[tuple[str, Scheme], ...] = (("desk", "dark"), ("phone", "light"))
    for size, scheme in looks:
        width, height = SIZES[size]
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.emulate_media(color_scheme=scheme)
        check(player)


def test_a_refused_file_has_a_reason(browsers: Browsers, tmp_path: Path) -> None:
    """The reason is on the file's thumbnail, which can be removed."""
    zofia = browsers.player("Zofia")
    zofia.expects("422")
    open_upload(zofia)
    gif = tmp_path / "party.gif"
    gif.write_bytes(files.moving("GIF"))
    upload(zofia, [gif])
    expect(zofia.page.get_by_text("This is a GIF file.")).to_be_visible()
    check(zofia)
    zofia.button("Dismiss party.gif").click()
    expect(zofia.page.get_by_text("This is a GIF file.")).to_have_count(0)
