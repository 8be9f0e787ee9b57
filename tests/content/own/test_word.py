"""The word that a deck is drawn from."""

from __future__ import annotations

import pytest

from unspoken.content.own.word import clean_word, same_word, seed_of
from unspoken.kernel.game import Refused


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ćma", "ćma"), ("Ćma", "C\u0301ma"), ("STRASSE", "straße"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("月", "月")],
    ids=["case", "accents", "sharp s", "Greek", "one sign"],
)
def test_a_word_is_the_same_however_it_is_written(one: str, other: str) -> None:
    """In any script."""
    assert same_word(one, other) and seed_of(one) == seed_of(other)


def test_another_word_is_another_seed() -> None:
    """Of one to nine digits, as `unspoken deck draw` takes them."""
    seeds = {seed_of(word) for word in ("moth", "moths", "ćma", "cma", "月", "🦋")}
    assert len(seeds) == 6 and max(seeds) < 1_000_000_000


def test_the_seed_of_a_word_stays_what_it_is() -> None:
    """On every machine, and with the next Python."""
    assert seed_of("moth") == 271234266


def test_nothing_is_no_word() -> None:
    """Not even the word of decks that were never wished for."""
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
def test_what_is_no_word_gets_a_sentence(text: str, code: str) -> None:
    """Empty, too long, or with signs that nobody sees."""
    with pytest.raises(Refused) as no:
        clean_word(text)
    assert no.value.code == code


def test_a_word_is_shown_as_it_was_written_without_needless_blanks() -> None:
    """Two words are fine."""
    assert clean_word("  Night   bus ") == "Night bus"
