"""Packs are found, checked and looked up; what is broken is named and left out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, little_packs, manifest_of, write_pack
from unspoken.content.manifest import Manifest
from unspoken.content.packs import load_packs
from unspoken.kernel.game import Refused


def trouble(shelf: Path, name: str) -> str:
    """What is said of a pack that was left out."""
    return next(sentence for path, sentence in load_packs(shelf).broken if path.name == name)


def test_a_pack_in_another_folder_is_found(tmp_path: Path) -> None:
    """A folder named from outside adds its packs to those that are shipped."""
    assert "little" in little_packs(tmp_path).digests()


def test_a_folder_that_is_not_there_adds_nothing(tmp_path: Path) -> None:
    """No folder, no packs, no error."""
    assert load_packs(tmp_path / "nowhere").digests() == load_packs().digests()


def test_a_shelf_gives_ids_in_the_order_of_the_pack(tmp_path: Path) -> None:
    """Games get plain ids, in pack order."""
    ids = little_packs(tmp_path).shelf().pictures("little")
    assert ids == tuple(card.id for card in manifest_of().cards)


def test_a_shelf_remembers_what_was_seen(tmp_path: Path) -> None:
    """What came up this evening is passed on to the game."""
    assert little_packs(tmp_path).shelf(frozenset({"a"})).seen() == {"a"}


def test_packs_can_be_shuffled_together(tmp_path: Path) -> None:
    """Each once, however often it is named; their pictures and descriptions are found under the same name."""
    packs, dreams = little_packs(tmp_path), load_packs().shelf().pictures("dream")
    little, deck = packs.shelf().pictures("little"), "dream+little+dream"
    assert packs.shelf().pictures(deck) == (*dreams, *little)
    assert packs.picture_path(deck, little[0], small=True) == packs.picture_path(
        "little", little[0], small=True
    )
    assert packs.alt(deck, "en").keys() >= {*dreams, *little}


def test_a_picture_of_two_packs_is_one_card(tmp_path: Path) -> None:
    """Of somebody's own folders one may repeat what another has; no hand has room for two of a card."""
    little_packs(tmp_path)
    write_pack(tmp_path, manifest_of("copy"))
    shelf = load_packs(tmp_path).shelf()
    assert shelf.pictures("little+copy") == shelf.pictures("little")


def test_a_deck_of_which_a_pack_is_missing_is_refused(tmp_path: Path) -> None:
    """Half of a deck is another deck."""
    with pytest.raises(Refused, match="no-such-pack"):
        little_packs(tmp_path).shelf().pictures("little+nowhere")


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """An unknown deck has its own word."""
    with pytest.raises(Refused, match="no-such-pack"):
        little_packs(tmp_path).shelf().pictures("tarot")


def test_a_picture_has_a_small_and_a_large_file(tmp_path: Path) -> None:
    """Each picture comes in two sizes."""
    packs, card = little_packs(tmp_path), card_of("home", 0).id
    paths = [packs.picture_path("little", card, small) for small in (False, True)]
    assert [path and path.name for path in paths] == [f"{card}.webp", f"{card}.s.webp"]


@pytest.mark.parametrize("name", ["manifest", "../little/manifest", "0" * 16, "", "/etc/passwd"])
def test_nothing_but_its_own_pictures_leaves_a_pack(tmp_path: Path, name: str) -> None:
    """A name that is no card of the pack leads to no file."""
    assert little_packs(tmp_path).picture_path("little", name, small=False) is None


def test_a_picture_of_no_pack_has_no_file(tmp_path: Path) -> None:
    """A pack's name is looked up, never joined to a path."""
    assert little_packs(tmp_path).picture_path("../little", card_of("home", 0).id, small=False) is None


def test_alt_texts_come_in_the_language_asked_for(tmp_path: Path) -> None:
    """Every picture can be told to somebody who does not see it."""
    assert little_packs(tmp_path).alt("little", "pl")[card_of("time", 1).id] == "Oto zegar, obraz 1."


def test_a_language_that_a_pack_does_not_speak_falls_back_to_english(tmp_path: Path) -> None:
    """Better English than nothing."""
    assert little_packs(tmp_path).alt("little", "fi")[card_of("time", 1).id] == "A clock, picture Two."


def test_a_broken_pack_does_not_hide_a_good_one(tmp_path: Path) -> None:
    """What is broken is left out alone."""
    (tmp_path / "hollow").mkdir()
    assert "little" in little_packs(tmp_path).digests()


def test_a_folder_without_a_manifest_is_named(tmp_path: Path) -> None:
    """The sentence says what cannot be read."""
    (tmp_path / "hollow").mkdir()
    assert "manifest.json cannot be read" in trouble(tmp_path, "hollow")


def test_a_manifest_that_is_no_json_is_named(tmp_path: Path) -> None:
    """The sentence says that the manifest is not in order."""
    write_pack(tmp_path, manifest_of()).joinpath("manifest.json").write_text("{")
    assert "not in order" in trouble(tmp_path, "little")


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
    ("spoil", "sentence"),
    [
        (_other_name, "its folder is called little"),
        (_other_digest, "not those that its digest was made of"),
        (_path_for_an_id, "not in order"),
        (_same_card_twice, "the same id"),
        (_unnamed_theme, "a theme that the pack does not name: envy"),
        (_card_without_a_picture, "there is no picture ffffffffffffffff.webp"),
    ],
)
def test_a_manifest_that_does_not_fit_is_named(
    tmp_path: Path, spoil: Callable[[Manifest], Manifest], sentence: str
) -> None:
    """Each fault has its own sentence."""
    folder = write_pack(tmp_path, manifest_of())
    folder.joinpath("manifest.json").write_bytes(msgspec.json.encode(spoil(manifest_of())))
    assert sentence in trouble(tmp_path, "little")


def test_a_picture_that_lies_elsewhere_is_none_of_the_pack(tmp_path: Path) -> None:
    """A link out of the folder is no picture: nothing outside a pack is ever served."""
    folder = write_pack(tmp_path, manifest_of())
    picture = folder / f"{manifest_of().cards[0].id}.webp"
    picture.unlink()
    picture.symlink_to(tmp_path / "diary.txt")
    tmp_path.joinpath("diary.txt").write_text("secret")
    assert "there is no picture" in trouble(tmp_path, "little")


def test_of_two_packs_with_one_name_the_first_stays(tmp_path: Path) -> None:
    """A pack from outside cannot take the place of one that is shipped."""
    shipped = load_packs().manifests()
    write_pack(tmp_path, replace(manifest_of(), pack=shipped[0].pack))
    assert load_packs(tmp_path).digests() == load_packs().digests()


def test_every_shipped_pack_is_whole() -> None:
    """Nothing that we ship is left out."""
    assert load_packs().broken == ()
