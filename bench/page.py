"""How much a browser fetches before it shows anything."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from bench.report import Section, Value
from unspoken.web.app import PAGE

_MOST = 110
"""Kilobytes of JavaScript, gzipped, that we allow ourselves."""
_FIRST = re.compile(r'<(?:script|link)\b[^>]*?(?:src|href)="/([^"]+\.(js|css))"')


def measure(page: Path = PAGE) -> Section:
    """The files that the document names, as they travel."""
    document = page / "index.html"
    columns = ("kind", "files", "kB", "kB gzipped", "allowed")
    if not document.is_file():
        return Section("The page", columns, (), "Not built: `make play` builds it.")
    named = dict.fromkeys(_FIRST.findall(document.read_text(encoding="utf-8")))
    rows: list[tuple[Value, ...]] = []
    for kind, allowed in (("js", _MOST), ("css", None)):
        files = [(page / name).read_bytes() for name, suffix in named if suffix == kind]
        small = sum(len(gzip.compress(data, 9)) for data in files)
        rows.append((kind, len(files), sum(map(len, files)) / 1000, small / 1000, allowed))
    return Section(
        "The page", columns, tuple(rows), "What the document names; games are fetched when played."
    )
