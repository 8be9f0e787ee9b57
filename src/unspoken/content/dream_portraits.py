"""Portraits of dream cards: what people see on them, and clues for them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from unspoken.content.portraits import portraits_file

KIND = "dream"
"""The kind of pack whose portraits are readings and lines."""


class LineKind(StrEnum):
    """The form of a clue line."""

    MOOD = "mood"
    MEMORY = "memory"
    SAYING = "saying"
    TITLE = "title"
    QUESTION = "question"
    SOUND = "sound"
    WORD = "word"
    PLACE = "place"
    """A place or a date."""
    TASTE = "taste"
    """A taste or a smell."""
    SPEECH = "speech"
    """What somebody says."""
    TWIST = "twist"
    """A twisted proverb."""
    CULTURE = "culture"
    """A title or an idiom that everybody knows."""


class CardReading(Struct, frozen=True):
    """Something that people see on a card or associate with it."""

    text: Annotated[str, Meta(min_length=2, max_length=120)]
    weight: Annotated[int, Meta(ge=1, le=5)]
    """How common it is: from 5, nearly everybody, to 1, hardly anybody."""


class ClueLine(Struct, frozen=True):
    """A clue for a card."""

    kind: LineKind
    text: Annotated[str, Meta(min_length=2, max_length=120)]


class LooseLine(ClueLine, frozen=True):
    """A clue that was written for a card of another pack and fits this card too."""

    vague: bool = False
    """True if it fits many other cards as well, in the eyes of somebody who saw the card."""


class DreamPortrait(Struct, frozen=True):
    """The portrait of a card: texts to compare clues with, and lines for a teller.

    Lines are never used for comparison: a clue that equals a line is no evidence for its card.
    """

    readings: tuple[CardReading, ...]
    lines: tuple[ClueLine, ...]
    culture: tuple[CardReading, ...] = ()
    """Titles, idioms and stories that people associate with the card."""
    associations: tuple[Annotated[str, Meta(min_length=2, max_length=120)], ...] = ()
    """Ideas, sayings, titles and lines of verse that the card brings to somebody's mind."""
    loose: tuple[LooseLine, ...] = ()
    """People who see the card find it less easily by these lines than by its own."""


DreamPortraits: TypeAlias = Mapping[str, DreamPortrait]
"""The portrait of each card, by its id."""

_PORTRAITS = msgspec.json.Decoder(dict[str, DreamPortrait])


@cache
def read_dream_portraits(folder: Path, language: str) -> DreamPortraits:
    """Read the portraits of a pack's cards in a language; cached."""
    return _PORTRAITS.decode(portraits_file(folder, language).read_bytes())
