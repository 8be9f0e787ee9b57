"""Packs of items: JSON objects that become a type of the game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.acceptance.check import check
from unspoken.content.acceptance.fault import WHOLE
from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Item, Manifest
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.types import Refused

DICE: tuple[Item, ...] = ({"sides": 6, "count": 5, "colour": "bone"}, {"sides": 20})


class Die(Struct, frozen=True):
    """An item type of a game of dice."""

    sides: int
    count: int = 1


class Coin(Struct, frozen=True):
    """An item type of another game."""

    value: int


def manifest_of(items: tuple[Item, ...] = DICE, kind: str = "dice") -> Manifest:
    """Return the manifest of a pack of dice."""
    manifest = Manifest(
        "dice", kind, 1, "CC0-1.0", ("nobody",), {"en": "Dice", "pl": "Kości"}, "", items=items
    )
    return replace(manifest, digest=manifest_digest(manifest))


def write_pack(shelf: Path, manifest: Manifest) -> Path:
    """Write the pack into a folder of packs."""
    folder = shelf / "dice"
    folder.mkdir()
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """Return the shipped packs and the pack of dice."""
    write_pack(tmp_path, manifest_of())
    return load_packs(tmp_path)


def test_items_are_converted_to_the_requested_type(packs: Packs) -> None:
    """In the order of the pack; unknown fields are ignored."""
    assert packs.shelf().items("dice", Die) == (Die(6, 5), Die(20))


def test_items_of_an_unknown_pack_are_refused(packs: Packs) -> None:
    """With its own code."""
    with pytest.raises(Refused, match="no-such-pack"):
        packs.shelf().items("cups", Die)


def test_items_of_another_type_are_refused(packs: Packs) -> None:
    """A die has no value."""
    with pytest.raises(Refused, match="wrong-pack"):
        packs.shelf().items("dice", Coin)


def test_a_pack_without_items_returns_none(packs: Packs) -> None:
    """An empty tuple; the game decides if it needs more items."""
    assert packs.shelf().items("words", Coin) == ()


def test_the_size_of_a_pack_counts_each_item_by_its_count(packs: Packs) -> None:
    """Five dice of one kind and one of another."""
    assert packs.manifest("dice").size == 6


def test_lore_returns_the_items_of_a_kind(packs: Packs) -> None:
    """Items of a pack are public."""
    assert OverlapLore(packs).items("dice", Die) == [Die(6, 5), Die(20)]


def test_lore_leaves_out_packs_with_items_of_another_type(packs: Packs) -> None:
    """The game cannot use these packs."""
    assert OverlapLore(packs).items("dice", Coin) == []


@pytest.mark.parametrize("kind", ["", "Dice", "../dice", "d" * 33, "6-dice"])
def test_a_kind_that_is_not_a_plain_name_is_rejected(tmp_path: Path, kind: str) -> None:
    """Modules are looked up by the kind."""
    write_pack(tmp_path, manifest_of(kind=kind))
    assert "is invalid" in load_packs(tmp_path).broken[0].sentence


def test_a_pack_whose_items_do_not_match_the_digest_is_rejected(tmp_path: Path) -> None:
    """One of the two items is missing."""
    write_pack(tmp_path, replace(manifest_of(), items=DICE[:1]))
    assert "but its content has" in load_packs(tmp_path).broken[0].sentence


def test_a_pack_of_an_unknown_kind_needs_a_title(tmp_path: Path) -> None:
    """In every language, like any pack."""
    folder = write_pack(tmp_path, replace(manifest_of(), title={"pl": "Kości"}))
    assert [(fault.card, fault.sentence) for fault in check(folder)] == [
        (WHOLE, "has no title in en: add one to title in its manifest.json")
    ]


def test_items_of_the_wrong_type_for_their_kind_are_a_fault_of_the_pack(tmp_path: Path) -> None:
    """Dice in a pack of clouds."""
    (fault,) = check(write_pack(tmp_path, manifest_of(kind="clouds")))
    assert (fault.card, fault.sentence.startswith("its content is not valid for the kind clouds: ")) == (
        WHOLE,
        True,
    )
