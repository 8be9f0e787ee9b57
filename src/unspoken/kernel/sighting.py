"""What was made of a picture or of a word in a round that is over, and what a house remembers of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from unspoken.kernel.languages import ByLanguage

ENOUGH = 5
"""How often a house has to have seen something before it tells anybody of it at a table."""


class SeenPicture(NamedTuple):
    """A picture of a deck."""

    pack: str
    picture: str


class SeenWord(NamedTuple):
    """A word, and what kind of thing it is."""

    word: ByLanguage
    category: ByLanguage


Seen: TypeAlias = SeenPicture | SeenWord


class Sighting(NamedTuple):
    """What was made of one picture or word in a round that everybody has seen the end of."""

    of: Seen
    by: tuple[int, ...]
    """The seats whose doing it was: what none of them did as a person is not kept, and no seat ever is."""
    said: ByLanguage
    """What was laid on it or told of it; by the one language in which it was written, where it was one."""
    guessed: bool = False
    """Others took it for this; those whose it was had their own say."""
    asked: tuple[int, ...] = ()
    """The seats that were to find it."""
    found: tuple[int, ...] = ()
    """Those that did."""
    sketch: Mapping[str, Any] = MappingProxyType({})  # plain JSON values: its game's page alone reads them
    """What was made of it where it is no text, as its game's page draws it."""
    name: str = ""
    """By which it is called at the table."""


class Memory(NamedTuple):
    """What a house has seen of one picture or word by now, this time included; guesses do not count."""

    seen: int
    said: tuple[tuple[ByLanguage, int], ...]
    """What was laid on it or told of it, and how often: the most often first."""
    asked: int
    found: int
    name: str
    """By which it is called at the table."""
