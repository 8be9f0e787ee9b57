"""Packs of words are found, checked and read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of
from tests.content.small_words import CLOUDY, few_words, sealed, write_words
from unspoken.content.manifest import Manifest, ManifestWord
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Refused


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """Return the shipped packs and the small pack of words."""
    write_words(tmp_path, few_words())
    return load_packs(tmp_path)


def test_a_word_comes_in_every_language(packs: Packs) -> None:
    """PAR-16: with its category and its accepted names."""
    assert packs.shelf().words("few")[0] == WordCard(
        {"en": "sofa", "pl": "kanapa"},
        {"en": "At home", "pl": "W domu"},
        {"en": ("couch", "settee"), "pl": ("sofa",)},
    )


def test_words_come_in_the_order_of_the_pack(packs: Packs) -> None:
    """PAR-03, ROR-02: the game shuffles them with its seed."""
    assert [word.text["en"] for word in packs.shelf().words("few")] == ["sofa", "ladder", "comet"]


def test_words_of_an_unknown_pack_are_refused(packs: Packs) -> None:
    """With its own code."""
    with pytest.raises(Refused, match="no-such-pack"):
        packs.shelf().words("tarot")


def test_packs_are_found_by_their_kind(packs: Packs) -> None:
    """A game looks for packs of the kind that it needs."""
    assert [manifest.pack for manifest in packs.of_kind("cloud-words")] == ["cloud-words", "few"]


def test_the_size_of_a_pack_of_words_is_the_number_of_words() -> None:
    """The page shows the size."""
    assert few_words().size == 3


def test_a_pack_of_words_has_no_picture_files(packs: Packs) -> None:
    """Not even the manifest is served."""
    assert packs.picture_path("few", "manifest", small=False) is None


def _unknown_category(manifest: Manifest) -> Manifest:
    return sealed(replace(manifest, words=(replace(CLOUDY[0], category="sea"),)))


def _word_without_text(manifest: Manifest) -> Manifest:
    return sealed(replace(manifest, words=(ManifestWord({"en": ""}),)))


def _missing_word(manifest: Manifest) -> Manifest:
    return replace(manifest, words=manifest.words[1:])


def _with_pictures(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=(card_of("home", 0),))


@pytest.mark.parametrize(
    ("break_manifest", "sentence"),
    [
        (_unknown_category, "word 1 has a category that the pack does not define: sea"),
        (_word_without_text, "word 1 has no text in any language"),
        (_missing_word, "but its content has"),
        (_with_pictures, "a pack with pictures may have nothing else"),
    ],
)
def test_each_error_of_a_pack_of_words_is_reported(
    tmp_path: Path, break_manifest: Callable[[Manifest], Manifest], sentence: str
) -> None:
    """With its own sentence."""
    write_words(tmp_path, break_manifest(few_words()))
    assert sentence in load_packs(tmp_path).broken[0].sentence
