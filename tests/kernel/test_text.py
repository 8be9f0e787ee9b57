"""Cleaning a line of text that a player wrote."""

import pytest

from unspoken.kernel.words.text import clean_line


@pytest.mark.parametrize(
    ("written", "cleaned"),
    [
        ("  a  long\tway ", "a long way"),
        ("a\u00a0long\u202fway", "a long way"),
        ("Qui\u00a0?", "Qui\u00a0?"),
        ("«\u202foui\u202f»", "«\u202foui\u202f»"),
        ("Qui \u00a0?", "Qui ?"),
        ("\u00a0?", "?"),
    ],
)
def test_spaces_are_normalised_except_french_ones_beside_punctuation(written: str, cleaned: str) -> None:
    """Any other run of spaces becomes one space, so that two names or clues cannot differ by spaces alone."""
    assert clean_line(written, 40, empty="empty", long="long", unprintable="unprintable") == cleaned
