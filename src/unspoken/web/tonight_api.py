"""What is said over HTTP of a deck that is drawn from a word."""

from __future__ import annotations

from msgspec import Struct

from unspoken.content.own.tonight import Progress
from unspoken.tables.messages import Refusal


class WishDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Have a deck drawn from this word, in place of the one that was drawn before."""

    word: str


class TonightDeck(Struct, frozen=True):
    """The deck that is drawn for a table tonight, and how far it is."""

    word: str
    """Empty where nobody has wished for one."""
    pack: str
    drawn: int
    cards: int
    """So many there will be."""
    least: int
    """From so many on it can be played with."""
    progress: Progress
    shown: tuple[str, ...]
    """A few of its cards: the others are to surprise."""
    trouble: Refusal | None = None
    """Why it goes no further."""
