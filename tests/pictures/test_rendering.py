"""What becomes of a file that somebody brings: a card made of its pixels alone, or a sentence."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from tests.pictures import files
from unspoken.pictures.rendered import LARGE, SMALL, RenderedCard
from unspoken.pictures.rendering import render_card
from unspoken.pictures.validation import UnusablePicture


def seen(data: bytes) -> Image.Image:
    """A served file, opened."""
    return Image.open(io.BytesIO(data))


def refusal(data: bytes) -> tuple[str, dict[str, str | int]]:
    """Why no card is made of a file."""
    with pytest.raises(UnusablePicture) as no:
        render_card(data)
    return no.value.rejection.code, no.value.rejection.facts


@pytest.mark.parametrize("data", [files.jpeg(), files.png(), files.webp()], ids=["jpeg", "png", "webp"])
def test_a_picture_becomes_a_card_in_two_sizes(data: bytes) -> None:
    """As the cards of every pack are."""
    made = render_card(data)
    assert [(seen(one).format, seen(one).size) for one in (made.large, made.small)] == [
        ("WEBP", LARGE),
        ("WEBP", SMALL),
    ]


def test_the_same_file_becomes_the_same_card() -> None:
    """So that one brought twice is known again."""
    assert render_card(files.jpeg()) == render_card(files.jpeg())


def test_nothing_of_the_metadata_is_left() -> None:
    """Neither where a photograph was taken nor by what."""
    made = render_card(files.with_gps())
    assert [len(seen(one).getexif()) for one in (made.large, made.small)] == [0, 0]
    assert files.SECRET.encode() in files.with_gps()
    assert all(files.SECRET.encode() not in one and b"EXIF" not in one for one in (made.large, made.small))


def test_a_photograph_that_lies_on_its_side_is_turned_upright_first() -> None:
    """Red is left in the file, and above when it is turned as the file says."""
    card = seen(render_card(files.with_gps()).large).convert("RGB")
    red, _, blue = card.getpixel((360, 100))  # type: ignore[misc]
    assert red > 200 and blue < 60


def test_what_is_transparent_lies_on_paper() -> None:
    """A card has no holes."""
    card = seen(render_card(files.saved(Image.new("RGBA", (300, 450)), "PNG")).large).convert("RGB")
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
def test_a_picture_of_any_depth_becomes_a_card(picture: Image.Image) -> None:
    """Scans and drawings come with few colours, or with none."""
    assert seen(render_card(files.saved(picture, "PNG")).large).size == LARGE


@pytest.mark.parametrize("size", [(450, 300), (1600, 900), (2000, 250), (300, 300), (300, 1800)])
def test_a_picture_of_any_shape_fills_the_card(size: tuple[int, int]) -> None:
    """A white picture leaves no bar beside itself but its own shade."""
    card = seen(render_card(files.saved(Image.new("RGB", size, "white"), "PNG")).large).convert("L")
    assert card.getextrema()[0] > 120  # type: ignore[operator]


def test_a_wide_picture_loses_a_third_at_most() -> None:
    """What is at the edges of its middle two thirds is still there."""
    wide = Image.new("RGB", (900, 600), "white")
    wide.paste("black", (160, 0, 190, 600))
    card = seen(render_card(files.saved(wide, "PNG")).large).convert("L")
    assert min(card.crop((0, 400, 60, 500)).tobytes()) < 40


def test_the_photograph_before_a_second_picture_is_taken() -> None:
    """Telephones hide a picture for bright screens in a JPEG: that is no film."""
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
def test_what_can_be_no_card_gets_a_word_for_why(data: bytes, code: str) -> None:
    """Each of these has a sentence of its own."""
    assert refusal(data)[0] == code


def test_a_comment_that_unfolds_is_not_unfolded() -> None:
    """It would fill the memory."""
    assert refusal(files.text_bomb())[0] == "picture-broken"


@pytest.mark.parametrize(
    ("data", "kind"),
    [(files.moving("GIF"), "GIF"), (files.SVG, "SVG"), (files.HEIC, "HEIC"), (b"%PDF-1.7", "PDF")],
)
def test_another_kind_of_file_is_called_by_its_name(data: bytes, kind: str) -> None:
    """So that people know what to change."""
    assert refusal(data) == ("picture-other-kind", {"kind": kind})


def test_a_speck_is_too_small() -> None:
    """One pixel."""
    assert refusal(files.saved(Image.new("RGB", (1, 1)), "PNG")) == ("picture-too-small", {"least": 200})


def test_a_wall_of_pixels_is_not_unfolded() -> None:
    """Fifty thousand by fifty thousand: its head alone is read."""
    assert refusal(files.png_of(50_000, 50_000)) == ("picture-too-many-pixels", {"most": 40})


def test_a_picture_just_above_the_limit_is_not_unfolded() -> None:
    """Where the library would only warn."""
    assert refusal(files.png_of(10_000, 5_000))[0] == "picture-too-many-pixels"


def test_a_heavy_file_is_not_read() -> None:
    """Ten megabytes and a byte."""
    assert refusal(bytes(10_000_001)) == ("picture-too-heavy", {"most": 10})


def test_a_look_is_measured() -> None:
    """A plain red card is warm, colourful and calm."""
    look = render_card(files.saved(Image.new("RGB", (300, 450), "red"), "PNG")).look
    assert (look.warmth, look.colour, look.busy, look.hue) == (100, 100, 0, 5)
