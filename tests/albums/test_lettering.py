"""Lines that fit, in the house's own type."""

from __future__ import annotations

import pytest

from unspoken.albums.lettering import Face, Style


@pytest.fixture(params=Face, ids=lambda face: face.name.lower())
def style(request: pytest.FixtureRequest) -> Style:
    """Each typeface in a size that albums have."""
    return Style(request.param, 36, "#000000")


@pytest.mark.parametrize("text", ["Zażółć gęślą jaźń", "Ünïçødé", "Łódź", "Ωmega", "Дом", "1 · 2 “x” „y” …"])
def test_europe_can_be_written(style: Style, text: str) -> None:
    """Names come from everywhere between Lisbon and Kyiv."""
    assert style.printable(text) == text


def test_a_sign_that_the_typeface_lacks_is_left_out(style: Style) -> None:
    """Rather than a box with nothing in it."""
    assert style.printable("Ola 🌙 月") == "Ola  "


@pytest.mark.parametrize(("told", "written"), [("🐙🌙", "…"), ("♪", "…"), ("", ""), (" ", " ")])
def test_what_was_told_in_such_signs_alone_is_not_passed_over(style: Style, told: str, written: str) -> None:
    """A clue of pictures was a clue, and so was a tune."""
    assert style.printable(told) == written


def test_no_line_is_wider_than_the_paper(style: Style) -> None:
    """Neither of many words nor of a single long one."""
    texts = ("the last train home that nobody took " * 3, "odpowiedzialność" * 6)
    lines = [line for text in texts for line in style.lines(text, 300, 4)]
    assert len(lines) == 8 and all(style.wide(line) <= 300 for line in lines)


def test_what_does_not_fit_ends_in_dots(style: Style) -> None:
    """So that it is seen to go on."""
    assert style.lines("one two three four five six seven", 120, 1)[0].endswith("…")


def test_what_fits_is_left_alone(style: Style) -> None:
    """One line, word for word."""
    assert style.lines("the  last train", 900, 2) == ["the last train"]


def test_nothing_has_no_lines(style: Style) -> None:
    """As a clue that was said aloud."""
    assert style.lines("", 900, 2) == []
