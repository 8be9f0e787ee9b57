"""What may be on a card, by where its light and its colours lie."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from unspoken.pictures.sights import sights

SIZE = (240, 360)
Colour = tuple[int, int, int]
NAVY, WHITE, GREEN, BLUE, SAND = (20, 24, 60), (250, 250, 248), (60, 140, 60), (40, 90, 170), (220, 190, 130)


def ground(above: Colour, below: Colour) -> Image.Image:
    """Two colours, the lower one from the last third on."""
    picture = Image.new("RGB", SIZE, above)
    ImageDraw.Draw(picture).rectangle((0, 240, 240, 360), fill=below)
    return picture


def with_disc(picture: Image.Image, across: int, down: int, radius: int) -> Image.Image:
    """A white disc on it."""
    box = (across - radius, down - radius, across + radius, down + radius)
    ImageDraw.Draw(picture).ellipse(box, fill=WHITE)
    return picture


def specks() -> Image.Image:
    """Twelve small lights in the dark."""
    picture = Image.new("RGB", SIZE, NAVY)
    for number in range(12):
        across, down = 20 + 50 * (number % 4), 30 + 90 * (number // 4)
        ImageDraw.Draw(picture).rectangle((across, down, across + 9, down + 9), fill=WHITE)
    return picture


def stripes() -> Image.Image:
    """Columns from top to bottom."""
    picture = Image.new("RGB", SIZE, NAVY)
    for across in range(0, 240, 40):
        ImageDraw.Draw(picture).rectangle((across, 0, across + 15, 360), fill=SAND)
    return picture


def large_disc() -> Image.Image:
    """In the middle of a dim ground."""
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
def test_what_stands_out_is_seen(drawn: Callable[[], Image.Image], sight: str) -> None:
    """Each by itself, and no more than five together."""
    seen = sights(drawn())
    assert sight in seen and len(seen) <= 5


def test_where_nothing_is_nothing_is_seen() -> None:
    """A grey sheet."""
    assert sights(Image.new("RGB", SIZE, (140, 140, 140))) == ()


def test_a_moon_is_not_seen_by_day() -> None:
    """A light disc on a light ground is hardly one."""
    assert "moon" not in sights(with_disc(ground((225, 225, 225), SAND), 170, 70, 30))
