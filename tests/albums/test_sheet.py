"""Albums and previews as images."""

from __future__ import annotations

import io

import pytest

from tests.albums.little_album import CARD, SKY, album_of, dixit_print, pixels
from unspoken.albums.drawable import PREVIEW_SIZE, DrawableAlbum, pictures_in
from unspoken.albums.preview import draw_preview
from unspoken.albums.sheet import WIDTH, draw_sheet
from unspoken.albums.vocabulary import AlbumPrint, Pane


def sheet_of(album: DrawableAlbum) -> bytes:
    """Draw an album."""
    out = io.BytesIO()
    draw_sheet(album, out)
    return out.getvalue()


def preview_of(album: DrawableAlbum) -> bytes:
    """Draw the preview of an album."""
    out = io.BytesIO()
    draw_preview(album, out)
    return out.getvalue()


@pytest.fixture(scope="module")
def one_story() -> bytes:
    """The image of an album with one print."""
    return sheet_of(album_of(dixit_print()))


def test_all_albums_have_the_same_width(one_story: bytes) -> None:
    """The height depends on the prints."""
    second_row = [AlbumPrint(())] * 3  # without pictures, which take longest to draw
    short, long = pixels(one_story), pixels(sheet_of(album_of(dixit_print(), *second_row)))
    assert short.width == long.width == WIDTH and short.height < long.height


def test_a_preview_has_the_standard_size() -> None:
    """So that apps do not crop it."""
    assert pixels(preview_of(album_of(*[dixit_print()] * 5))).size == PREVIEW_SIZE


def test_drawing_is_deterministic(one_story: bytes) -> None:
    """The same album gives the same bytes."""
    assert sheet_of(album_of(dixit_print())) == one_story
    assert preview_of(album_of(dixit_print())) == preview_of(album_of(dixit_print()))


def test_a_missing_picture_leaves_an_empty_area(one_story: bytes) -> None:
    """The layout does not change."""
    without = sheet_of(album_of(dixit_print())._replace(files={}))
    assert pixels(without).size == pixels(one_story).size and without != one_story


def test_a_vector_drawing_is_rendered() -> None:
    """Its colours are in the image."""
    sheet = pixels(sheet_of(album_of(AlbumPrint((Pane(SKY),)), columns=1)))
    colours = {colour for _, colour in sheet.getcolors(sheet.width * sheet.height) or ()}
    assert (200, 64, 31) in colours and any(red > 250 and blue > 240 for red, _, blue in colours)  # type: ignore[misc]


def test_an_album_without_prints_is_drawn() -> None:
    """It has only the heading and the players."""
    assert pixels(sheet_of(album_of())).width == WIDTH
    assert pixels(preview_of(album_of())).size == PREVIEW_SIZE


def test_the_best_print_opens_the_album() -> None:
    """It is drawn large above the heading, comes first in the text, and is not repeated below."""
    first, last = (dixit_print(title)._replace(panes=()) for title in ("first", "last"))
    plain = album_of(first, dixit_print("best"), last, columns=2)
    opened = plain._replace(album=plain.album._replace(best=1))
    assert [lines[0] for lines in opened.prints_as_text()] == ["best", "first", "last"]
    before, after = pixels(sheet_of(plain)), pixels(sheet_of(opened))
    middle = [image.getpixel((WIDTH // 2, 400)) for image in (before, after)]
    assert middle[0] != middle[1] and after.height > before.height


def test_prints_above_the_limit_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is lowered for the test."""
    monkeypatch.setattr("unspoken.albums.sheet.MOST_PRINTS", 3)
    most, more, fewer = (sheet_of(album_of(*[AlbumPrint(())] * count)) for count in (3, 5, 2))
    assert most == more != fewer


def test_long_names_and_clues_stay_within_the_image() -> None:
    """The image becomes taller instead."""
    names = ("Wolfeschlegelsteinhausen", "Ola " * 8)
    tall = pixels(sheet_of(album_of(dixit_print("odpowiedzialność " * 12), names=names)))
    edge = {tall.getpixel((WIDTH - 1, y)) for y in range(tall.height)}
    assert all(isinstance(colour, tuple) and min(colour) > 150 for colour in edge)


def test_pictures_are_listed_once() -> None:
    """Even if several prints show them."""
    assert pictures_in(album_of(dixit_print(), dixit_print()).album) == (CARD,)
