"""Sightings: what players associated with a picture or word in a finished round."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from unspoken.kernel.languages import ByLanguage

ENOUGH = 5
"""A house mentions the sightings of a subject at a table when there are at least this many."""


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
    """The seats that made the association. It is stored only if a person was among them, without seats."""
    said: ByLanguage
    """The word laid on the picture, or the text told about the subject, by language."""
    guessed: bool = False
    """True if the association was another player's guess."""
    asked: tuple[int, ...] = ()
    """The seats that had to find the subject."""
    found: tuple[int, ...] = ()
    """The seats that found the subject."""
    sketch: Mapping[str, Any] = MappingProxyType({})  # plain JSON values, which only the game's page reads
    """A drawing in place of a text, as the game's page draws it."""
    name: str = ""
    """How the table refers to the subject."""


class Memory(NamedTuple):
    """Counts of all sightings of one picture or word, including the current one, without guesses."""

    sightings: int
    said: tuple[tuple[ByLanguage, int], ...]
    """The texts and how often each was said, the most frequent first."""
    asked: int
    found: int
    name: str
    """How the table refers to the subject."""
