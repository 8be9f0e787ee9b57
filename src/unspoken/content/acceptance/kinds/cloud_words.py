"""Checks for packs of words that clouds can show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from unspoken.content.acceptance.fault import Fault
from unspoken.content.acceptance.words import count_faults
from unspoken.content.manifest import Manifest
from unspoken.kernel.languages import FALLBACK, localized

WORDS = 72
"""PAR-03: 72 word cards."""


def faults(_folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the words; each needs a category, which is shown to guessers."""
    yield from count_faults(manifest, WORDS)
    for word in manifest.words:
        if not word.category:
            yield Fault(localized(word.text, FALLBACK), "has no category")
