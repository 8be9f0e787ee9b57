"""What a client is given by what it says that it takes."""

from __future__ import annotations

import gzip
import random
import tracemalloc

import pytest

from unspoken.web.negotiation import MOST_KEPT, accepted_encoding, gzipped, preferred_language


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
def test_the_smallest_form_that_is_accepted_is_chosen(header: str, chosen: str | None) -> None:
    """RFC 9110, section 12.5.3; forms are offered the smallest first."""
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
def test_the_language_that_is_wished_for_most_is_chosen(header: str, chosen: str) -> None:
    """RFC 9110, section 12.5.4; English where no wish can be met."""
    assert preferred_language(header, ("en", "pl")) == chosen


@pytest.mark.parametrize(
    ("header", "chosen"),
    [("pt-BR,pt;q=0.9", "pt-BR"), ("PT-br", "pt-BR"), ("pt-PT, pl;q=0.5", "pl"), ("pl-PL", "pl")],
)
def test_a_language_of_one_country_is_chosen_by_its_whole_tag(header: str, chosen: str) -> None:
    """However it is written; another country's is not it."""
    assert preferred_language(header, ("en", "pl", "pt-BR")) == chosen


def test_the_same_is_compressed_once() -> None:
    """And is what it was."""
    data = b"a pack " * 1000
    assert gzipped(data) is gzipped(bytes(bytearray(data)))
    assert gzip.decompress(gzipped(data)) == data


def test_what_is_kept_of_replies_has_an_end() -> None:
    """However large they are, and however many differ: here half as much again as may be kept."""
    dice = random.Random(1)
    tracemalloc.start()
    for _ in range(6):
        gzipped(dice.randbytes(1_000_000))
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < MOST_KEPT + 1_000_000
