"""Vectors of a pack's texts are computed in advance, and stale ones are noticed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from msgspec.structs import replace

from tests.content.small_packs import card_of, manifest_of, write_pack
from unspoken.bots.lore.describe import texts_of
from unspoken.bots.lore.encoder import encode
from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.bots.lore.picture_index import unit
from unspoken.bots.lore.projection import WIDTH
from unspoken.bots.lore.vectors import read_vectors, vectors_file, write_vectors
from unspoken.content.packs import load_packs

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors


def constant_encoder(texts: Sequence[str]) -> Vectors:
    """An encoder that returns the same vector for every text."""
    return np.full((len(texts), WIDTH), WIDTH**-0.5, dtype=np.float32)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The little pack without vectors."""
    return write_pack(tmp_path, manifest_of())


def test_every_text_of_a_pack_has_a_vector(folder: Path) -> None:
    """Readings, themes and moods."""
    write_vectors(folder, manifest_of(), "pl", constant_encoder)
    assert set(read_vectors(folder, manifest_of(), "pl")) == set(texts_of(manifest_of(), folder, "pl"))


def test_stored_vectors_are_precise_enough(folder: Path) -> None:
    """One byte per number."""
    write_vectors(folder, manifest_of(), "en")
    exact = unit(encode(["freedom"])[0])
    assert float(read_vectors(folder, manifest_of(), "en")["freedom"] @ exact) == pytest.approx(1, abs=1e-3)


def test_a_pack_without_the_file_has_no_vectors(folder: Path) -> None:
    """Packs of other authors need not contain it."""
    assert read_vectors(folder, manifest_of(), "en") == {}


def test_vectors_of_changed_texts_are_ignored(folder: Path) -> None:
    """The file is stale then."""
    write_vectors(folder, manifest_of(), "en", constant_encoder)
    changed = replace(card_of("home", 0), alt={"en": "Another house."})
    cards = tuple(changed if card.id == changed.id else card for card in manifest_of().cards)
    assert read_vectors(folder, replace(manifest_of(), cards=cards), "en") == {}


def test_a_truncated_file_is_ignored(folder: Path) -> None:
    """As if it were missing."""
    write_vectors(folder, manifest_of(), "en", constant_encoder)
    path = vectors_file(folder, "en")
    path.write_bytes(path.read_bytes()[:-1])
    assert read_vectors(folder, manifest_of(), "en") == {}


def test_only_the_clue_is_encoded_at_run_time(folder: Path) -> None:
    """The vectors of the pack's texts are read from the files."""
    for language in ("en", "pl"):
        write_vectors(folder, manifest_of(), language, constant_encoder)
    encoded: list[str] = []

    def recording_encoder(texts: Sequence[str]) -> Vectors:
        encoded.extend(texts)
        return constant_encoder(texts)

    MeaningLore(load_packs(folder.parent), recording_encoder).likeness(
        "thinking of freedom", card_of("home", 0).id, "en"
    )
    assert encoded == ["thinking of freedom"]


def test_the_vectors_of_every_shipped_dream_pack_are_fresh() -> None:
    """Run `python -m unspoken.bots.lore.vectors` after each change of a text."""
    packs = load_packs()
    decks = [(packs.folder(deck.pack), deck) for deck in packs.of_kind("dream")]
    assert all(read_vectors(folder, deck, tag) for folder, deck in decks for tag in deck.languages)
