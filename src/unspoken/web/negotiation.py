"""What a client is given, of what there is, by what it says that it takes."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

from unspoken.web.kept_bytes import KeptBytes

_ANY = "*"
MOST_KEPT = 4_000_000
_KEPT = KeptBytes(MOST_KEPT)
"""Replies that were compressed; those of all packs take less than a tenth of it."""


def accepted_encoding(header: str, offered: Iterable[str]) -> str | None:
    """The first encoding on offer that an Accept-Encoding header allows; None for the plain form."""
    weights = dict(_weights(header))
    return next((one for one in offered if weights.get(one, weights.get(_ANY, 0.0)) > 0), None)


def preferred_language(header: str, spoken: Sequence[str]) -> str:
    """The language that an Accept-Language header wishes for most, of those spoken; else the first."""
    wished = sorted(_weights(header), key=lambda one: -one[1])
    known = {tag.lower(): tag for tag in spoken}
    tags = (form for tag, weight in wished if weight > 0 for form in (tag, tag.partition("-")[0]))
    return next((known[tag] for tag in tags if tag in known), spoken[0])


def gzipped(data: bytes) -> bytes:
    """Data compressed, once for as long as it is asked for in the same words and there is room."""
    key = sha256(data).digest()
    made = _KEPT.get(key)
    if made is None:
        _KEPT.keep(key, made := gzip.compress(data, 9, mtime=0))
    return made


def _weights(header: str) -> Iterator[tuple[str, float]]:
    """`gzip;q=0.5, br` as names and how much they are wished for; what cannot be read is not wished for."""
    for part in header.split(","):
        name, _, parameter = part.partition(";")
        key, _, value = parameter.partition("=")
        yield name.strip().lower(), _number(value) if key.strip().lower() == "q" else 1.0


def _number(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        return 0.0
