"""What a bot knows of pictures, with the encoder and without."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, little_packs, manifest_of, write_pack
from unspoken.bots import encoder
from unspoken.bots.describe import describe
from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.meaning_lore import MeaningLore
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs, load_packs

CAGE, CLOCK, BREAD = card_of("freedom", 0).id, card_of("time", 0).id, card_of("hunger", 0).id
NOBODY_KNOWS = "0" * 16


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Packs:
    """The little pack and the shipped packs."""
    return little_packs(tmp_path_factory.mktemp("packs"))


@pytest.fixture(scope="module")
def meanings(packs: Packs) -> MeaningLore:
    """The lore with the encoder: it reads the little pack once."""
    return MeaningLore(packs)


@pytest.fixture(params=["meanings", "words in common"])
def lore(request: pytest.FixtureRequest, packs: Packs, meanings: MeaningLore) -> PackLore:
    """Either lore: what holds of one holds of the other."""
    return meanings if request.param == "meanings" else OverlapLore(packs)


def test_with_the_extra_bots_understand(packs: Packs) -> None:
    """The encoder is here when the tests run."""
    assert best_lore(packs).understands


def test_without_the_extra_bots_say_that_they_do_not(packs: Packs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra the fallback takes its place, and says so."""
    monkeypatch.setattr(encoder, "is_here", lambda: False)
    assert not best_lore(packs).understands


def test_a_picture_has_the_hints_of_its_language(lore: PackLore) -> None:
    """A bot speaks the table's language."""
    assert list(lore.hints(CAGE, "pl")) == ["wolność 0", "myśli: wolność"]


def test_a_hint_that_names_what_is_on_the_card_is_dropped(tmp_path: Path) -> None:
    """Whatever a pack says, no bot's clue names an object of its card."""
    card = replace(card_of("freedom", 0), clues={"en": ("An empty cage", "Gone at last")})
    rest = tuple(other for other in manifest_of().cards if other.id != card.id)
    write_pack(tmp_path, replace(manifest_of(), cards=(card, *rest)))
    assert list(OverlapLore(load_packs(tmp_path)).hints(CAGE, "en")) == ["Gone at last"]


def test_a_picture_that_nobody_described_has_no_hints(lore: PackLore) -> None:
    """A deck without words can still be played."""
    assert list(lore.hints(NOBODY_KNOWS, "en")) == []


def test_a_picture_that_nobody_described_is_like_nothing(lore: PackLore) -> None:
    """Nor does any clue lead to it."""
    assert lore.likeness("freedom", NOBODY_KNOWS, "en") == 0


@pytest.mark.parametrize(
    ("clue", "language"), [("how freedom begins", "en"), ("cage", "en"), ("wolność", "pl"), ("klatki", "pl")]
)
def test_a_clue_is_nearer_to_the_picture_that_it_means(lore: PackLore, clue: str, language: str) -> None:
    """Words that are said of a picture lead to it."""
    assert lore.likeness(clue, CAGE, language) > lore.likeness(clue, CLOCK, language)


@pytest.mark.parametrize("clue", ["…", "", "xyzzy", "cage " * 24, "\U0001f9a4"])
def test_likeness_stays_between_nothing_and_everything(lore: PackLore, clue: str) -> None:
    """Whatever people write."""
    assert 0 <= lore.likeness(clue, CAGE, "en") <= 1


def test_a_theme_is_told_in_the_language_of_the_table(lore: PackLore) -> None:
    """The thought that is told after the game is in the players' words."""
    assert lore.theme("wolność", CAGE, "pl") == "wolność"


def test_a_picture_that_nobody_described_is_about_nothing(lore: PackLore) -> None:
    """An unknown theme is an empty word."""
    assert lore.theme("freedom", NOBODY_KNOWS, "en") == ""


def test_a_meaning_needs_no_word_in_common(meanings: MeaningLore) -> None:
    """The encoder knows that a baker has to do with bread."""
    assert meanings.likeness("the baker", BREAD, "en") > meanings.likeness("the baker", CLOCK, "en")


def test_a_clue_may_be_in_another_language_than_the_table(meanings: MeaningLore) -> None:
    """People write as they please, and bots read both languages."""
    assert meanings.likeness("wolność", CAGE, "en") > meanings.likeness("wolność", CLOCK, "en")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_shipped_dream_has_hints(language: str) -> None:
    """A bot has something to say of each card that we ship, in each language."""
    packs = load_packs()
    lore = OverlapLore(packs)
    dreams = [card.id for manifest in packs.of_kind("dream") for card in manifest.cards]
    assert all(len(lore.hints(picture, language)) >= 20 for picture in dreams)


@pytest.mark.parametrize("clue", ["Gone at last", "gone at last.", "GONE AT LAST!"])
@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_a_hint_never_vouches_for_its_own_card(
    make: Callable[[Packs], PackLore], clue: str, tmp_path: Path
) -> None:
    """Whether a clue is among the lines of a card or not: it fits the card alike, in any spelling."""
    lores = []
    for number, told in enumerate((("Gone at last", "Far away"), ("Not a word", "Far away"))):
        card = replace(card_of("freedom", 0), clues={"en": told})
        rest = tuple(other for other in manifest_of().cards if other.id != card.id)
        shelf = tmp_path / str(number)
        write_pack(shelf, replace(manifest_of(), cards=(card, *rest)))
        lores.append(make(load_packs(shelf)))
    assert lores[0].likeness(clue, CAGE, "en") == lores[1].likeness(clue, CAGE, "en")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_hint_is_among_what_its_card_is_compared_with(language: str) -> None:
    """Lines are for telling, readings for comparing."""
    packs = load_packs()
    folder, dream = packs.folder("dream"), packs.manifest("dream")
    said = [describe(card, dream, language, folder) for card in dream.cards]
    compared = [{text.casefold() for text in one.wordings()} for one in said]
    told = [{hint.casefold() for hint in one.hints} for one in said]
    assert not any(hints & texts for hints, texts in zip(told, compared, strict=True))


@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_a_caption_without_end_breaks_nothing(make: Callable[[Packs], PackLore], tmp_path: Path) -> None:
    """Somebody pasted a novel."""
    card = replace(card_of("freedom", 0), alt={"en": "a cage and a bird. " * 3_000})
    rest = tuple(other for other in manifest_of().cards if other.id != card.id)
    write_pack(tmp_path, replace(manifest_of(), cards=(card, *rest)))
    lore = make(load_packs(tmp_path))
    assert lore.likeness("a bird", CAGE, "en") > lore.likeness("a bird", CLOCK, "en")
