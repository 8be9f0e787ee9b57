"""The album as a picture: everything is on it, whatever was written and whatever is missing."""

from __future__ import annotations

import pytest

from tests.albums.little_album import CARD, SKY, bound, pixels, story
from unspoken.albums.bound import PREVIEW_SIZE, pictures_in
from unspoken.albums.preview import draw_preview
from unspoken.albums.sheet import WIDTH, draw_sheet
from unspoken.kernel.album import Pane, Print


@pytest.fixture(scope="module")
def one_story() -> bytes:
    """An album of one story."""
    return draw_sheet(bound(story()))


def test_an_album_is_a_png_of_the_same_width_always(one_story: bytes) -> None:
    """As tall as it has to be."""
    short, long = pixels(one_story), pixels(draw_sheet(bound(*[story()] * 4)))
    assert short.width == long.width == WIDTH and short.height < long.height


def test_a_preview_has_the_size_that_is_asked_for() -> None:
    """Whoever shows it cuts nothing off."""
    assert pixels(draw_preview(bound(*[story()] * 5))).size == PREVIEW_SIZE


def test_an_album_is_drawn_alike_each_time(one_story: bytes) -> None:
    """The same game, the same bytes."""
    assert draw_sheet(bound(story())) == one_story
    assert draw_preview(bound(story())) == draw_preview(bound(story()))


def test_a_card_that_is_gone_leaves_its_place(one_story: bytes) -> None:
    """A print without its picture is still a memory, and lies where it lay."""
    gone = draw_sheet(bound(story())._replace(files={}))
    assert pixels(gone).size == pixels(one_story).size and gone != one_story


def test_a_drawing_is_drawn() -> None:
    """Its sky is blue, and its cloud is white."""
    sheet = pixels(draw_sheet(bound(Print((Pane(SKY),)), columns=1)))
    colours = {colour for _, colour in sheet.getcolors(sheet.width * sheet.height) or ()}
    assert (200, 64, 31) in colours and any(red > 250 and blue > 240 for red, _, blue in colours)  # type: ignore[misc]


def test_a_game_without_a_single_print_has_an_album() -> None:
    """Only who played, and how it ended."""
    assert pixels(draw_sheet(bound())).width == WIDTH
    assert pixels(draw_preview(bound())).size == PREVIEW_SIZE


def test_more_prints_than_a_telephone_opens_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture has an end; here it is near."""
    monkeypatch.setattr("unspoken.albums.sheet.MOST_PRINTS", 3)
    most, more, fewer = (draw_sheet(bound(*[Print(())] * count)) for count in (3, 5, 2))
    assert most == more != fewer


def test_long_names_and_clues_stay_on_the_paper() -> None:
    """The sheet grows; nothing is written over its edge."""
    names = ("Wolfeschlegelsteinhausen", "Ola " * 8)
    tall = pixels(draw_sheet(bound(story("odpowiedzialność " * 12), names=names)))
    edge = {tall.getpixel((WIDTH - 1, y)) for y in range(tall.height)}
    assert all(isinstance(colour, tuple) and min(colour) > 150 for colour in edge)


def test_pictures_are_asked_for_once() -> None:
    """However often they are shown."""
    assert pictures_in(bound(story(), story()).album) == (CARD,)
