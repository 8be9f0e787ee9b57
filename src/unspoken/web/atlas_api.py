"""What is said over HTTP of the atlas: the shapes of replies."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class AtlasSubject(Struct, frozen=True, omit_defaults=True):
    """A picture or a word that this house has seen."""

    game: str
    subject: str
    """By which its own page is asked for."""
    times: int
    """How often it was seen; guesses do not count."""
    pack: str = ""
    """Whose picture it is; empty where it is a word."""
    word: dict[str, str] = {}
    category: dict[str, str] = {}
    sketch: dict[str, Any] = {}  # as its game's page draws it
    """What was made of a word last."""


class Atlas(Struct, frozen=True):
    """All that this house has seen, the most often seen first."""

    subjects: tuple[AtlasSubject, ...]


class SaidOften(Struct, frozen=True):
    """Something that was laid on a picture or told of it, and how often."""

    said: dict[str, str]
    times: int
    guessed: int
    """How often others took it for this."""


class AtlasEntry(Struct, frozen=True, omit_defaults=True):
    """One time that it was told or drawn, without a name."""

    said: dict[str, str] = {}
    asked: int = 0
    """How many people looked for it,"""
    found: int = 0
    """and how many found it."""
    sketch: dict[str, Any] = {}  # as above


class AtlasPage(Struct, frozen=True):
    """One picture or word, with all that was made of it."""

    subject: AtlasSubject
    said: tuple[SaidOften, ...]
    """The most often first."""
    entries: tuple[AtlasEntry, ...]
    """The newest first, without guesses."""
