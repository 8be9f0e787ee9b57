"""Clues are encoded in batches, and each only once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pytest

from unspoken.bots.lore import clue_reader
from unspoken.bots.lore.clue_reader import ClueReader

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors


class LengthEncoder:
    """An encoder that returns each text's length, and records its calls."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, texts: Sequence[str]) -> Vectors:
        """Return one row per text."""
        self.asked.append(tuple(texts))
        return np.array([[len(text)] for text in texts], np.float32)


def test_several_clues_are_encoded_together() -> None:
    """Results are in order; a repeated clue is encoded once."""
    encode = LengthEncoder()
    meanings = ClueReader(encode).meanings(("three", "a", "three"))
    assert ([float(meaning[0]) for meaning in meanings], encode.asked) == ([5, 1, 5], [("three", "a")])


def test_encoded_clues_are_cached() -> None:
    """`meaning` and `meanings` share the cache."""
    encode = LengthEncoder()
    reader = ClueReader(encode)
    reader.meaning("one")
    reader.meanings(("one", "two"))
    reader.meaning("two")
    assert encode.asked == [("one",), ("two",)]


def test_the_oldest_clue_is_evicted_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache has a limit."""
    monkeypatch.setattr(clue_reader, "_MOST", 2)
    encode = LengthEncoder()
    reader = ClueReader(encode)
    for clue in ("one", "two", "three", "two", "one"):
        reader.meaning(clue)
    assert encode.asked == [("one",), ("two",), ("three",), ("one",)]


def test_a_batch_larger_than_the_cache_is_encoded_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """All results are returned."""
    monkeypatch.setattr(clue_reader, "_MOST", 1)
    assert [float(meaning[0]) for meaning in ClueReader(LengthEncoder()).meanings(("a", "bb", "ccc"))] == [
        1,
        2,
        3,
    ]
