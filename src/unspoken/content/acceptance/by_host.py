"""Checks for packs that hosts make: they need enough cards for the smallest table of a game."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest

FEWEST = {"dream": 26, "ink": 24, "words": 18, "cloud-words": 14}
"""What the game of each kind needs for its smallest table."""


def count_faults(manifest: Manifest) -> Iterator[Fault]:
    """Yield a fault if the pack is too small to be played with."""
    fewest = FEWEST.get(manifest.kind, 1)
    if manifest.size < fewest:
        what = "pictures" if manifest.cards else "words"
        yield Fault(WHOLE, f"it has {manifest.size} {what}, its game needs at least {fewest}: add more")
