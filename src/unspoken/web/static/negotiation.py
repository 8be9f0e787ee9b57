"""HTTP content negotiation: encodings and languages."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

from unspoken.web.static.lru_bytes import LruBytes

_ANY = "*"
MAX_CACHE_SIZE = 4_000_000
_CACHE = LruBytes(MAX_CACHE_SIZE)
"""Compressed replies by digest; the replies for all packs take less than a tenth of the limit."""


def accepted_encoding(header: str, offered: Iterable[str]) -> str | None:
    """Return the first offered encoding that an Accept-Encoding header allows; None for no encoding."""
    weights = dict(_weights(header))
    return next((name for name in offered if weights.get(name, weights.get(_ANY, 0.0)) > 0), None)


def preferred_language(header: str, available: Sequence[str]) -> str:
    """Return the available language with the highest weight in an Accept-Language header; else the first."""
    preferences = sorted(_weights(header), key=lambda preference: -preference[1])
    by_lower_tag = {tag.lower(): tag for tag in available}
    tags = (
        candidate for tag, weight in preferences if weight > 0 for candidate in (tag, tag.partition("-")[0])
    )
    return next((by_lower_tag[tag] for tag in tags if tag in by_lower_tag), available[0])


def gzipped(data: bytes) -> bytes:
    """Compress data with gzip; recent results come from a cache."""
    key = sha256(data).digest()
    compressed = _CACHE.get(key)
    if compressed is None:
        _CACHE.put(key, compressed := gzip.compress(data, 9, mtime=0))
    return compressed


def _weights(header: str) -> Iterator[tuple[str, float]]:
    """Parse a header such as `gzip;q=0.5, br` into names and weights; an invalid weight is 0."""
    for part in header.split(","):
        name, _, parameter = part.partition(";")
        key, _, value = parameter.partition("=")
        yield name.strip().lower(), _number(value) if key.strip().lower() == "q" else 1.0


def _number(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        return 0.0
