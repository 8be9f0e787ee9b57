"""Packs of whatever a game likes: JSON objects that become its own type."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.acceptance.check import check
from unspoken.content.acceptance.fault import WHOLE
from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Item, Manifest
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.game import Refused

DICE: tuple[Item, ...] = ({"sides": 6, "count": 5, "colour": "bone"}, {"sides": 20})


class Die(Struct, frozen=True):
    """What a game of dice wants to know of a die."""

    sides: int
    count: int = 1


class Coin(Struct, frozen=True):
    """What another game wants to know."""

    value: int


def manifest_of(items: tuple[Item, ...] = DICE, kind: str = "dice") -> Manifest:
    """A pack of dice."""
    made = Manifest("dice", kind, 1, "CC0-1.0", ("nobody",), {"en": "Dice", "pl": "Kości"}, "", items=items)
    return replace(made, digest=manifest_digest(made))


def write_pack(shelf: Path, manifest: Manifest) -> Path:
    """Lay the pack into a folder of packs."""
    folder = shelf / "dice"
    folder.mkdir()
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """What is shipped, and the dice."""
    write_pack(tmp_path, manifest_of())
    return load_packs(tmp_path)


def test_items_come_as_the_type_that_is_asked_for(packs: Packs) -> None:
    """In the pack's order; what the type does not name is left out."""
    assert packs.shelf().items("dice", Die) == (Die(6, 5), Die(20))


def test_items_of_a_pack_that_is_not_there_are_refused(packs: Packs) -> None:
    """An unknown pack has its own word."""
    with pytest.raises(Refused, match="no-such-pack"):
        packs.shelf().items("cups", Die)


def test_items_of_another_type_are_refused(packs: Packs) -> None:
    """A die is no coin."""
    with pytest.raises(Refused, match="wrong-pack"):
        packs.shelf().items("dice", Coin)


def test_a_pack_without_items_has_none_of_any_type(packs: Packs) -> None:
    """Whether that is too few, the game says."""
    assert packs.shelf().items("words", Coin) == ()


def test_an_item_counts_as_often_as_it_says(packs: Packs) -> None:
    """Five dice and one."""
    assert packs.manifest("dice").size == 6


def test_lore_tells_the_items_of_a_kind(packs: Packs) -> None:
    """Whoever sits at the table may have read the pack."""
    assert OverlapLore(packs).items("dice", Die) == [Die(6, 5), Die(20)]


def test_lore_leaves_out_a_pack_that_holds_something_else(packs: Packs) -> None:
    """No game can be played with it, so nobody need know it."""
    assert OverlapLore(packs).items("dice", Coin) == []


@pytest.mark.parametrize("kind", ["", "Dice", "../dice", "d" * 33, "6-dice"])
def test_a_kind_is_a_plain_name(tmp_path: Path, kind: str) -> None:
    """Modules are looked up by it."""
    write_pack(tmp_path, manifest_of(kind=kind))
    assert "not in order" in load_packs(tmp_path).broken[0].sentence


def test_items_that_were_changed_are_not_those_of_the_digest(tmp_path: Path) -> None:
    """A digest tells one form of a pack from any other."""
    write_pack(tmp_path, replace(manifest_of(), items=DICE[:1]))
    assert "not what its digest was made of" in load_packs(tmp_path).broken[0].sentence


def test_a_kind_that_nobody_wrote_checks_for_is_asked_for_a_title(tmp_path: Path) -> None:
    """What any pack is asked."""
    folder = write_pack(tmp_path, replace(manifest_of(), title={"pl": "Kości"}))
    assert [(fault.card, fault.sentence) for fault in check(folder)] == [(WHOLE, "has no title in en")]


def test_items_that_are_not_of_their_kind_are_a_fault_of_the_pack(tmp_path: Path) -> None:
    """A die is no cloud."""
    (fault,) = check(write_pack(tmp_path, manifest_of(kind="clouds")))
    assert (fault.card, fault.sentence.startswith("what it holds is no clouds: ")) == (WHOLE, True)
