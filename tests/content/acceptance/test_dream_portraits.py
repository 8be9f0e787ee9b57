"""What is said of dream cards by eye, and what is missing of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.content.small_packs import manifest_of
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import LINES_A_KIND, READINGS, portrait_faults
from unspoken.content.dreams import DreamPortrait, Line, LineKind, Reading

ONE, TWO = (card.id for card in manifest_of().cards[:2])
DECK = replace(manifest_of(), cards=manifest_of().cards[:1])
PAIR = replace(manifest_of(), cards=manifest_of().cards[:2])


def whole(name: str) -> DreamPortrait:
    """A portrait that lacks nothing."""
    return DreamPortrait(
        tuple(Reading(f"{name} sees {number}", 3) for number in range(READINGS)),
        tuple(
            Line(kind, f"{name} says {kind} {number}")
            for kind in LineKind
            for number in range(LINES_A_KIND + 1)
        ),
    )


def test_a_whole_portrait_has_no_fault() -> None:
    """Enough readings, enough lines, of every kind."""
    assert list(portrait_faults(DECK, {ONE: whole("Ola")}, "en")) == []


@pytest.mark.parametrize(
    ("portrait", "sentence"),
    [
        (replace(whole("Ola"), readings=whole("Ola").readings[1:]), "has 11 readings, at least 12"),
        (replace(whole("Ola"), lines=whole("Ola").lines[:19]), "has 19 lines, at least 20"),
        (replace(whole("Ola"), lines=whole("Ola").lines[2:]), "has 1 lines of kind mood, at least 2"),
    ],
)
def test_what_is_missing_is_named(portrait: DreamPortrait, sentence: str) -> None:
    """With its card and its language."""
    said = [fault.sentence for fault in portrait_faults(DECK, {ONE: portrait}, "pl") if fault.card == ONE]
    assert any(one.startswith(sentence) and one.endswith("in pl") for one in said)


def test_a_card_without_a_portrait_lacks_all_of_it() -> None:
    """Readings, lines, and each of seven kinds."""
    assert len(list(portrait_faults(DECK, {}, "en"))) == 9


def test_a_line_that_is_on_two_cards_is_named() -> None:
    """It would point at both."""
    other = replace(whole("Jan"), lines=(*whole("Jan").lines, whole("Ola").lines[0]))
    faults = list(portrait_faults(PAIR, {ONE: whole("Ola"), TWO: other}, "en"))
    assert faults == [Fault(WHOLE, "the line 'ola says mood 0' is on 2 cards in en")]


def test_a_portrait_of_no_card_is_named() -> None:
    """Of a card that was drawn anew, say."""
    faults = list(portrait_faults(DECK, {ONE: whole("Ola"), TWO: whole("Jan")}, "en"))
    assert faults == [Fault(TWO, "has a portrait in en, but is no card of the pack")]
