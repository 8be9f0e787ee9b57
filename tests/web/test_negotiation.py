"""Tests for content negotiation."""

from __future__ import annotations

import gzip
import random
import tracemalloc

import pytest

from unspoken.web.static.negotiation import MAX_CACHE_SIZE, accepted_encoding, gzipped, preferred_language


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.1, gzip", "br"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", None),
        ("gzip;q=nonsense", None),
        (",;=,", None),
    ],
)
def test_the_first_accepted_encoding_is_chosen(header: str, chosen: str | None) -> None:
    """RFC 9110, section 12.5.3; the smallest encoding is offered first."""
    assert accepted_encoding(header, ("br", "gzip")) == chosen


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, en;q=0.5, pl;q=0.7", "pl"),
        ("de", "en"),
        ("pl;q=0", "en"),
    ],
)
def test_the_language_with_the_highest_weight_is_chosen(header: str, chosen: str) -> None:
    """RFC 9110, section 12.5.4; English if none is available."""
    assert preferred_language(header, ("en", "pl")) == chosen


@pytest.mark.parametrize(
    ("header", "chosen"),
    [("pt-BR,pt;q=0.9", "pt-BR"), ("PT-br", "pt-BR"), ("pt-PT, pl;q=0.5", "pl"), ("pl-PL", "pl")],
)
def test_a_regional_language_is_chosen_by_its_whole_tag(header: str, chosen: str) -> None:
    """In upper or lower case; another region does not match."""
    assert preferred_language(header, ("en", "pl", "pt-BR")) == chosen


def test_equal_data_is_compressed_once() -> None:
    """The second call returns the cached bytes."""
    data = b"a pack " * 1000
    assert gzipped(data) is gzipped(bytes(bytearray(data)))
    assert gzip.decompress(gzipped(data)) == data


def test_the_cache_of_compressed_replies_is_limited() -> None:
    """The test compresses half as much again as the cache may hold."""
    dice = random.Random(1)
    tracemalloc.start()
    for _ in range(6):
        gzipped(dice.randbytes(1_000_000))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert used < MAX_CACHE_SIZE + 1_000_000
