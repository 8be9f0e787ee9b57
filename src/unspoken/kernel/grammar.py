"""What a judge of words has to know of a language: how its words are bent, and how they may be spelt."""

from __future__ import annotations

from msgspec import Struct


class Ending(Struct, frozen=True):
    """Endings that words of a language may have, each by itself, and what stands without them."""

    taken: tuple[str, ...]
    """Any of these is taken off the end."""
    put: str = ""
    """And this is put in its place."""
    left: int = 3
    """Letters that must stand before it."""
    unless: tuple[str, ...] = ()
    """But not from a word that ends so."""


class Grammar(Struct, frozen=True):
    """A language as far as guesses are judged by it; all in small letters without marks."""

    articles: tuple[str, ...] = ()
    """Words that say nothing: a guess counts without them."""
    odd: tuple[tuple[str, str], ...] = ()
    """Forms that no ending explains, each with what it is a form of."""
    endings: tuple[Ending, ...] = ()
    spelt: tuple[tuple[str, str], ...] = ()
    """Letters that some people write as others, as ä as ae."""
