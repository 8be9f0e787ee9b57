"""The shipped ink pack: a hundred blots, each told by its form alone."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from unspoken.content.manifest import Manifest
from unspoken.content.packs import load_packs

LANGUAGES = ("en", "pl")


@pytest.fixture(scope="module")
def ink() -> Manifest:
    """What the pack says of itself."""
    return load_packs().manifest("ink")


def test_there_are_a_hundred_blots(ink: Manifest) -> None:
    """ROR-02: a hundred image cards."""
    assert ink.size == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_blots_are_told_alike(ink: Manifest, language: str) -> None:
    """Who hears the four of a display can tell them apart (ROR-04)."""
    assert len({card.alt[language] for card in ink.cards}) == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_names_what_is_hidden(ink: Manifest, language: str) -> None:
    """A meaning is the player's to find."""
    telling = [
        (card.id, thing)
        for card in ink.cards
        for thing in card.objects[language]
        if set(thing.split()) <= set(re.findall(r"\w+", card.alt[language].lower()))
    ]
    assert telling == []


def test_every_archetype_has_its_share(ink: Manifest) -> None:
    """Eight ways to build a blot, in equal parts of a hundred."""
    built = Counter(card.style for card in ink.cards)
    assert (len(built), set(built.values())) == (8, {12, 13})


def test_what_is_hidden_has_a_name_in_both_languages(ink: Manifest) -> None:
    """Bots lean on weak tags in the table's language."""
    assert [card.id for card in ink.cards if len(card.objects["en"]) != len(card.objects["pl"])] == []
