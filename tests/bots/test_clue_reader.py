"""Clues that are read several at once, and each only once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pytest

from unspoken.bots import clue_reader
from unspoken.bots.clue_reader import ClueReader

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors


class Lengths:
    """An encoder to which a text means how long it is, and which remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, texts: Sequence[str]) -> Vectors:
        """One row a text."""
        self.asked.append(tuple(texts))
        return np.array([[len(text)] for text in texts], np.float32)


def test_several_clues_are_read_together_and_come_in_their_order() -> None:
    """A clue that comes twice is read once."""
    encode = Lengths()
    meanings = ClueReader(encode).meanings(("three", "a", "three"))
    assert ([float(meaning[0]) for meaning in meanings], encode.asked) == ([5, 1, 5], [("three", "a")])


def test_what_was_read_is_remembered() -> None:
    """Only what is new is read, whether it is asked for alone or among others."""
    encode = Lengths()
    reader = ClueReader(encode)
    reader.meaning("one")
    reader.meanings(("one", "two"))
    reader.meaning("two")
    assert encode.asked == [("one",), ("two",)]


def test_the_oldest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that stands for years has room for so many."""
    monkeypatch.setattr(clue_reader, "_MOST", 2)
    encode = Lengths()
    reader = ClueReader(encode)
    for clue in ("one", "two", "three", "two", "one"):
        reader.meaning(clue)
    assert encode.asked == [("one",), ("two",), ("three",), ("one",)]


def test_more_at_once_than_are_remembered_are_all_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks gets what was asked for."""
    monkeypatch.setattr(clue_reader, "_MOST", 1)
    assert [float(one[0]) for one in ClueReader(Lengths()).meanings(("a", "bb", "ccc"))] == [1, 2, 3]
