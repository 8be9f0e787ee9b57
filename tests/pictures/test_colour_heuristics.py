"""Guessed sights of a picture, from the distribution of light and colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from unspoken.pictures.colour_heuristics import guess_sights

SIZE = (240, 360)
Colour = tuple[int, int, int]
NAVY, WHITE, GREEN, BLUE, SAND = (20, 24, 60), (250, 250, 248), (60, 140, 60), (40, 90, 170), (220, 190, 130)


def ground(above: Colour, below: Colour) -> Image.Image:
    """Return a picture of two colours; the lower one fills the last third."""
    picture = Image.new("RGB", SIZE, above)
    ImageDraw.Draw(picture).rectangle((0, 240, 240, 360), fill=below)
    return picture


def with_disc(picture: Image.Image, across: int, down: int, radius: int) -> Image.Image:
    """Draw a white disc on a picture."""
    box = (across - radius, down - radius, across + radius, down + radius)
    ImageDraw.Draw(picture).ellipse(box, fill=WHITE)
    return picture


def specks() -> Image.Image:
    """Return a picture of twelve small lights in the dark."""
    picture = Image.new("RGB", SIZE, NAVY)
    for number in range(12):
        across, down = 20 + 50 * (number % 4), 30 + 90 * (number // 4)
        ImageDraw.Draw(picture).rectangle((across, down, across + 9, down + 9), fill=WHITE)
    return picture


def stripes() -> Image.Image:
    """Return a picture of columns from top to bottom."""
    picture = Image.new("RGB", SIZE, NAVY)
    for across in range(0, 240, 40):
        ImageDraw.Draw(picture).rectangle((across, 0, across + 15, 360), fill=SAND)
    return picture


def large_disc() -> Image.Image:
    """Return a picture of a large disc on a dim background."""
    return with_disc(Image.new("RGB", SIZE, (90, 60, 60)), 120, 180, 75)


@pytest.mark.parametrize(
    ("drawn", "sight"),
    [
        (lambda: with_disc(ground(NAVY, NAVY), 170, 70, 30), "moon"),
        (lambda: ground(NAVY, GREEN), "night"),
        (lambda: ground(NAVY, GREEN), "meadow"),
        (lambda: ground(WHITE, BLUE), "sea"),
        (lambda: ground((130, 190, 230), SAND), "sky"),
        (lambda: ground((130, 190, 230), SAND), "sand"),
        (lambda: ground(NAVY, WHITE), "snow"),
        (lambda: ground((230, 110, 50), NAVY), "sunset"),
        (lambda: ground((40, 100, 40), NAVY), "forest"),
        (large_disc, "round"),
        (large_disc, "glow"),
        (large_disc, "mirror"),
        (specks, "lights"),
        (stripes, "tall"),
        (lambda: stripes().transpose(Image.Transpose.ROTATE_90).resize(SIZE), "wide"),
    ],
)
def test_each_sight_is_guessed(drawn: Callable[[], Image.Image], sight: str) -> None:
    """At most five together."""
    sights = guess_sights(drawn())
    assert sight in sights and len(sights) <= 5


def test_no_sight_is_guessed_in_a_plain_picture() -> None:
    """A grey picture."""
    assert guess_sights(Image.new("RGB", SIZE, (140, 140, 140))) == ()


def test_a_light_disc_on_a_light_background_is_no_moon() -> None:
    """A moon needs a dark sky."""
    assert "moon" not in guess_sights(with_disc(ground((225, 225, 225), SAND), 170, 70, 30))
