"""Uploaded files become a card made of their pixels only, or are refused."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from tests.pictures import files
from unspoken.pictures.rendered import LARGE, SMALL, RenderedCard
from unspoken.pictures.rendering import render_card
from unspoken.pictures.validation import UnusablePicture


def opened(data: bytes) -> Image.Image:
    """Open a rendered file."""
    return Image.open(io.BytesIO(data))


def refusal(data: bytes) -> tuple[str, dict[str, str | int]]:
    """Return the refusal of a file."""
    with pytest.raises(UnusablePicture) as refused:
        render_card(data)
    return refused.value.rejection.code, refused.value.rejection.facts


@pytest.mark.parametrize("data", [files.jpeg(), files.png(), files.webp()], ids=["jpeg", "png", "webp"])
def test_a_picture_becomes_a_card_in_two_sizes(data: bytes) -> None:
    """Like the cards of every pack."""
    card = render_card(data)
    assert [(opened(file).format, opened(file).size) for file in (card.large, card.small)] == [
        ("WEBP", LARGE),
        ("WEBP", SMALL),
    ]


def test_the_same_file_becomes_the_same_card() -> None:
    """So that duplicates are recognised."""
    assert render_card(files.jpeg()) == render_card(files.jpeg())


def test_a_card_contains_no_metadata() -> None:
    """Neither the place of a photograph nor the camera."""
    card = render_card(files.with_gps())
    assert [len(opened(file).getexif()) for file in (card.large, card.small)] == [0, 0]
    assert files.SECRET.encode() in files.with_gps()
    assert all(files.SECRET.encode() not in file and b"EXIF" not in file for file in (card.large, card.small))


def test_a_photograph_is_turned_upright_by_its_orientation() -> None:
    """Red is on the left of the file, and at the top of the card."""
    card = opened(render_card(files.with_gps()).large).convert("RGB")
    red, _, blue = card.getpixel((360, 100))  # type: ignore[misc]
    assert red > 200 and blue < 60


def test_transparent_pixels_become_paper() -> None:
    """Cards are opaque."""
    card = opened(render_card(files.saved(Image.new("RGBA", (300, 450)), "PNG")).large).convert("RGB")
    assert min(card.getpixel((360, 540))) > 200  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "picture",
    [
        Image.new("1", (300, 450)),
        Image.new("L", (300, 450)),
        Image.new("LA", (300, 450)),
        Image.new("P", (300, 450)),
        Image.new("I;16", (300, 450)),
    ],
    ids=lambda picture: str(picture.mode),
)
def test_a_picture_of_any_colour_depth_becomes_a_card(picture: Image.Image) -> None:
    """Scans and drawings have few colours, or none."""
    assert opened(render_card(files.saved(picture, "PNG")).large).size == LARGE


@pytest.mark.parametrize("size", [(450, 300), (1600, 900), (2000, 250), (300, 300), (300, 1800)])
def test_a_picture_of_any_shape_fills_the_card(size: tuple[int, int]) -> None:
    """The bars beside a white picture are not dark."""
    card = opened(render_card(files.saved(Image.new("RGB", size, "white"), "PNG")).large).convert("L")
    assert card.getextrema()[0] > 120  # type: ignore[operator]


def test_a_wide_picture_loses_at_most_a_third() -> None:
    """The edges of its middle two thirds are still visible."""
    wide = Image.new("RGB", (900, 600), "white")
    wide.paste("black", (160, 0, 190, 600))
    card = opened(render_card(files.saved(wide, "PNG")).large).convert("L")
    assert min(card.crop((0, 400, 60, 500)).tobytes()) < 40


def test_a_jpeg_with_a_second_picture_becomes_a_card() -> None:
    """Phones add a picture for bright screens; this is not an animation."""
    assert isinstance(render_card(files.two_in_one()), RenderedCard)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (files.moving("PNG"), "picture-moves"),
        (files.moving("WEBP"), "picture-moves"),
        (files.and_archive(), "picture-two-natures"),
        (files.and_page(), "picture-two-natures"),
        (files.jpeg()[:-2000], "picture-broken"),
        (files.png()[:-300], "picture-broken"),
        (files.webp()[:-300], "picture-broken"),
        (files.jpeg()[:40], "picture-broken"),
        (files.png()[:20], "picture-broken"),
        (b"", "picture-unknown"),
        (b"not a picture at all", "picture-unknown"),
        (bytes(5000), "picture-unknown"),
    ],
    ids=[
        "animated png",
        "animated webp",
        "jpeg and archive",
        "jpeg and page",
        "cut jpeg",
        "cut png",
        "cut webp",
        "a jpeg's head",
        "a png's head",
        "nothing",
        "words",
        "zeros",
    ],
)
def test_an_unusable_file_is_refused_with_its_own_code(data: bytes, code: str) -> None:
    """The page has a sentence for each code."""
    assert refusal(data)[0] == code


def test_a_compressed_comment_is_not_decompressed() -> None:
    """It would exhaust the memory."""
    assert refusal(files.text_bomb())[0] == "picture-broken"


@pytest.mark.parametrize(
    ("data", "kind"),
    [(files.moving("GIF"), "GIF"), (files.SVG, "SVG"), (files.HEIC, "HEIC"), (b"%PDF-1.7", "PDF")],
)
def test_the_refusal_of_another_file_type_names_the_type(data: bytes, kind: str) -> None:
    """So that people know what to change."""
    assert refusal(data) == ("picture-other-kind", {"kind": kind})


def test_a_tiny_picture_is_refused() -> None:
    """One pixel."""
    assert refusal(files.saved(Image.new("RGB", (1, 1)), "PNG")) == ("picture-too-small", {"least": 200})


def test_a_huge_picture_is_refused_without_decoding() -> None:
    """50,000 by 50,000 pixels: only the header is read."""
    assert refusal(files.png_of(50_000, 50_000)) == ("picture-too-many-pixels", {"most": 40})


def test_a_picture_above_the_pixel_limit_is_refused_without_decoding() -> None:
    """The library would only warn."""
    assert refusal(files.png_of(10_000, 5_000))[0] == "picture-too-many-pixels"


def test_a_file_above_the_size_limit_is_refused() -> None:
    """The limit is ten megabytes."""
    assert refusal(bytes(10_000_001)) == ("picture-too-heavy", {"most": 10})


def test_the_look_of_a_card_is_measured() -> None:
    """A plain red card is warm, colourful and calm."""
    look = render_card(files.saved(Image.new("RGB", (300, 450), "red"), "PNG")).look
    assert (look.warmth, look.colour, look.busy, look.hue) == (100, 100, 0, 5)
