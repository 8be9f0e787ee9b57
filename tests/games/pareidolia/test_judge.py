"""The judge, by examples: which guesses are the word."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.pareidolia.judge_examples import RIGHT, WRONG
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.cards import lookalikes_of, name_of
from unspoken.games.pareidolia.judge import is_right, slips, slips_allowed
from unspoken.games.pareidolia.setup import gather
from unspoken.games.pareidolia.stems import stems_of
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.shelf import WordCard
from unspoken.languages.grammar import grammar

LANGUAGES = ("en", "pl")
ENGLISH = grammar("en")


@cache
def deck() -> dict[str, WordCard]:
    """The shipped words, by their English name."""
    return {name_of(word): word for word in load_packs().shelf().words("cloud-words")}


@cache
def materials(language: str) -> Materials:
    """What a table takes off the shelf that plays in this language."""
    return gather(Options(language=language), load_packs().shelf())


def languages_of(guess: str, card: str) -> list[str]:
    """At the tables of which language a guess is a card's word."""
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
    """All that the card is called in English."""
    return (card.text["en"], *card.accepted["en"])


def rows(table: dict[str, list[tuple[str, str]]]) -> list[object]:
    """A row an example, named by what it shows."""
    return [
        pytest.param(card, guess, id=f"{why}: {guess} for {card}")
        for why, examples in table.items()
        for card, guess in examples
    ]


@pytest.mark.parametrize(("card", "guess"), rows(RIGHT))
def test_right(card: str, guess: str) -> None:
    """PAR-16: this is the word."""
    assert languages_of(guess, card)


@pytest.mark.parametrize(("card", "guess"), rows(WRONG))
def test_wrong(card: str, guess: str) -> None:
    """PAR-16: this is not."""
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
    """PAR-16: "tower" is a slip for rower in Polish, and a tower in English."""
    assert languages_of(guess, card) == languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lookalike_is_right_for_its_card(language: str) -> None:
    """PAR-16: none of the common words that tools/lookalikes.py found so near."""
    (told,) = materials(language).lookalikes
    assert not [
        (card, word)
        for card, words in told.lookalikes.items()
        for word in words
        if language in languages_of(word, card)
    ]


def test_no_lookalikes_plural_is_right_by_a_slip() -> None:
    """PAR-16: whichever English word is near, its plural is right only where it is the card's own."""
    (told,) = materials("en").lookalikes
    plurals = [
        (deck()[card], f"{word}s")
        for card, words in told.lookalikes.items()
        for word in words
        if not word.endswith("s")
    ]
    own = [
        any(stems_of(ENGLISH).forms(plural) & stems_of(ENGLISH).forms(name) for name in names_of(card))
        for card, plural in plurals
    ]
    taken = [
        is_right(plural, card, (), "en", ENGLISH, told.lookalikes[name_of(card)]) for card, plural in plurals
    ]
    assert taken == own


def test_there_are_enough_examples() -> None:
    """PAR-16: eighty at least."""
    assert sum(map(len, RIGHT.values())) + sum(map(len, WRONG.values())) >= 80


def test_every_name_of_every_card_is_right_for_it() -> None:
    """PAR-16: the word and all its other names, in each language, plain and in capitals."""
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
    """PAR-16: never another card's word, over all cards, in each language."""
    taken = [
        (mine, text)
        for language in LANGUAGES
        for mine, card in deck().items()
        for other, word in deck().items()
        for text in (word.text[language], *word.accepted[language])
        if other != mine and is_right(text, card, deck().values(), language, grammar(language))
    ]
    assert taken == []


WHALE = WordCard({"en": "whale", "pl": "wieloryb"})
SCALE = WordCard({"en": "scale", "pl": "waga"})
WALE = WordCard({"pl": "wale"})


def test_a_slip_that_makes_another_cards_word_is_no_slip() -> None:
    """PAR-16: where the deck has it, in whatever language."""
    decks = ((WHALE, SCALE), (WHALE, SCALE, WALE))
    assert [is_right("wale", WHALE, deck, "en", ENGLISH) for deck in decks] == [True, False]


def test_a_slip_that_makes_another_word_is_no_slip() -> None:
    """PAR-16: where the pack knows it for one."""
    found = [is_right("wales", WHALE, (WHALE,), "en", ENGLISH, lookalikes) for lookalikes in ((), ("wales",))]
    assert found == [True, False]


def test_a_slip_that_makes_another_cards_plural_is_no_slip() -> None:
    """PAR-16: "wales" is nearer to "wale" than to "whale"."""
    assert not is_right("walem", WHALE, (WHALE, WALE), "pl", grammar("pl"))


def test_an_english_word_may_be_another_cards_polish_one() -> None:
    """PAR-16: at each table it is one of them."""
    bat, whip = WordCard({"en": "bat", "pl": "nietoperz"}), WordCard({"en": "whip", "pl": "bat"})
    assert [is_right("bat", card, (bat, whip), "en", ENGLISH) for card in (bat, whip)] == [True, False]


def test_a_language_without_endings_of_its_own_is_taken_as_written() -> None:
    """PAR-16: packs in other languages work, without plurals."""
    wal = WordCard({"de": "Walfisch"})
    assert [is_right(guess, wal, (), "de", Grammar()) for guess in ("Walfisch!", "Walfischen")] == [
        True,
        False,
    ]


@pytest.mark.parametrize(("length", "allowed"), [(1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (40, 2)])
def test_slips_in_proportion_to_length(length: int, allowed: int) -> None:
    """PAR-16: none under five letters, one up to eight, two from nine."""
    assert slips_allowed(length) == allowed


@pytest.mark.parametrize(
    ("one", "other", "count"),
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
def test_what_counts_as_one_slip(one: str, other: str, count: int) -> None:
    """PAR-16: a letter too many, missing, wrong, or swapped with the next; three and more are too many."""
    assert slips(one, other, 2) == count


def test_a_long_ramble_is_judged_as_quickly_as_a_word() -> None:
    """PAR-16: thirty little words are read as they are written, not in all their endings."""
    assert not is_right(
        "a b c d e f g h i j k l m n o p q r s t u v w x y z as is us", WHALE, (WHALE,), "en", ENGLISH
    )
