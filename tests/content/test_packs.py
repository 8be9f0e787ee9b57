"""Packs are found, checked and looked up; broken packs are reported and left out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, little_packs, manifest_of, write_pack
from unspoken.content.manifest import Manifest
from unspoken.content.packs import load_packs
from unspoken.kernel.types import Refused


def error_of(shelf: Path, name: str) -> str:
    """Return the error sentence of a broken pack."""
    return next(sentence for path, sentence in load_packs(shelf).broken if path.name == name)


def test_a_pack_in_another_folder_is_found(tmp_path: Path) -> None:
    """The packs of the folder are added to the shipped packs."""
    assert "little" in little_packs(tmp_path).digests()


def test_a_missing_folder_adds_no_packs(tmp_path: Path) -> None:
    """And no error."""
    assert load_packs(tmp_path / "nowhere").digests() == load_packs().digests()


def test_a_shelf_returns_ids_in_the_order_of_the_pack(tmp_path: Path) -> None:
    """Games get plain ids."""
    ids = little_packs(tmp_path).shelf().pictures("little")
    assert ids == tuple(card.id for card in manifest_of().cards)


def test_a_shelf_passes_on_the_ids_seen_tonight(tmp_path: Path) -> None:
    """The game leaves them out."""
    assert little_packs(tmp_path).shelf(frozenset({"a"})).shown_ids() == {"a"}


def test_packs_can_be_combined_into_a_deck(tmp_path: Path) -> None:
    """Each pack counts once; pictures and descriptions are found by the name of the deck."""
    packs, dreams = little_packs(tmp_path), load_packs().shelf().pictures("dream")
    little, deck = packs.shelf().pictures("little"), "dream+little+dream"
    assert packs.shelf().pictures(deck) == (*dreams, *little)
    assert packs.picture_path(deck, little[0], small=True) == packs.picture_path(
        "little", little[0], small=True
    )
    assert packs.alt(deck, "en").keys() >= {*dreams, *little}


def test_a_picture_in_two_packs_is_one_card(tmp_path: Path) -> None:
    """Own folders may contain copies."""
    little_packs(tmp_path)
    write_pack(tmp_path, manifest_of("copy"))
    shelf = load_packs(tmp_path).shelf()
    assert shelf.pictures("little+copy") == shelf.pictures("little")


def test_a_deck_with_a_missing_pack_is_refused(tmp_path: Path) -> None:
    """The other packs alone would be another deck."""
    with pytest.raises(Refused, match="no-such-pack"):
        little_packs(tmp_path).shelf().pictures("little+nowhere")


def test_an_unknown_pack_is_refused(tmp_path: Path) -> None:
    """With its own code."""
    with pytest.raises(Refused, match="no-such-pack"):
        little_packs(tmp_path).shelf().pictures("tarot")


def test_a_picture_has_a_small_and_a_large_file(tmp_path: Path) -> None:
    """Each picture comes in two sizes."""
    packs, card = little_packs(tmp_path), card_of("home", 0).id
    paths = [packs.picture_path("little", card, small) for small in (False, True)]
    assert [path and path.name for path in paths] == [f"{card}.webp", f"{card}.s.webp"]


@pytest.mark.parametrize("name", ["manifest", "../little/manifest", "0" * 16, "", "/etc/passwd"])
def test_only_pictures_of_the_pack_have_a_file(tmp_path: Path, name: str) -> None:
    """Any other name has no file."""
    assert little_packs(tmp_path).picture_path("little", name, small=False) is None


def test_a_picture_of_an_unknown_pack_has_no_file(tmp_path: Path) -> None:
    """The name of a pack is looked up, not joined to a path."""
    assert little_packs(tmp_path).picture_path("../little", card_of("home", 0).id, small=False) is None


def test_alt_texts_are_in_the_requested_language(tmp_path: Path) -> None:
    """Screen readers use them."""
    assert little_packs(tmp_path).alt("little", "pl")[card_of("time", 1).id] == "Oto zegar, obraz 1."


def test_alt_texts_fall_back_to_english(tmp_path: Path) -> None:
    """If the pack does not have the language."""
    assert little_packs(tmp_path).alt("little", "fi")[card_of("time", 1).id] == "A clock, picture Two."


def test_a_broken_pack_does_not_affect_other_packs(tmp_path: Path) -> None:
    """Only the broken pack is left out."""
    (tmp_path / "hollow").mkdir()
    assert "little" in little_packs(tmp_path).digests()


def test_a_folder_without_a_manifest_is_reported(tmp_path: Path) -> None:
    """The error names the file."""
    (tmp_path / "hollow").mkdir()
    assert "manifest.json cannot be read" in error_of(tmp_path, "hollow")


def test_a_manifest_that_is_not_json_is_reported(tmp_path: Path) -> None:
    """As an invalid manifest."""
    write_pack(tmp_path, manifest_of()).joinpath("manifest.json").write_text("{")
    assert "is invalid" in error_of(tmp_path, "little")


def test_missing_fields_of_a_manifest_are_counted(tmp_path: Path) -> None:
    """`unspoken deck check` lists them all."""
    write_pack(tmp_path, manifest_of()).joinpath("manifest.json").write_text(
        '{"pack": "little", "version": 1}'
    )
    error = error_of(tmp_path, "little")
    assert "it lacks kind: " in error and "(and 4 more: `unspoken deck check` lists them)" in error


def _other_name(manifest: Manifest) -> Manifest:
    return replace(manifest, pack="other")


def _other_digest(manifest: Manifest) -> Manifest:
    return replace(manifest, digest="0" * 64)


def _path_for_an_id(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=(replace(manifest.cards[0], id="../../../etc/pass"),))


def _same_card_twice(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=manifest.cards[:1] * 2)


def _unnamed_theme(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=(replace(manifest.cards[0], themes=("envy",)),))


def _card_without_a_picture(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=(*manifest.cards, replace(manifest.cards[0], id="f" * 16)))


@pytest.mark.parametrize(
    ("break_manifest", "sentence"),
    [
        (_other_name, "its folder is named little"),
        (_other_digest, "but its content has"),
        (_path_for_an_id, "is invalid"),
        (_same_card_twice, "the same id"),
        (_unnamed_theme, "a theme that the pack does not define: envy"),
        (_card_without_a_picture, "there is no picture ffffffffffffffff.webp"),
    ],
)
def test_each_error_of_a_manifest_is_reported(
    tmp_path: Path, break_manifest: Callable[[Manifest], Manifest], sentence: str
) -> None:
    """With its own sentence."""
    folder = write_pack(tmp_path, manifest_of())
    folder.joinpath("manifest.json").write_bytes(msgspec.json.encode(break_manifest(manifest_of())))
    assert sentence in error_of(tmp_path, "little")


def test_a_symlink_out_of_the_folder_is_no_picture(tmp_path: Path) -> None:
    """Files outside a pack are never served."""
    folder = write_pack(tmp_path, manifest_of())
    picture = folder / f"{manifest_of().cards[0].id}.webp"
    picture.unlink()
    picture.symlink_to(tmp_path / "diary.txt")
    tmp_path.joinpath("diary.txt").write_text("secret")
    assert "there is no picture" in error_of(tmp_path, "little")


def test_a_pack_with_the_name_of_a_shipped_pack_is_left_out(tmp_path: Path) -> None:
    """The shipped pack stays."""
    shipped = load_packs().manifests()
    write_pack(tmp_path, replace(manifest_of(), pack=shipped[0].pack))
    assert load_packs(tmp_path).digests() == load_packs().digests()


def test_no_shipped_pack_is_broken() -> None:
    """All of them load."""
    assert load_packs().broken == ()
