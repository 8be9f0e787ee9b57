"""The shipped ink pack: a hundred blots, described only by their form."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from unspoken.content.manifest import Manifest
from unspoken.content.packs import load_packs

LANGUAGES = ("en", "pl")


@pytest.fixture(scope="module")
def ink() -> Manifest:
    """The manifest of the pack."""
    return load_packs().manifest("ink")


def test_there_are_a_hundred_blots(ink: Manifest) -> None:
    """ROR-02: a hundred image cards."""
    assert ink.size == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_unique(ink: Manifest, language: str) -> None:
    """With a screen reader the four blots of a display can be told apart (ROR-04)."""
    assert len({card.alt[language] for card in ink.cards}) == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_names_a_hidden_silhouette(ink: Manifest, language: str) -> None:
    """Finding a meaning is up to the players."""
    revealing = [
        (card.id, thing)
        for card in ink.cards
        for thing in card.objects[language]
        if set(thing.split()) <= set(re.findall(r"\w+", card.alt[language].lower()))
    ]
    assert revealing == []


def test_archetypes_have_equal_shares(ink: Manifest) -> None:
    """Eight ways to build a blot, in equal parts of a hundred."""
    built = Counter(card.style for card in ink.cards)
    assert (len(built), set(built.values())) == (8, {12, 13})


def test_hidden_silhouettes_have_names_in_both_languages(ink: Manifest) -> None:
    """Bots use them as weak tags in the table's language."""
    assert [card.id for card in ink.cards if len(card.objects["en"]) != len(card.objects["pl"])] == []
