"""What every step looks up in the materials of Pareidolia: pieces, shapes and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from unspoken.games.pareidolia.pieces import Discs, Shape
from unspoken.games.pareidolia.round_record import Card
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import WordCard


class CloudShape(Struct, frozen=True):
    """A shape of cloud, and how many pieces of it there are."""

    shape: Shape
    count: int
    discs: Discs
    """The collision shape."""


class Lookups(NamedTuple):
    """Tables that are made once for each game."""

    clouds_by_piece: tuple[CloudShape, ...]
    """In the pack's order, the pieces of a shape together (PAR-03)."""
    shapes_by_piece: tuple[Shape, ...]
    counts: Mapping[Shape, int]
    """How many pieces of each shape there are."""
    discs: dict[Shape, Discs]
    words: Mapping[Card, WordCard]


def lookups_of(words: tuple[WordCard, ...], clouds: tuple[CloudShape, ...]) -> Lookups:
    """Make the tables. If words share an id, the first counts, and English words come first."""
    by_piece = tuple(cloud for cloud in clouds for _ in range(cloud.count))
    english = {word.text[FALLBACK]: word for word in reversed(words) if FALLBACK in word.text}
    return Lookups(
        by_piece,
        tuple(cloud.shape for cloud in by_piece),
        {cloud.shape: cloud.count for cloud in clouds},
        {cloud.shape: cloud.discs for cloud in clouds},
        {name_of(word): word for word in reversed(words)} | english,
    )


def name_of(word: WordCard) -> Card:
    """Return the id of a card: its English word, or the alphabetically first of its words."""
    return word.text.get(FALLBACK) or min(word.text.values())
