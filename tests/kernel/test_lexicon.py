"""Lexicons: words and their lemmas, searched in place."""

from __future__ import annotations

import pytest

from unspoken.kernel.words.lexicon import NO_WORDS, Lexicon, LexiconWord, fold, lemma_code

POLISH = Lexicon("język 0\njeżyk 0 ~2\nkot 0\nkotek 0 ~2\nkoty 1\npsy 2ies\nżeby\nzęby 3ąb\n".encode())


def word(form: str, *lemmas: str, pet_name_of: tuple[str, ...] = ()) -> LexiconWord:
    return LexiconWord(form, frozenset(lemmas), frozenset(pet_name_of))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("koty", (word("koty", "kot"),)),
        ("psy", (word("psy", "pies"),)),
        ("język", (word("język", "język"), word("jeżyk", "jeżyk", pet_name_of=("jeż",)))),
        ("zeby", (word("żeby"), word("zęby", "ząb"))),
        ("aaa", ()),
        ("kota", ()),
        ("zzz", ()),
    ],
)
def test_words_are_found_by_their_letters_without_accents(typed: str, found: tuple[LexiconWord, ...]) -> None:
    """Words at the beginning, at the end and in the middle of the lexicon."""
    assert POLISH.spelt_like(typed) == found


def test_an_empty_lexicon_has_no_words() -> None:
    """A language may have no lexicon."""
    assert (bool(NO_WORDS), NO_WORDS.spelt_like("kot")) == (False, ())


@pytest.mark.parametrize(
    ("form", "lemma", "code"), [("psy", "pies", "2ies"), ("kot", "kot", "0"), ("oczy", "oko", "3ko")]
)
def test_a_lemma_is_written_by_its_difference(form: str, lemma: str, code: str) -> None:
    """Letters to cut off, and letters to add."""
    assert lemma_code(form, lemma) == code


@pytest.mark.parametrize(
    ("text", "plain"), [("Wąż", "waz"), ("ŁÓDŹ", "lodz"), ("Größe", "grosse"), ("cœur", "coeur")]
)
def test_folding_removes_case_and_accents(text: str, plain: str) -> None:
    """Letters that Unicode does not decompose, too."""
    assert fold(text) == plain
