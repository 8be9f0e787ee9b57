"""The shipped table of words and blots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import TYPE_CHECKING

import numpy as np
import pytest
from msgspec.structs import replace

from tests.content.small_packs import little_packs
from unspoken.bots.associations import FILE, association, made, packed, told_of, unpacked
from unspoken.bots.lore import lore_of
from unspoken.bots.overlap import WordsInCommon
from unspoken.content.manifest import said
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.lore import LOOKS

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_every_shipped_word_goes_somehow_with_every_shipped_blot(packs: Packs) -> None:
    """ROR-04: no pair is missing, and each look says something from 0 to 1."""
    told = [
        association(said(word.text, "en"), card.id)
        for word in packs.manifest("words").words
        for card in packs.manifest("ink").cards
    ]
    assert all(one is not None and len(one) == len(LOOKS) and 0 <= min(one) <= max(one) <= 1 for one in told)


def test_the_table_is_small() -> None:
    """What is shipped must not weigh."""
    assert FILE.stat().st_size < 30_000


def test_a_word_goes_better_with_some_blots_than_with_others(packs: Packs) -> None:
    """Otherwise there would be nothing to guess by."""
    word = said(packs.manifest("words").words[0].text, "en")
    told = {association(word, card.id) for card in packs.manifest("ink").cards}
    assert len(told) > 30


def test_a_word_of_another_pack_is_not_in_the_table(packs: Packs) -> None:
    """Nothing is made up."""
    assert association("no such word", packs.manifest("ink").cards[0].id) is None


def test_a_blot_of_another_pack_is_compared_by_words(tmp_path: Path) -> None:
    """Lore falls back to likeness, and never crashes."""
    lore = WordsInCommon(little_packs(tmp_path))
    assert lore.association("Carnival", "no such picture") == (0.0, 0.0, 0.0)


def test_lore_tells_what_a_blot_may_be_taken_for(packs: Packs) -> None:
    """As the pack says it, in each language."""
    card = packs.manifest("ink").cards[0]
    lore = lore_of(packs)
    told = [set(lore.seen_in(card.id, "any word", language)) for language in ("en", "pl")]
    assert told == [set(card.objects["en"]), set(card.objects["pl"])]


def test_what_is_nearest_to_a_word_is_named_first(packs: Packs) -> None:
    """Over all words each thing on a blot comes first for some, and the same in both languages."""
    card = next(card for card in packs.manifest("ink").cards if len(card.objects["en"]) > 1)
    lore, words = lore_of(packs), [said(word.text, "en") for word in packs.manifest("words").words]
    first = {tuple(lore.seen_in(card.id, word, language)[0] for language in ("en", "pl")) for word in words}
    assert first == set(zip(card.objects["en"], card.objects["pl"], strict=True))


def test_nobody_sees_anything_in_an_unknown_blot(packs: Packs) -> None:
    """No crash, no invention."""
    assert tuple(lore_of(packs).seen_in("no such picture", "any word", "en")) == ()


def test_each_look_is_told_something_of_each_blot(packs: Packs) -> None:
    """Things, form and ink."""
    blots = packs.manifest("ink")
    assert all(all(told_of(card, blots)) for card in blots.cards)


def test_numbers_go_into_text_and_back() -> None:
    """Two a byte."""
    assert unpacked(packed((0, 15, 7, 3))) == (0, 15, 7, 3)


def by_letters(texts: Sequence[str]) -> Vectors:
    """An encoder to which a text means its letters."""
    rows = np.array([[text.lower().count(letter) + 0.01 for letter in ascii_lowercase] for text in texts])
    vectors: Vectors = (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)
    return vectors


def test_a_word_goes_best_with_what_it_means(packs: Packs) -> None:
    """A word that is spelt like a thing on one blot alone is nearest to that blot, as far as things go."""
    blots, words = packs.manifest("ink"), packs.manifest("words")
    things = {"en": ("xylem zz",), "pl": ("xylem zz",)}
    odd = replace(blots, cards=(replace(blots.cards[0], objects=things), *blots.cards[1:]))
    named = replace(words, words=(replace(words.words[0], text=dict.fromkeys(("en", "pl"), "Zz xylem")),))
    table = made(replace(named, words=(*named.words, *words.words[1:])), odd, by_letters)
    first = {picture: unpacked(numbers)[0] for picture, numbers in table.pictures.items()}
    assert (table.words[0], max(first, key=lambda picture: first[picture])) == ("Zz xylem", blots.cards[0].id)
