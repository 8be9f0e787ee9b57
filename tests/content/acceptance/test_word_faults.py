"""Faults of packs of words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_words import CLOUDY, few_words
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.cloud_words import faults
from unspoken.content.acceptance.words import folded, word_faults
from unspoken.content.manifest import Manifest, ManifestWord

SOFA, LADDER, COMET = CLOUDY


def all_faults(manifest: Manifest) -> list[Fault]:
    """Return all faults of a pack of words for clouds."""
    return [*word_faults(manifest), *faults(Path(), manifest)]


def of_cards(words: Sequence[ManifestWord]) -> list[Fault]:
    """Return the faults of single words."""
    return [fault for fault in all_faults(few_words(*words)) if fault.card != WHOLE]


def test_good_words_have_no_fault() -> None:
    """Each of the three cards passes the checks."""
    assert of_cards(CLOUDY) == []


def test_too_few_words_are_a_fault_of_the_pack() -> None:
    """PAR-03: 72 word cards."""
    assert Fault(WHOLE, "it has 3 words, 72 are required") in all_faults(few_words())


def test_too_few_categories_are_a_fault_of_the_pack() -> None:
    """PAR-06: a category must say something."""
    sentence = "its words are of 2 categories, at least 5 are required"
    assert Fault(WHOLE, sentence) in all_faults(few_words())


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ([replace(SOFA, text={"en": "sofa"})], Fault("sofa", "has no text in pl")),
        ([replace(SOFA, category="")], Fault("sofa", "has no category")),
        (
            [SOFA, replace(COMET, text={"en": "comet", "pl": "Kanapa"})],
            Fault("sofa", "occurs twice in pl: kanapa"),
        ),
        (
            [SOFA, replace(COMET, accepted={"en": ("Settee",)})],
            Fault("comet", "accepts 'Settee' in en, and so does another card"),
        ),
        (
            [LADDER, replace(COMET, accepted={"en": ("Ladder",)})],
            Fault("ladder", "is accepted for another card in en"),
        ),
        (
            [replace(SOFA, accepted={"en": ("couch", "Couch!")})],
            Fault("sofa", "has a duplicate or empty accepted answer in en"),
        ),
    ],
)
def test_each_kind_of_fault_of_a_word_is_found(words: list[ManifestWord], fault: Fault) -> None:
    """PAR-16: a right guess for one card must be wrong for all others."""
    assert fault in of_cards(words)


def test_a_word_that_is_too_long_for_a_card_is_a_fault() -> None:
    """Cards are shown on phones."""
    long = replace(SOFA, text={"en": "a sofa that is much too long for it", "pl": "kanapa"})
    assert "does not fit on a card in en" in of_cards([long])[0].sentence


@pytest.mark.parametrize(
    ("text", "plain"), [("Żółw", "zolw"), ("  Łódź! ", "lodz"), ("hot-air BALLOON", "hot air balloon")]
)
def test_words_are_compared_without_case_accents_and_punctuation(text: str, plain: str) -> None:
    """PAR-16: the judge ignores these differences in guesses."""
    assert folded(text) == plain
