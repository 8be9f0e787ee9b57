"""Word stems without accents, inflection and stop words."""

from unspoken.bots.lore.words import names_any, stems


def test_forms_of_an_english_word_have_one_stem() -> None:
    """Inflection is ignored."""
    assert stems("dreaming", "en") == stems("dreams", "en")


def test_cases_of_a_polish_word_have_one_stem() -> None:
    """Inflection is ignored."""
    assert stems("tajemnica", "pl") == stems("tajemnicy", "pl")


def test_stop_words_are_dropped() -> None:
    """They carry no meaning."""
    assert stems("it is on the", "en") == frozenset()


def test_a_text_that_names_an_object_is_detected() -> None:
    """A clue must not name an object of its card."""
    assert names_any("Two cages, one bird", ["a golden cage"], "en")


def test_a_text_that_names_no_object_is_accepted() -> None:
    """A clue may allude to it."""
    assert not names_any("Finally free", ["a golden cage"], "en")
