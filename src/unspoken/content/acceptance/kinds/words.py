"""Checks for packs of words to match with pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from unspoken.content.acceptance.fault import Fault
from unspoken.content.acceptance.words import count_faults
from unspoken.content.manifest import Manifest

WORDS = 100
"""ROR-02: a hundred word cards."""


def faults(_folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the words."""
    return count_faults(manifest, WORDS)
