"""What is asked of a pack of words to match pictures with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from unspoken.content.acceptance.fault import Fault
from unspoken.content.acceptance.words import count_faults
from unspoken.content.manifest import Manifest

WORDS = 100
"""ROR-02: a hundred word cards."""


def faults(_folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """What the words of such a pack lack besides."""
    return count_faults(manifest, WORDS)
