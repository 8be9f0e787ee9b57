"""Portraits of inkblots: what people see in them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from unspoken.content.portraits import portraits_by_eye

KIND = "ink"
"""The kind of pack whose portraits are percepts."""


class BlotPart(StrEnum):
    """The part of a blot in which something is seen."""

    WHOLE = "whole"
    PART = "part"
    WHITE = "white"
    """The white space between the ink."""


class BlotReading(Struct, frozen=True):
    """Something that people see in a blot, or feel when they look at it."""

    sees: Annotated[str, Meta(min_length=2, max_length=60)]
    weight: Annotated[int, Meta(ge=1, le=5)]
    """How common it is: from 5, nearly everybody, to 1, hardly anybody."""
    where: BlotPart
    mood: bool = False
    """True if it is a feeling or thought rather than a thing."""


BlotPortraits: TypeAlias = Mapping[str, tuple[BlotReading, ...]]
"""The readings of each blot by its id, the most common first."""

_PERCEPTS = msgspec.json.Decoder(dict[str, tuple[BlotReading, ...]])


@cache
def read_blot_eyes(folder: Path, language: str) -> tuple[BlotPortraits, ...]:
    """Read what each pair of eyes sees in a pack's blots, in a language; cached."""
    return tuple(_PERCEPTS.decode(file.read_bytes()) for file in portraits_by_eye(folder, language))
