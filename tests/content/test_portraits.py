"""Portraits: percepts of pictures by language, covered by digests of the pack."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import ValidationError, json
from msgspec.structs import replace

from tests.content.small_packs import manifest_of, write_pack
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.blot_portraits import BlotPart, BlotPortraits, BlotReading, read_blot_eyes
from unspoken.content.manifest import Manifest
from unspoken.content.packs import BrokenPack, Packs, load_packs, read_manifest
from unspoken.content.portraits import portraits_digests, portraits_file

OWL = BlotReading("an owl", 5, BlotPart.WHOLE)
CARD = manifest_of().cards[0].id


def pack_with_portraits(shelf: Path, percepts: BlotPortraits, kind: str = "ink") -> Path:
    """Write the small pack with English portraits and their digests."""
    folder = write_pack(shelf, replace(manifest_of(), kind=kind))
    file = portraits_file(folder, "en")
    file.parent.mkdir()
    file.write_bytes(json.encode(percepts))
    sealed = replace(manifest_of(), kind=kind, portraits=portraits_digests(folder))
    (folder / "manifest.json").write_bytes(json.encode(sealed))
    return folder


def test_changed_portraits_are_reported(tmp_path: Path) -> None:
    """The digest does not match."""
    folder = pack_with_portraits(tmp_path, {CARD: (OWL,)})
    portraits_file(folder, "en").write_text("{}")
    with pytest.raises(BrokenPack, match=r"has the digest \w+ of portraits/en\.json, but that file has"):
        read_manifest(folder)


def test_missing_portraits_are_reported(tmp_path: Path) -> None:
    """The error names the file."""
    folder = pack_with_portraits(tmp_path, {CARD: (OWL,)})
    portraits_file(folder, "en").unlink()
    with pytest.raises(BrokenPack, match=r"portraits/en\.json cannot be read"):
        read_manifest(folder)


def test_portraits_do_not_change_the_digest_of_the_pack(tmp_path: Path) -> None:
    """Saved games contain this digest."""
    assert read_manifest(pack_with_portraits(tmp_path, {CARD: (OWL,)})).digest == manifest_of().digest


def test_lore_returns_percepts_if_there_are_portraits(tmp_path: Path) -> None:
    """Instead of the objects of the manifest."""
    pack_with_portraits(tmp_path, {CARD: (OWL,)})
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "en"),) == ("an owl",)


def test_lore_falls_back_to_objects_without_portraits(tmp_path: Path) -> None:
    """There are no Polish portraits."""
    pack_with_portraits(tmp_path, {CARD: (OWL,)})
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "pl"),) == manifest_of().cards[0].objects["pl"]


def test_portraits_of_another_kind_of_pack_are_ignored(tmp_path: Path) -> None:
    """Each kind of pack has its own format."""
    pack_with_portraits(tmp_path, {CARD: (OWL,)}, kind="photo")
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "en"),) == manifest_of().cards[0].objects["en"]


def test_lore_lists_one_pair_of_eyes_after_the_other(tmp_path: Path) -> None:
    """Stored indices of percepts count in this order; the digests cover both files."""
    folder = pack_with_portraits(tmp_path, {CARD: (OWL,)})
    further = portraits_file(folder, "en.2")
    further.write_bytes(json.encode({CARD: (replace(OWL, sees="a face"),)}))
    sealed = replace(manifest_of(), kind="ink", portraits=portraits_digests(folder))
    (folder / "manifest.json").write_bytes(json.encode(sealed))
    assert (*OverlapLore(load_packs(tmp_path)).things(CARD, "en"),) == ("an owl", "a face")
    further.write_text("{}")
    with pytest.raises(BrokenPack, match=r"portraits/en\.2\.json"):
        read_manifest(folder)


def test_a_weight_beyond_five_is_refused(tmp_path: Path) -> None:
    """Portraits are validated when they are read."""
    folder = pack_with_portraits(tmp_path, {CARD: (replace(OWL, weight=6),)})
    with pytest.raises(ValidationError, match="<= 5"):
        read_blot_eyes(folder, "en")


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


@pytest.fixture(scope="module")
def ink(packs: Packs) -> Manifest:
    return packs.manifest("ink")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_three_pairs_of_eyes_have_seen_every_shipped_blot(packs: Packs, ink: Manifest, language: str) -> None:
    """In both languages, the first with 12 to 20 percepts, the others with 10 to 20."""
    seen = read_blot_eyes(packs.folder("ink"), language)
    fewest = [min(len(portraits[card.id]) for card in ink.cards) for portraits in seen]
    assert len(seen) == 3 and all(few >= least for few, least in zip(fewest, (12, 10, 10), strict=True))
    assert all(len(percepts) <= 20 for portraits in seen for percepts in portraits.values())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_pair_of_eyes_has_percepts_of_every_part(packs: Packs, language: str) -> None:
    """Bots of every temperament need some."""
    for portraits in read_blot_eyes(packs.folder("ink"), language):
        assert {percept.where for percepts in portraits.values() for percept in percepts} == set(BlotPart)
