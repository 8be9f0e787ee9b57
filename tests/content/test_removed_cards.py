"""Cards removed from a deck are not dealt any more, but old games can still show them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, digest_of, manifest_of, write_pack
from unspoken.bots.lore.lore import PackLore
from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.manifest import Manifest
from unspoken.content.packs import Packs, load_packs, picture_file

REMOVED = card_of("freedom", 0)
DEALT = Path(__file__).parents[1] / "goldens" / "dreams-dealt.txt"
"""Every dream that a shipped deck has ever dealt. Lines are only added to this file."""


def without_one_card() -> Manifest:
    """Return the small pack with one card removed."""
    whole = manifest_of()
    return replace(
        whole, cards=tuple(card for card in whole.cards if card.id != REMOVED.id), retired=(REMOVED,)
    )


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """Return the shipped packs and the small pack without that card."""
    write_pack(tmp_path, without_one_card())
    return load_packs(tmp_path)


def test_a_removed_card_is_not_dealt(packs: Packs) -> None:
    """It does not count for the size of the pack."""
    assert (REMOVED.id in packs.shelf().pictures("little"), packs.manifest("little").size) == (False, 47)


def test_a_removed_card_still_has_a_picture_and_a_description(packs: Packs) -> None:
    """For running games and replays; only the small picture is left."""
    paths = {packs.picture_path("little", REMOVED.id, small) for small in (True, False)}
    shown = picture_file(packs.folder("little"), REMOVED.id, small=True)
    assert (paths, packs.alt("little", "en")[REMOVED.id]) == ({shown}, REMOVED.alt["en"])


@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_bots_still_know_a_removed_card(packs: Packs, make: Callable[[Packs], PackLore]) -> None:
    """They may hold it in an old game."""
    lore = make(packs)
    (near,) = lore.angles(("a cage",), REMOVED.id, "en")
    assert (lore.hints(REMOVED.id, "en") != (), REMOVED.id in near) == (True, True)


def test_the_digest_covers_removed_cards(tmp_path: Path) -> None:
    """Their pictures cannot be replaced."""
    folder = write_pack(
        tmp_path, replace(without_one_card(), digest=digest_of(card.id for card in without_one_card().cards))
    )
    assert [broken.path for broken in load_packs(tmp_path).broken] == [folder]


def test_a_card_cannot_be_both_dealt_and_removed(tmp_path: Path) -> None:
    """The pack is broken."""
    folder = write_pack(tmp_path, replace(manifest_of(), retired=(REMOVED,)))
    assert [broken.path for broken in load_packs(tmp_path).broken] == [folder]


def test_every_dream_that_was_ever_dealt_has_a_picture() -> None:
    """Saved games refer to cards by id."""
    packs = load_packs()
    dealt = [line.split() for line in DEALT.read_text(encoding="utf-8").splitlines()]
    assert [picture for pack, picture in dealt if packs.picture_path(pack, picture, small=True) is None] == []


@pytest.mark.parametrize("pack", ["dream", "small-hours", "meanwhile"])
def test_the_golden_file_lists_every_dream_that_is_dealt(pack: str) -> None:
    """So that the test above covers it after its removal."""
    listed = {tuple(line.split()) for line in DEALT.read_text(encoding="utf-8").splitlines()}
    assert {(pack, picture) for picture in load_packs().shelf().pictures(pack)} <= listed
