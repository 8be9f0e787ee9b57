"""What people see in dream cards, and what they might say of them: the portraits of a pack of dreams."""

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
    """In which way a line speaks."""

    MOOD = "mood"
    MEMORY = "memory"
    SAYING = "saying"
    TITLE = "title"
    QUESTION = "question"
    SOUND = "sound"
    WORD = "word"


class Reading(Struct, frozen=True):
    """One thing that people see on a card, or that it makes them think of."""

    text: Annotated[str, Meta(min_length=2, max_length=120)]
    weight: Annotated[int, Meta(ge=1, le=5)]
    """How many people would say so: 5 nearly everybody, 1 hardly anybody."""


class Line(Struct, frozen=True):
    """A clue that somebody might give to a card."""

    kind: LineKind
    text: Annotated[str, Meta(min_length=2, max_length=120)]


class DreamPortrait(Struct, frozen=True):
    """A card by eye: what a clue is compared with, and what a teller may say.

    The two are kept apart: a line is never a reason to believe that a clue means its card.
    """

    readings: tuple[Reading, ...]
    lines: tuple[Line, ...]


DreamPortraits: TypeAlias = Mapping[str, DreamPortrait]
"""The portrait of each card, by its id."""

_PORTRAITS = msgspec.json.Decoder(dict[str, DreamPortrait])


@cache
def read_dreams(folder: Path, language: str) -> DreamPortraits:
    """The portraits of a pack's cards, told in a language; read once."""
    return _PORTRAITS.decode(portraits_file(folder, language).read_bytes())
