"""The album as a picture: everything is on it, whatever was written and whatever is missing."""

from __future__ import annotations

import pytest

from tests.albums.little_album import CARD, SKY, bound, pixels, story
from unspoken.albums.bound import PREVIEW_SIZE, pictures_in
from unspoken.albums.preview import draw_preview
from unspoken.albums.sheet import MOST_PRINTS, WIDTH, draw_sheet
from unspoken.kernel.album import Pane, Print


def test_an_album_is_a_png_of_the_same_width_always() -> None:
    """As tall as it has to be."""
    short, long = (pixels(draw_sheet(bound(*[story()] * count))) for count in (1, 7))
    assert short.width == long.width == WIDTH and short.height < long.height


def test_a_preview_has_the_size_that_is_asked_for() -> None:
    """Whoever shows it cuts nothing off."""
    assert pixels(draw_preview(bound(*[story()] * 5))).size == PREVIEW_SIZE


@pytest.mark.parametrize("draw", [draw_sheet, draw_preview])
def test_an_album_is_drawn_alike_each_time(draw: object) -> None:
    """The same game, the same bytes."""
    assert callable(draw) and draw(bound(story())) == draw(bound(story()))


def test_a_card_that_is_gone_leaves_its_place() -> None:
    """A print without its picture is still a memory, and lies where it lay."""
    whole = bound(story())
    gone = whole._replace(files={})
    assert pixels(draw_sheet(gone)).size == pixels(draw_sheet(whole)).size
    assert draw_sheet(gone) != draw_sheet(whole)


def test_a_drawing_is_drawn() -> None:
    """Its sky is blue, and its cloud is white."""
    sheet = pixels(draw_sheet(bound(Print((Pane(SKY),)), columns=1)))
    colours = {colour for _, colour in sheet.getcolors(sheet.width * sheet.height) or ()}
    assert (200, 64, 31) in colours and any(red > 250 and blue > 240 for red, _, blue in colours)  # type: ignore[misc]


def test_a_game_without_a_single_print_has_an_album() -> None:
    """Only who played, and how it ended."""
    assert pixels(draw_sheet(bound())).width == WIDTH
    assert pixels(draw_preview(bound())).size == PREVIEW_SIZE


def test_more_prints_than_a_telephone_opens_are_left_out() -> None:
    """A picture has an end."""
    most, more = (draw_sheet(bound(*[Print(())] * count)) for count in (MOST_PRINTS, MOST_PRINTS + 9))
    assert most == more


def test_long_names_and_clues_stay_on_the_paper() -> None:
    """The sheet grows; nothing is written over its edge."""
    names = ("Wolfeschlegelsteinhausen", "Ola " * 8)
    tall = pixels(draw_sheet(bound(story("odpowiedzialność " * 12), names=names)))
    edge = {tall.getpixel((WIDTH - 1, y)) for y in range(tall.height)}
    assert all(isinstance(colour, tuple) and min(colour) > 150 for colour in edge)


def test_pictures_are_asked_for_once() -> None:
    """However often they are shown."""
    assert pictures_in(bound(story(), story()).album) == (CARD,)
