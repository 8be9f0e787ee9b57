"""Portraits: what people see in pictures, sealed with the pack and read by language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import ValidationError, json
from msgspec.structs import replace

from tests.content.small_packs import manifest_of, write_pack
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.manifest import Manifest
from unspoken.content.packs import BrokenPack, Packs, load_packs, read_manifest
from unspoken.content.percepts import Percept, Percepts, Where, read_percepts
from unspoken.content.portraits import portraits_digests, portraits_file

OWL = Percept("an owl", 5, Where.WHOLE)
CARD = manifest_of().cards[0].id


def seen_pack(shelf: Path, percepts: Percepts, kind: str = "ink") -> Path:
    """The little pack with portraits in English, sealed."""
    folder = write_pack(shelf, replace(manifest_of(), kind=kind))
    file = portraits_file(folder, "en")
    file.parent.mkdir()
    file.write_bytes(json.encode(percepts))
    sealed = replace(manifest_of(), kind=kind, portraits=portraits_digests(folder))
    (folder / "manifest.json").write_bytes(json.encode(sealed))
    return folder


def test_portraits_are_sealed_with_their_pack(tmp_path: Path) -> None:
    """A pack whose portraits were changed by hand is named, like one whose pictures were."""
    folder = seen_pack(tmp_path, {CARD: (OWL,)})
    portraits_file(folder, "en").write_text("{}")
    with pytest.raises(BrokenPack, match=r"portraits/en\.json is not the one that its digest was made of"):
        read_manifest(folder)


def test_portraits_that_are_gone_are_named(tmp_path: Path) -> None:
    """The sentence says which file cannot be read."""
    folder = seen_pack(tmp_path, {CARD: (OWL,)})
    portraits_file(folder, "en").unlink()
    with pytest.raises(BrokenPack, match=r"portraits/en\.json cannot be read"):
        read_manifest(folder)


def test_portraits_do_not_change_the_digest_that_games_are_saved_with(tmp_path: Path) -> None:
    """A saved game names its pack's digest, which is of what players see."""
    assert read_manifest(seen_pack(tmp_path, {CARD: (OWL,)})).digest == manifest_of().digest


def test_lore_tells_what_people_see(tmp_path: Path) -> None:
    """And not what was drawn, where somebody has looked."""
    seen_pack(tmp_path, {CARD: (OWL,)})
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "en"),) == ("an owl",)


def test_lore_falls_back_to_what_was_drawn(tmp_path: Path) -> None:
    """In a language in which nobody has looked."""
    seen_pack(tmp_path, {CARD: (OWL,)})
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "pl"),) == manifest_of().cards[0].objects["pl"]


def test_portraits_of_another_kind_are_not_taken_for_percepts(tmp_path: Path) -> None:
    """Each kind of pack has its own form of them."""
    seen_pack(tmp_path, {CARD: (OWL,)}, kind="photo")
    lore = OverlapLore(load_packs(tmp_path))
    assert (*lore.things(CARD, "en"),) == manifest_of().cards[0].objects["en"]


def test_a_weight_beyond_five_is_refused(tmp_path: Path) -> None:
    """A percept is held against its form when it is read."""
    folder = seen_pack(tmp_path, {CARD: (replace(OWL, weight=6),)})
    with pytest.raises(ValidationError, match="<= 5"):
        read_percepts(folder, "en")


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


@pytest.fixture(scope="module")
def ink(packs: Packs) -> Manifest:
    return packs.manifest("ink")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_shipped_blot_has_12_to_20_percepts(packs: Packs, ink: Manifest, language: str) -> None:
    """In both languages."""
    seen = read_percepts(packs.folder("ink"), language)
    assert {12 <= len(seen[card.id]) <= 20 for card in ink.cards} == {True}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_shipped_portraits_look_at_wholes_parts_and_the_white(packs: Packs, language: str) -> None:
    """Minds of every bent find something."""
    seen = read_percepts(packs.folder("ink"), language)
    assert {percept.where for percepts in seen.values() for percept in percepts} == set(Where)
