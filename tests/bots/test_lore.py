"""Lore about pictures, with the encoder and without."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, little_packs, manifest_of, write_pack
from unspoken.bots.lore import encoder
from unspoken.bots.lore.describe import describe, lines_of
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import Packs, load_packs
from unspoken.languages.known import complete_languages

CAGE, CLOCK, BREAD = card_of("freedom", 0).id, card_of("time", 0).id, card_of("hunger", 0).id
UNDESCRIBED = "0" * 16


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Packs:
    """The little pack and the shipped packs."""
    return little_packs(tmp_path_factory.mktemp("packs"))


@pytest.fixture(scope="module")
def meanings(packs: Packs) -> MeaningLore:
    """The lore with the encoder."""
    return MeaningLore(packs)


@pytest.fixture(params=["meanings", "words in common"])
def lore(request: pytest.FixtureRequest, packs: Packs, meanings: MeaningLore) -> PackLore:
    """Each kind of lore."""
    return meanings if request.param == "meanings" else OverlapLore(packs)


def test_lore_uses_the_encoder_if_installed(packs: Packs) -> None:
    """The tests have it installed."""
    assert best_lore(packs).understands


def test_lore_without_the_encoder_says_so(packs: Packs, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fallback compares words."""
    monkeypatch.setattr(encoder, "is_here", lambda: False)
    assert not best_lore(packs).understands


def test_hints_are_in_the_tables_language(lore: PackLore) -> None:
    """Here Polish."""
    assert list(lore.hints(CAGE, "pl")) == ["wolność 0", "myśli: wolność"]


def test_a_hint_that_names_an_object_on_the_card_is_dropped(tmp_path: Path) -> None:
    """Even if the pack lists it."""
    card = replace(card_of("freedom", 0), clues={"en": ("An empty cage", "Gone at last")})
    rest = tuple(other for other in manifest_of().cards if other.id != card.id)
    write_pack(tmp_path, replace(manifest_of(), cards=(card, *rest)))
    assert list(OverlapLore(load_packs(tmp_path)).hints(CAGE, "en")) == ["Gone at last"]


def test_a_picture_without_a_description_has_no_hints(lore: PackLore) -> None:
    """A deck without texts can still be played."""
    assert list(lore.hints(UNDESCRIBED, "en")) == []


def test_a_picture_without_a_description_matches_no_clue(lore: PackLore) -> None:
    """Its likeness is 0."""
    assert lore.likeness("freedom", UNDESCRIBED, "en") == 0


@pytest.mark.parametrize(
    ("clue", "language"), [("how freedom begins", "en"), ("cage", "en"), ("wolność", "pl"), ("klatki", "pl")]
)
def test_a_clue_matches_the_picture_that_it_describes(lore: PackLore, clue: str, language: str) -> None:
    """More than another picture."""
    assert lore.likeness(clue, CAGE, language) > lore.likeness(clue, CLOCK, language)


@pytest.mark.parametrize("clue", ["…", "", "xyzzy", "cage " * 24, "\U0001f9a4"])
def test_likeness_is_between_0_and_1(lore: PackLore, clue: str) -> None:
    """For any text."""
    assert 0 <= lore.likeness(clue, CAGE, "en") <= 1


def test_a_theme_is_in_the_tables_language(lore: PackLore) -> None:
    """Here Polish."""
    assert lore.theme("wolność", CAGE, "pl") == "wolność"


def test_a_picture_without_a_description_has_no_theme(lore: PackLore) -> None:
    """The theme is an empty string."""
    assert lore.theme("freedom", UNDESCRIBED, "en") == ""


def test_the_encoder_needs_no_word_in_common(meanings: MeaningLore) -> None:
    """It relates a baker to bread."""
    assert meanings.likeness("the baker", BREAD, "en") > meanings.likeness("the baker", CLOCK, "en")


def test_a_clue_can_be_in_another_language_than_the_table(meanings: MeaningLore) -> None:
    """Bots read both languages."""
    assert meanings.likeness("wolność", CAGE, "en") > meanings.likeness("wolność", CLOCK, "en")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_shipped_dream_card_has_hints(language: str) -> None:
    """At least twenty in each language."""
    packs = load_packs()
    lore = OverlapLore(packs)
    dreams = [card.id for manifest in packs.of_kind("dream") for card in manifest.cards]
    assert all(len(lore.hints(picture, language)) >= 20 for picture in dreams)


@pytest.mark.parametrize("clue", ["Gone at last", "gone at last.", "GONE AT LAST!"])
@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_a_hint_does_not_raise_the_likeness_of_its_own_card(
    make: Callable[[Packs], PackLore], clue: str, tmp_path: Path
) -> None:
    """A clue matches equally whether or not it is a hint of the card, in any spelling."""
    lores = []
    for number, hints in enumerate((("Gone at last", "Far away"), ("Not a word", "Far away"))):
        card = replace(card_of("freedom", 0), clues={"en": hints})
        rest = tuple(other for other in manifest_of().cards if other.id != card.id)
        shelf = tmp_path / str(number)
        write_pack(shelf, replace(manifest_of(), cards=(card, *rest)))
        lores.append(make(load_packs(shelf)))
    assert lores[0].likeness(clue, CAGE, "en") == lores[1].likeness(clue, CAGE, "en")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_hint_is_compared_with_its_own_card(language: str) -> None:
    """Bots tell hints as clues, and compare clues with the other texts."""
    packs = load_packs()
    folder, dream = packs.folder("dream"), packs.manifest("dream")
    descriptions = [describe(card, dream, language, folder) for card in dream.cards]
    compared = [{text.casefold() for text in described.wordings()} for described in descriptions]
    told_hints = [
        {line.text.casefold() for line in lines_of(card, dream, language, folder)} for card in dream.cards
    ]
    assert not any(hints & texts for hints, texts in zip(told_hints, compared, strict=True))


@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_a_very_long_caption_is_accepted(make: Callable[[Packs], PackLore], tmp_path: Path) -> None:
    """It still matches its words."""
    card = replace(card_of("freedom", 0), alt={"en": "a cage and a bird. " * 3_000})
    rest = tuple(other for other in manifest_of().cards if other.id != card.id)
    write_pack(tmp_path, replace(manifest_of(), cards=(card, *rest)))
    lore = make(load_packs(tmp_path))
    assert lore.likeness("a bird", CAGE, "en") > lore.likeness("a bird", CLOCK, "en")


def test_shipped_decks_have_vague_lines_in_all_languages() -> None:
    """Somebody who saw the cards marked some of the loose lines as vague."""
    packs = load_packs()
    lore = OverlapLore(packs)
    for language, deck in product(complete_languages(), packs.of_kind("dream")):
        lines = [line for card in deck.cards for line in lore.lines(card.id, language)]
        loose = [line for line in lines if line.loose]
        vague = [line for line in lines if line.vague]
        assert len(loose) > len(deck.cards)
        assert 0 < len(vague) < len(loose)
        assert {*vague} <= {*loose}
