"""The judge, by examples."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.pareidolia.judge_examples import RIGHT, WRONG
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.cards import lookalikes_of, name_of
from unspoken.games.pareidolia.guessing.judge import is_right, slips, slips_allowed
from unspoken.games.pareidolia.guessing.stems import stems_of
from unspoken.games.pareidolia.setup import gather
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.kernel.grammar import WordGrammar
from unspoken.kernel.shelf import WordCard
from unspoken.languages.grammar import grammar

LANGUAGES = ("en", "pl")
ENGLISH = grammar("en")


@cache
def deck() -> dict[str, WordCard]:
    """Return the shipped words, by English name."""
    return {name_of(word): word for word in load_packs().shelf().words("cloud-words")}


@cache
def materials(language: str) -> Materials:
    """Return the materials of a table in this language."""
    return gather(Options(language=language), load_packs().shelf())


def languages_of(guess: str, card: str) -> list[str]:
    """Return the languages in which a guess is a card's word."""
    return [
        language
        for language in LANGUAGES
        if is_right(
            guess,
            deck()[card],
            deck().values(),
            language,
            grammar(language),
            lookalikes_of(materials(language), card),
        )
    ]


def names_of(card: WordCard) -> tuple[str, ...]:
    """Return all English names of the card."""
    return (card.text["en"], *card.accepted["en"])


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
        ("bicycle", "tower", ["pl"]),
    ],
)
def test_only_the_tables_language_counts(card: str, guess: str, languages: list[str]) -> None:
    """PAR-16: "tower" is a typo of rower in Polish, and a tower in English."""
    assert languages_of(guess, card) == languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lookalike_is_right_for_its_card(language: str) -> None:
    """PAR-16: tools/lookalikes.py finds common words that differ by a typo."""
    (entry,) = materials(language).lookalikes
    assert not [
        (card, word)
        for card, words in entry.lookalikes.items()
        for word in words
        if language in languages_of(word, card)
    ]


def test_the_plural_of_a_lookalike_is_not_accepted_as_a_typo() -> None:
    """PAR-16: it is right only if it is also a form of the card's own name."""
    (entry,) = materials("en").lookalikes
    plurals = [
        (deck()[card], f"{word}s")
        for card, words in entry.lookalikes.items()
        for word in words
        if not word.endswith("s")
    ]
    own = [
        any(stems_of(ENGLISH).forms(plural) & stems_of(ENGLISH).forms(name) for name in names_of(card))
        for card, plural in plurals
    ]
    accepted = [
        is_right(plural, card, (), "en", ENGLISH, entry.lookalikes[name_of(card)]) for card, plural in plurals
    ]
    assert accepted == own


def test_there_are_enough_examples() -> None:
    """PAR-16: at least eighty."""
    assert sum(map(len, RIGHT.values())) + sum(map(len, WRONG.values())) >= 80


def test_every_name_of_every_card_is_right_for_it() -> None:
    """PAR-16: the word and all its accepted names, in each language, in lower and upper case."""
    names = [
        (card, language, text)
        for card, word in deck().items()
        for language in LANGUAGES
        for text in (word.text[language], *word.accepted[language])
    ]
    assert all(
        language in languages_of(text, card) and language in languages_of(text.upper(), card)
        for card, language, text in names
    )


def test_no_name_of_a_card_is_right_for_another() -> None:
    """PAR-16: over all cards, in each language."""
    accepted = [
        (mine, text)
        for language in LANGUAGES
        for mine, card in deck().items()
        for other, word in deck().items()
        for text in (word.text[language], *word.accepted[language])
        if other != mine and is_right(text, card, deck().values(), language, grammar(language))
    ]
    assert accepted == []


WHALE = WordCard({"en": "whale", "pl": "wieloryb"})
SCALE = WordCard({"en": "scale", "pl": "waga"})
WALE = WordCard({"pl": "wale"})


def test_a_typo_that_is_another_cards_word_is_wrong() -> None:
    """PAR-16: if the deck has this card, in any language."""
    decks = ((WHALE, SCALE), (WHALE, SCALE, WALE))
    assert [is_right("wale", WHALE, deck, "en", ENGLISH) for deck in decks] == [True, False]


def test_a_typo_that_is_a_lookalike_is_wrong() -> None:
    """PAR-16: if the pack lists the lookalike."""
    found = [is_right("wales", WHALE, (WHALE,), "en", ENGLISH, lookalikes) for lookalikes in ((), ("wales",))]
    assert found == [True, False]


def test_a_typo_that_is_a_form_of_another_cards_word_is_wrong() -> None:
    """PAR-16: "walem" is a form of the Polish "wale"."""
    assert not is_right("walem", WHALE, (WHALE, WALE), "pl", grammar("pl"))


def test_a_word_that_two_cards_have_in_two_languages_is_right_for_one() -> None:
    """PAR-16: the table's language decides."""
    bat, whip = WordCard({"en": "bat", "pl": "nietoperz"}), WordCard({"en": "whip", "pl": "bat"})
    assert [is_right("bat", card, (bat, whip), "en", ENGLISH) for card in (bat, whip)] == [True, False]


def test_a_language_without_grammar_is_judged_without_endings() -> None:
    """PAR-16: plurals are wrong there."""
    wal = WordCard({"de": "Walfisch"})
    assert [is_right(guess, wal, (), "de", WordGrammar()) for guess in ("Walfisch!", "Walfischen")] == [
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
    """PAR-16: its words are not analysed for endings, which would be slow."""
    assert not is_right(
        "a b c d e f g h i j k l m n o p q r s t u v w x y z as is us", WHALE, (WHALE,), "en", ENGLISH
    )
