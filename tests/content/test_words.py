"""Packs of words are found, checked and told in a table's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of
from tests.content.small_words import CLOUDY, few_words, sealed, write_words
from unspoken.content.manifest import Manifest, Word
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.game import Refused
from unspoken.kernel.shelf import WordCard


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """What is shipped, and the few words."""
    write_words(tmp_path, few_words())
    return load_packs(tmp_path)


def test_a_word_comes_in_every_language(packs: Packs) -> None:
    """PAR-16: a word with its category, and what else counts as it."""
    assert packs.shelf().words("few")[0] == WordCard(
        {"en": "sofa", "pl": "kanapa"},
        {"en": "At home", "pl": "W domu"},
        {"en": ("couch", "settee"), "pl": ("sofa",)},
    )


def test_words_come_in_the_order_of_the_pack(packs: Packs) -> None:
    """PAR-03, ROR-02: the seed shuffles; the pack has one order."""
    assert [word.text["en"] for word in packs.shelf().words("few")] == ["sofa", "ladder", "comet"]


def test_words_of_a_pack_that_is_not_there_are_refused(packs: Packs) -> None:
    """An unknown pack has its own word."""
    with pytest.raises(Refused, match="no-such-pack"):
        packs.shelf().words("tarot")


def test_packs_are_found_by_their_kind(packs: Packs) -> None:
    """A game asks for packs of the kind that it plays with."""
    assert [manifest.pack for manifest in packs.of_kind("cloud-words")] == ["cloud-words", "few"]


def test_a_pack_of_words_has_as_many_cards_as_words() -> None:
    """Whoever chooses a pack sees its size."""
    assert few_words().size == 3


def test_a_pack_of_words_shows_no_pictures(packs: Packs) -> None:
    """Nothing of it can be asked for as a file."""
    assert packs.picture_path("few", "manifest", small=False) is None


def _unnamed_category(manifest: Manifest) -> Manifest:
    return sealed(replace(manifest, words=(replace(CLOUDY[0], category="sea"),)))


def _silent_word(manifest: Manifest) -> Manifest:
    return sealed(replace(manifest, words=(Word({"en": ""}),)))


def _other_words(manifest: Manifest) -> Manifest:
    return replace(manifest, words=manifest.words[1:])


def _pictures_too(manifest: Manifest) -> Manifest:
    return replace(manifest, cards=(card_of("home", 0),))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_unnamed_category, "word 1 has a category that the pack does not name: sea"),
        (_silent_word, "word 1 is told in no language"),
        (_other_words, "not what its digest was made of"),
        (_pictures_too, "a pack that has pictures has nothing else"),
    ],
)
def test_a_pack_of_words_that_does_not_fit_is_named(
    tmp_path: Path, spoil: Callable[[Manifest], Manifest], sentence: str
) -> None:
    """Each fault has its own sentence."""
    write_words(tmp_path, spoil(few_words()))
    assert sentence in load_packs(tmp_path).broken[0].sentence
