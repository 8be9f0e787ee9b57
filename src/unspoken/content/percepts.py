"""What people see in inkblots: the portraits of a pack of blots."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from unspoken.content.portraits import portraits_file

KIND = "ink"
"""The kind of pack whose portraits are percepts."""


class Where(StrEnum):
    """Which part of a blot somebody looked at."""

    WHOLE = "whole"
    PART = "part"
    WHITE = "white"
    """The paper that the ink left free."""


class Percept(Struct, frozen=True):
    """One thing that people see in a blot, or feel before it."""

    sees: Annotated[str, Meta(min_length=2, max_length=60)]
    weight: Annotated[int, Meta(ge=1, le=5)]
    """How many people would say so: 5 nearly everybody, 1 hardly anybody."""
    where: Where
    mood: bool = False
    """Whether it is a feeling or a thought rather than a thing."""


Percepts: TypeAlias = Mapping[str, tuple[Percept, ...]]
"""What is seen in each blot, by its id, what most people see first."""

_PERCEPTS = msgspec.json.Decoder(dict[str, tuple[Percept, ...]])


@cache
def read_percepts(folder: Path, language: str) -> Percepts:
    """What is seen in a pack's blots, told in a language; read once."""
    return _PERCEPTS.decode(portraits_file(folder, language).read_bytes())
