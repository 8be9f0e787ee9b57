"""Sightings: what players associated with a picture or word in a finished round."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from unspoken.kernel.languages import ByLanguage

ENOUGH = 5
"""Number of sightings from which a house mentions them at a table."""


class PictureSubject(NamedTuple):
    """A picture of a deck."""

    pack: str
    picture: str


class WordSubject(NamedTuple):
    """A word and its category."""

    word: ByLanguage
    category: ByLanguage


SightingSubject: TypeAlias = PictureSubject | WordSubject


class Sighting(NamedTuple):
    """What players associated with one picture or word in a finished round."""

    of: SightingSubject
    by: tuple[int, ...]
    """The seats that did it. If none of them is a person it is not stored; seats are never stored."""
    said: ByLanguage
    """The word laid on it, or the text told about it, by language."""
    guessed: bool = False
    """True if it was another player's guess."""
    asked: tuple[int, ...] = ()
    """The seats that had to find it."""
    found: tuple[int, ...] = ()
    """The seats that found it."""
    sketch: Mapping[str, Any] = MappingProxyType({})  # plain JSON values, which only the game's page reads
    """A drawing in place of a text, as the game's page draws it."""
    name: str = ""
    """How the table refers to it."""


class Memory(NamedTuple):
    """Counts of all sightings of one picture or word, including the current one, without guesses."""

    sightings: int
    said: tuple[tuple[ByLanguage, int], ...]
    """The texts and how often each was said, the most frequent first."""
    asked: int
    found: int
    name: str
    """How the table refers to it."""
