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
    portraits[CAGE] = msgspec.structs.replace(plain, associations=("sealing wax",))
    folder = write_pack(tmp_path, manifest_of())
    (folder / "portraits").mkdir()
    (folder / "portraits" / "en.json").write_bytes(msgspec.json.encode(portraits))
    seal(folder)
    return load_packs(folder.parent)


@pytest.mark.parametrize("lore", [MeaningLore, OverlapLore])
def test_a_clue_like_an_association_fits_its_card(lore: type[MeaningLore | OverlapLore], packs: Packs) -> None:
    """With the encoder and without."""
    reader = lore(packs)
    assert reader.likeness("sealing wax", CAGE, "en") > 2 * reader.likeness("sealing wax", CLOCK, "en")
