"""Words in common: folded, without grammar, without what says nothing."""

from unspoken.bots.words import names_any, stems, without_accents


def test_marks_are_taken_off_letters_and_l_with_stroke_is_an_l() -> None:
    """ł has no decomposition in Unicode, and yet łódka is found by somebody who types lodka."""
    assert without_accents("Łódź Żółć") == "lodz zolc"


def test_two_forms_of_an_english_word_have_one_stem() -> None:
    """Grammar does not keep words apart."""
    assert stems("dreaming", "en") == stems("dreams", "en")


def test_two_cases_of_a_polish_word_have_one_stem() -> None:
    """Nor do seven cases."""
    assert stems("tajemnica", "pl") == stems("tajemnicy", "pl")


def test_words_that_say_nothing_are_left_out() -> None:
    """Half of any sentence is glue."""
    assert stems("it is on the", "en") == frozenset()


def test_a_saying_that_names_a_thing_is_found_out() -> None:
    """A clue must not say what is on the card."""
    assert names_any("Two cages, one bird", ["a golden cage"], "en")


def test_a_saying_that_names_nothing_passes() -> None:
    """A clue may mean what is on the card."""
    assert not names_any("Finally free", ["a golden cage"], "en")
