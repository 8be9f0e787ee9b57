"""The judge, by examples."""

from __future__ import annotations

from functools import cache

import pytest

from bench.judge import deck, forms_by_card, judged_right
from tests.games.pareidolia.judge_examples import RIGHT, WRONG
from unspoken.games.pareidolia.guessing.judge import is_right, slips, slips_allowed
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.languages.grammar import grammar

LANGUAGES = ("en", "pl")
ENGLISH = grammar("en")


def languages_of(guess: str, card: str) -> list[str]:
    """Return the languages in which a guess is a card's word."""
    return [language for language in LANGUAGES if judged_right(guess, card, language)]


@cache
def names_of(card: str, language: str) -> tuple[str, ...]:
    """Return all names of a card in a language."""
    return (deck()[card].text[language], *deck()[card].accepted[language])


def rows(table: dict[str, list[tuple[str, str]]]) -> list[object]:
    """Return one row for each example, with an id."""
    return [
        pytest.param(card, guess, id=f"{why}: {guess} for {card}")
        for why, examples in table.items()
        for card, guess in examples
    ]


@pytest.mark.parametrize(("card", "guess"), rows(RIGHT))
def test_the_judge_accepts_a_right_guess(card: str, guess: str) -> None:
    """PAR-16: in at least one language."""
    assert languages_of(guess, card)


@pytest.mark.parametrize(("card", "guess"), rows(WRONG))
def test_the_judge_rejects_a_wrong_guess(card: str, guess: str) -> None:
    """PAR-16: in every language."""
    assert not languages_of(guess, card)


@pytest.mark.parametrize(
    ("card", "guess", "languages"),
    [
        ("rabbit", "rabbit", ["en"]),
        ("rabbit", "królik", ["pl"]),
        ("robot", "robot", ["en", "pl"]),
        ("boot", "but", ["pl"]),
    ],
)
def test_only_the_tables_language_counts(card: str, guess: str, languages: list[str]) -> None:
    """PAR-16: "but" means a boot in Polish, and is not a thing in English."""
    assert languages_of(guess, card) == languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_six_honest_forms_of_every_card(language: str) -> None:
    """PAR-16: bench/judge.py measures the judge by them."""
    honest = forms_by_card("honest", language)
    assert (set(honest), min(len(set(forms)) for forms in honest.values()) >= 6) == (set(deck()), True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_accepts_honest_forms(language: str) -> None:
    """PAR-16: at least 99 %, of all cards."""
    honest = [(form, card) for card, forms in forms_by_card("honest", language).items() for form in forms]
    refused = [pair for pair in honest if not judged_right(*pair, language)]
    assert len(refused) <= 0.01 * len(honest), refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_one_card_is_wrong_for_all_others(language: str) -> None:
    """PAR-16: for all frequent forms in the lists of bench/judge.py."""
    same = forms_by_card("same", language)
    own = {form for forms in same.values() for form in forms}
    accepted = [
        (form, card)
        for card in deck()
        for form in sorted(own - set(same.get(card, ())))
        if judged_right(form, card, language)
    ]
    assert accepted == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_every_card_is_right_for_it(language: str) -> None:
    """PAR-16: the word and all its other names, in lower and upper case."""
    names = [
        (card, name) for card in deck() for text in names_of(card, language) for name in (text, text.upper())
    ]
    assert all(judged_right(name, card, language) for card, name in names)


WHALE = WordCard({"en": "whale", "pl": "wieloryb"})
WHALLE = WordCard({"en": "whalle"})


def test_a_typo_that_is_another_cards_word_is_wrong() -> None:
    """PAR-16: if the deck has this card."""
    decks = ((WHALE,), (WHALE, WHALLE))
    assert [is_right("whalle", WHALE, deck, "en", ENGLISH) for deck in decks] == [True, False]


def test_a_typo_that_is_a_form_of_another_cards_word_is_wrong() -> None:
    """PAR-16: "whalles" is a plural, though no dictionary has it."""
    assert not is_right("whalles", WHALE, (WHALE, WHALLE), "en", ENGLISH)


def test_a_word_that_two_cards_have_in_two_languages_is_right_for_one() -> None:
    """PAR-16: the table's language decides."""
    bat, whip = WordCard({"en": "bat", "pl": "nietoperz"}), WordCard({"en": "whip", "pl": "bat"})
    assert [is_right("bat", card, (bat, whip), "en", ENGLISH) for card in (bat, whip)] == [True, False]


def test_a_language_without_files_is_judged_without_endings_and_typos() -> None:
    """PAR-16: plurals are wrong there."""
    wal = WordCard({"xq": "Walfisch"})
    guesses = ("Walfisch!", "Walfischen", "Wallfisch")
    assert [is_right(guess, wal, (), "xq", WordGrammar()) for guess in guesses] == [True, False, False]


def test_letters_may_be_spelt_as_the_grammar_says() -> None:
    """PAR-16: not every keyboard has an umlaut."""
    bear, german = WordCard({"xq": "Bär"}), WordGrammar(spellings=(("ä", "ae"),))
    assert [is_right(guess, bear, (), "xq", german) for guess in ("baer", "bar", "ber")] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(("length", "allowed"), [(1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (40, 2)])
def test_longer_words_allow_more_typos(length: int, allowed: int) -> None:
    """PAR-16: none under five letters, one up to eight, two from nine."""
    assert slips_allowed(length) == allowed


@pytest.mark.parametrize(
    ("guess", "word", "count"),
    [
        ("whale", "whale", 0),
        ("wale", "whale", 1),
        ("whhale", "whale", 1),
        ("wjale", "whale", 1),
        ("hwale", "whale", 1),
        ("hwael", "whale", 2),
        ("", "ab", 2),
        ("dragon", "whale", 3),
    ],
)
def test_typos_are_counted(guess: str, word: str, count: int) -> None:
    """PAR-16: a letter is extra, missing, wrong, or swapped with the next; counting stops at three."""
    assert slips(guess, word, 2) == count


def test_a_guess_of_many_words_is_wrong() -> None:
    """PAR-16."""
    assert not is_right(
        "a b c d e f g h i j k l m n o p q r s t u v w x y z as is us", WHALE, (WHALE,), "en", ENGLISH
    )
