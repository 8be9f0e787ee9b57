"""Measures of pictures, on simple pictures with known values."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from unspoken.content.acceptance import measures

PAPER, INK = (244, 240, 229), (20, 20, 24)


def drawn(*boxes: tuple[int, int, int, int], paper: tuple[int, int, int] = PAPER) -> Image.Image:
    """Return a square of 256 pixels with boxes of ink."""
    picture = Image.new("RGB", (256, 256), paper)
    for box in boxes:
        ImageDraw.Draw(picture).rectangle(box, INK)
    return picture


LEFT, RIGHT, MIDDLE = (32, 64, 95, 191), (160, 64, 223, 191), (64, 64, 191, 191)


def test_the_fingerprint_distance_of_a_picture_to_itself_is_0() -> None:
    """No bit of the fingerprint differs."""
    assert (
        measures.hamming_distance(measures.fingerprint(drawn(LEFT)), measures.fingerprint(drawn(LEFT))) == 0
    )


def test_different_pictures_have_different_fingerprints() -> None:
    """They differ in at least the twelve bits that the checks require."""
    assert (
        measures.hamming_distance(measures.fingerprint(drawn(LEFT)), measures.fingerprint(drawn(RIGHT))) >= 12
    )


def test_the_colour_distance_of_black_and_white_is_100() -> None:
    """CIELAB's lightness runs from 0 to 100."""
    black, white = Image.new("RGB", (48, 72), "black"), Image.new("RGB", (48, 72), "white")
    assert measures.colour_distance(measures.glance(black), measures.glance(white)) == pytest.approx(
        100, abs=0.1
    )


def test_the_luminance_span_of_a_flat_picture_is_0() -> None:
    """It has one tone."""
    assert measures.luminance_span(drawn()) == 0


def test_the_luminance_span_is_the_difference_of_ink_and_paper() -> None:
    """The ink covers more than the darkest twentieth."""
    assert measures.luminance_span(drawn(MIDDLE)) == pytest.approx((240 - 20) / 255, abs=0.02)


def test_coverage_is_the_share_of_ink() -> None:
    """128 by 128 of 256 by 256 pixels."""
    assert measures.coverage(measures.ink(drawn(MIDDLE))) == pytest.approx(0.25, abs=0.01)


def test_coloured_ink_counts_as_ink() -> None:
    """A yellow stain is light, but not paper."""
    stain = Image.new("RGB", (256, 256), PAPER)
    ImageDraw.Draw(stain).rectangle(MIDDLE, (230, 190, 90))
    assert measures.coverage(measures.ink(stain)) == pytest.approx(0.25, abs=0.01)


def test_ink_in_the_middle_has_no_share_at_the_border() -> None:
    """The outer 3 % are 8 pixels."""
    assert measures.at_the_border(measures.ink(drawn(MIDDLE))) == 0


def test_ink_over_the_edge_has_a_share_at_the_border() -> None:
    """Eight of the stroke's 128 pixels lie in the outer 3 %."""
    assert measures.at_the_border(measures.ink(drawn((0, 100, 127, 150)))) == pytest.approx(8 / 128, abs=0.01)


def test_the_overlap_is_intersection_over_union() -> None:
    """Half of each box lies in the other."""
    left, right = measures.ink(drawn((64, 64, 127, 127))), measures.ink(drawn((96, 64, 159, 127)))
    assert measures.overlap(left, right) == pytest.approx(1 / 3, abs=0.03)


def test_the_mirror_correlation_of_a_symmetrical_picture_is_1() -> None:
    """Both sides are the same."""
    assert measures.mirror_correlation(drawn(LEFT, RIGHT)) == pytest.approx(1)


def test_the_mirror_correlation_of_a_one_sided_picture_is_negative() -> None:
    """Ink on one side, paper on the other."""
    assert measures.mirror_correlation(drawn(LEFT)) < 0


def test_ink_on_paper_stands_out() -> None:
    """Along its whole edge, in colour and in luminance."""
    outline = ((25, 25), (75, 25), (75, 75), (25, 75))
    colours, light = measures.outline_contrast(drawn(MIDDLE), outline)
    assert (colours > 50, light > 4) == (True, True)


def test_empty_paper_does_not_stand_out() -> None:
    """The outline contains paper only."""
    outline = ((25, 25), (75, 25), (75, 75), (25, 75))
    assert measures.outline_contrast(drawn(), outline) == pytest.approx((0, 1), abs=1e-6)


def test_a_thing_with_the_inverted_pattern_of_its_background_stands_out() -> None:
    """Both have the same mean colour, but differ along the edge."""
    halves = Image.new("RGB", (256, 256), PAPER)
    pen = ImageDraw.Draw(halves)
    pen.rectangle((128, 0, 255, 255), INK)
    pen.rectangle((64, 64, 127, 191), INK)
    pen.rectangle((128, 64, 191, 191), PAPER)
    colours, _ = measures.outline_contrast(halves, ((25, 25), (75, 25), (75, 75), (25, 75)))
    assert colours > 40
