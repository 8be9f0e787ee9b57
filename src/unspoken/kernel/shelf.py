"""Where a game finds its materials: the packs, as plain ids, words and outlines."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class WordCard(Struct, frozen=True):
    """A word, told in each language for itself, by the language's two letters."""

    text: dict[str, str]
    category: dict[str, str] = {}
    accepted: dict[str, tuple[str, ...]] = {}
    """What else counts as the word: other spellings, and other names of the same thing."""


class CloudShape(Struct, frozen=True):
    """A shape of cloud, and how many pieces of it there are."""

    shape: str
    count: int
    discs: tuple[tuple[int, int, int], ...]
    """What collides: discs whose union it is, as x, y, radius in tenths of a millimetre from the middle."""


class Shelf(Protocol):
    """What a table may take off the shelf; Refused where there is no such pack."""

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a pack's pictures, in the pack's order."""
        ...

    def spare(self, pack: str) -> tuple[str, ...]:
        """The ids of other pictures that may fill this pack up where it is small; mostly none."""
        ...

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, in the pack's order."""
        ...

    def clouds(self, pack: str) -> tuple[CloudShape, ...]:
        """A pack's shapes of cloud, in the pack's order."""
        ...

    def seen(self) -> frozenset[str]:
        """The ids that came up earlier this evening at this table."""
        ...
