"""Associations of a card count as evidence for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import card_of, manifest_of, write_pack
from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.dream_portraits import CardReading, DreamPortrait
from unspoken.content.packs import Packs, load_packs
from unspoken.content.seal import seal

CAGE, CLOCK = card_of("freedom", 0).id, card_of("time", 0).id


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """A pack whose cards have the same reading, and one card an association."""
    plain = DreamPortrait((CardReading("a drawing", 3),), ())
    portraits = {card.id: plain for card in manifest_of().cards}
    portraits[CAGE] = msgspec.structs.replace(plain, associations=("a cheerful puppy",))
    folder = write_pack(tmp_path, manifest_of())
    (folder / "portraits").mkdir()
    (folder / "portraits" / "en.json").write_bytes(msgspec.json.encode(portraits))
    seal(folder)
    return load_packs(folder.parent)


def test_a_clue_with_the_words_of_an_association_fits_its_card(packs: Packs) -> None:
    """Without the encoder."""
    lore = OverlapLore(packs)
    assert lore.likeness("a puppy", CAGE, "en") > lore.likeness("a puppy", CLOCK, "en") == 0


def test_a_clue_with_the_meaning_of_an_association_fits_its_card(packs: Packs) -> None:
    """With the encoder, and without a word in common."""
    lore = MeaningLore(packs)
    assert lore.likeness("happy young dog", CAGE, "en") > 2 * lore.likeness("happy young dog", CLOCK, "en")
