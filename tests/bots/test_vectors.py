"""Meanings of a pack's own texts are computed beforehand, and stale ones are noticed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, manifest_of, write_pack
from unspoken.bots.describe import texts_of
from unspoken.bots.encoder import WIDTH, encode
from unspoken.bots.meaning_lore import MeaningLore
from unspoken.bots.vectors import FILE, read_vectors, write_vectors
from unspoken.content.packs import load_packs

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors


def one_direction(texts: Sequence[str]) -> Vectors:
    """An encoder to which everything means the same."""
    return np.full((len(texts), WIDTH), WIDTH**-0.5, dtype=np.float32)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The little pack without vectors."""
    return write_pack(tmp_path, manifest_of())


def test_every_text_of_a_pack_has_a_vector(folder: Path) -> None:
    """Readings, themes and moods, in both languages."""
    write_vectors(folder, manifest_of(), one_direction)
    assert set(read_vectors(folder, manifest_of())) == set(texts_of(manifest_of(), folder, ("en", "pl")))


def test_what_is_read_is_what_was_written(folder: Path) -> None:
    """A byte a number is precise enough."""
    write_vectors(folder, manifest_of())
    exact = encode(["freedom"])[0]
    assert float(read_vectors(folder, manifest_of())["freedom"] @ exact) == pytest.approx(1, abs=1e-3)


def test_without_the_file_nothing_is_known_beforehand(folder: Path) -> None:
    """A pack from outside need not bring vectors."""
    assert read_vectors(folder, manifest_of()) == {}


def test_vectors_of_other_texts_are_not_taken_for_these(folder: Path) -> None:
    """When a text changes, the file is stale."""
    write_vectors(folder, manifest_of(), one_direction)
    changed = replace(card_of("home", 0), alt={"en": "Another house."})
    cards = tuple(changed if card.id == changed.id else card for card in manifest_of().cards)
    assert read_vectors(folder, replace(manifest_of(), cards=cards)) == {}


def test_a_file_that_was_cut_short_is_not_taken(folder: Path) -> None:
    """Half a file is no file."""
    write_vectors(folder, manifest_of(), one_direction)
    path = folder / FILE
    path.write_bytes(path.read_bytes()[:-1])
    assert read_vectors(folder, manifest_of()) == {}


def test_nothing_but_the_clue_is_encoded(folder: Path) -> None:
    """Vectors of what a pack says are computed beforehand: a clue is read, whoever gave it."""
    write_vectors(folder, manifest_of(), one_direction)
    asked: list[str] = []

    def noting(texts: Sequence[str]) -> Vectors:
        asked.extend(texts)
        return one_direction(texts)

    MeaningLore(load_packs(folder.parent), noting).likeness(
        "thinking of freedom", card_of("home", 0).id, "en"
    )
    assert asked == ["thinking of freedom"]


def test_the_vectors_of_every_shipped_dream_pack_are_fresh() -> None:
    """`python -m unspoken.bots.vectors` was run after the last change of a text."""
    packs = load_packs()
    assert all(read_vectors(packs.folder(one.pack), one) for one in packs.of_kind("dream"))
