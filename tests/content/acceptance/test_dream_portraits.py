"""Faults of portraits of dream cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.content.small_packs import manifest_of
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import LINES_A_KIND, READINGS, portrait_faults
from unspoken.content.dream_portraits import CardReading, ClueLine, DreamPortrait, LineKind

ONE, TWO = (card.id for card in manifest_of().cards[:2])
DECK = replace(manifest_of(), cards=manifest_of().cards[:1])
PAIR = replace(manifest_of(), cards=manifest_of().cards[:2])


def complete(name: str) -> DreamPortrait:
    """Return a portrait without faults."""
    return DreamPortrait(
        tuple(CardReading(f"{name} sees {number}", 3) for number in range(READINGS)),
        tuple(
            ClueLine(kind, f"{name} says {kind} {number}")
            for kind in LineKind
            for number in range(LINES_A_KIND + 1)
        ),
    )


def test_a_complete_portrait_has_no_fault() -> None:
    """It has enough readings, and enough lines of every kind."""
    assert list(portrait_faults(DECK, {ONE: complete("Ola")}, "en")) == []


@pytest.mark.parametrize(
    ("portrait", "sentence"),
    [
        (replace(complete("Ola"), readings=complete("Ola").readings[1:]), "has 11 readings, at least 12"),
        (replace(complete("Ola"), lines=complete("Ola").lines[:19]), "has 19 lines, at least 20"),
        (replace(complete("Ola"), lines=complete("Ola").lines[2:]), "has 1 lines of kind mood, at least 2"),
    ],
)
def test_missing_readings_and_lines_are_faults(portrait: DreamPortrait, sentence: str) -> None:
    """Each fault names the card and the language."""
    sentences = [
        fault.sentence for fault in portrait_faults(DECK, {ONE: portrait}, "pl") if fault.card == ONE
    ]
    assert any(found.startswith(sentence) and found.endswith("in pl") for found in sentences)


def test_a_card_without_a_portrait_has_all_faults() -> None:
    """Readings, lines, and each of eleven kinds."""
    assert len(list(portrait_faults(DECK, {}, "en"))) == 13


def test_a_line_that_two_cards_share_is_a_fault() -> None:
    """As a clue it would fit both cards."""
    other = replace(complete("Jan"), lines=(*complete("Jan").lines, complete("Ola").lines[0]))
    faults = list(portrait_faults(PAIR, {ONE: complete("Ola"), TWO: other}, "en"))
    assert faults == [Fault(WHOLE, "the line 'ola says mood 0' is on 2 cards in en")]


def test_a_portrait_without_a_card_is_a_fault() -> None:
    """The card may have been replaced."""
    faults = list(portrait_faults(DECK, {ONE: complete("Ola"), TWO: complete("Jan")}, "en"))
    assert faults == [Fault(TWO, "has a portrait in en, but is not a card of the pack")]
