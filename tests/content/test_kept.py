"""What is taken out of a deck is dealt no more, and still shown to games that have dealt it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, digest_of, manifest_of, write_pack
from unspoken.bots.lore import PackLore
from unspoken.bots.meaning_lore import MeaningLore
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.manifest import Manifest
from unspoken.content.packs import Packs, load_packs, picture_file

OUT = card_of("freedom", 0)
DEALT = Path(__file__).parents[1] / "goldens" / "dreams-dealt.txt"
"""Every dream that a shipped deck has ever dealt: lines are added here, and none is taken out."""


def culled() -> Manifest:
    """The little pack, one of its cards taken out."""
    whole = manifest_of()
    return replace(whole, cards=tuple(card for card in whole.cards if card.id != OUT.id), kept=(OUT,))


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """What is shipped, and the little pack without that card."""
    write_pack(tmp_path, culled())
    return load_packs(tmp_path)


def test_it_is_dealt_no_more(packs: Packs) -> None:
    """A new game knows nothing of it."""
    assert (OUT.id in packs.shelf().pictures("little"), packs.manifest("little").size) == (False, 47)


def test_it_is_still_shown_and_described(packs: Packs) -> None:
    """A game that has dealt it goes on, and a replay shows what was there, in its small size."""
    paths = {packs.picture_path("little", OUT.id, small) for small in (True, False)}
    shown = picture_file(packs.folder("little"), OUT.id, small=True)
    assert (paths, packs.alt("little", "en")[OUT.id]) == ({shown}, OUT.alt["en"])


@pytest.mark.parametrize("make", [MeaningLore, OverlapLore])
def test_bots_still_know_it(packs: Packs, make: Callable[[Packs], PackLore]) -> None:
    """They may hold it in their hand."""
    lore = make(packs)
    (near,) = lore.angles(("a cage",), OUT.id, "en")
    assert (lore.hints(OUT.id, "en") != (), OUT.id in near) == (True, True)


def test_the_digest_covers_it(tmp_path: Path) -> None:
    """It cannot be exchanged for another picture."""
    folder = write_pack(tmp_path, replace(culled(), digest=digest_of(card.id for card in culled().cards)))
    assert [broken.path for broken in load_packs(tmp_path).broken] == [folder]


def test_a_card_is_not_dealt_and_kept_at_once(tmp_path: Path) -> None:
    """Then it would be shown twice."""
    folder = write_pack(tmp_path, replace(manifest_of(), kept=(OUT,)))
    assert [broken.path for broken in load_packs(tmp_path).broken] == [folder]


def test_every_dream_that_was_ever_dealt_can_be_shown() -> None:
    """Saved games know cards by their ids: none may vanish from what is shipped."""
    packs = load_packs()
    dealt = [line.split() for line in DEALT.read_text(encoding="utf-8").splitlines()]
    assert [picture for pack, picture in dealt if packs.picture_path(pack, picture, small=True) is None] == []


@pytest.mark.parametrize("pack", ["dream", "small-hours"])
def test_every_dream_that_is_dealt_is_written_down(pack: str) -> None:
    """So that the test above knows of it when it goes."""
    written = {tuple(line.split()) for line in DEALT.read_text(encoding="utf-8").splitlines()}
    assert {(pack, picture) for picture in load_packs().shelf().pictures(pack)} <= written
