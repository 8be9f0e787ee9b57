"""Line breaking and missing characters in all typefaces."""

from __future__ import annotations

import pytest

from unspoken.albums.lettering import TextStyle, Typeface


@pytest.fixture(params=Typeface, ids=lambda face: face.name.lower())
def style(request: pytest.FixtureRequest) -> TextStyle:
    """Each typeface in a size that albums use."""
    return TextStyle(request.param, 36, "#000000")


@pytest.mark.parametrize("text", ["Zażółć gęślą jaźń", "Ünïçødé", "Łódź", "Ωmega", "Дом", "1 · 2 “x” „y” …"])
def test_european_letters_are_printable(style: TextStyle, text: str) -> None:
    """Names come from all over Europe."""
    assert style.printable(text) == text


def test_a_character_that_the_typeface_lacks_is_removed(style: TextStyle) -> None:
    """Instead of an empty box."""
    assert style.printable("Ola 🌙 月") == "Ola  "


@pytest.mark.parametrize(("text", "printable"), [("🐙🌙", "…"), ("♪", "…"), ("", ""), (" ", " ")])
def test_a_text_without_printable_characters_becomes_an_ellipsis(
    style: TextStyle, text: str, printable: str
) -> None:
    """So that a clue of emoji is not lost."""
    assert style.printable(text) == printable


def test_no_line_is_wider_than_the_paper(style: TextStyle) -> None:
    """Neither with many words nor with a single long word."""
    texts = ("the last train home that nobody took " * 3, "odpowiedzialność" * 6)
    lines = [line for text in texts for line in style.lines(text, 300, 4)]
    assert len(lines) == 8 and all(style.wide(line) <= 300 for line in lines)


def test_a_text_that_does_not_fit_ends_in_an_ellipsis(style: TextStyle) -> None:
    """On the last line."""
    assert style.lines("one two three four five six seven", 120, 1)[0].endswith("…")


def test_a_text_that_fits_is_one_line(style: TextStyle) -> None:
    """Only the spaces are normalized."""
    assert style.lines("the  last train", 900, 2) == ["the last train"]


def test_an_empty_text_has_no_lines(style: TextStyle) -> None:
    """A clue that was said aloud has an empty text."""
    assert style.lines("", 900, 2) == []
