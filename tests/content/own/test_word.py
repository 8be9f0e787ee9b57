"""The word that a deck is drawn from."""

from __future__ import annotations

import pytest

from unspoken.content.own.word import clean_word, same_word, seed_of
from unspoken.kernel.types import Refused


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ćma", "ćma"), ("Ćma", "C\u0301ma"), ("STRASSE", "straße"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("月", "月")],
    ids=["case", "accents", "sharp s", "Greek", "one sign"],
)
def test_spellings_of_a_word_are_the_same_word_with_the_same_seed(first: str, second: str) -> None:
    """In any script."""
    assert same_word(first, second) and seed_of(first) == seed_of(second)


def test_different_words_have_different_seeds() -> None:
    """Of at most nine digits, as `unspoken deck draw` accepts them."""
    seeds = {seed_of(word) for word in ("moth", "moths", "ćma", "cma", "月", "🦋")}
    assert len(seeds) == 6 and max(seeds) < 1_000_000_000


def test_the_seed_of_a_word_never_changes() -> None:
    """On any machine, with any Python version."""
    assert seed_of("moth") == 271234266


def test_empty_words_are_not_the_same_word() -> None:
    """Decks that were not drawn have an empty word."""
    assert not same_word("", "")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "word-empty"),
        (" \n\t ", "word-empty"),
        ("\u200b", "word-empty"),
        ("x" * 41, "word-too-long"),
        ("x" * 10_000, "word-too-long"),
        ("mo\x00th", "word-unprintable"),
        ("mo\u202eth", "word-unprintable"),
    ],
)
def test_an_invalid_word_is_refused_with_its_own_code(text: str, code: str) -> None:
    """Empty, too long, or unprintable."""
    with pytest.raises(Refused) as refusal:
        clean_word(text)
    assert refusal.value.code == code


def test_whitespace_in_a_word_is_normalised() -> None:
    """Two words are allowed."""
    assert clean_word("  Night   bus ") == "Night bus"
