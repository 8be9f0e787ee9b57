"""How the table of words and blots is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

import numpy as np
import pytest
from msgspec.structs import replace

from unspoken.art.associations import made, told_of
from unspoken.content.packs import Packs, load_packs
from unspoken.games.rorschach.bot.associations import unpacked

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_each_look_is_told_something_of_each_blot(packs: Packs) -> None:
    """Things, form and ink."""
    blots = packs.manifest("ink")
    assert all(all(told_of(card, blots)) for card in blots.cards)


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
