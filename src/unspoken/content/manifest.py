"""What a pack says of itself: the shape of its manifest.json."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.languages import ByLanguage, Tag

CardId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
"""The beginning of the picture's own digest: it tells nothing, and can lead to no other file."""
Sha256: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
PackName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
Kind: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
"""What sort of thing a pack holds: a game asks for it by this name, and nobody keeps a list of them."""
Item: TypeAlias = dict[str, object]
"""Whatever a kind holds that is neither picture nor word, as JSON: the game that uses it says what is in it.

Where there are several of it, `count` says how many.
"""
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Card(Struct, frozen=True):
    """A picture, and all that its authors say of it."""

    id: CardId
    alt: ByLanguage
    """What is to be seen, without a meaning."""
    objects: dict[str, tuple[str, ...]] = {}
    setting: ByLanguage = {}
    relation: str = ""
    """Of what sort the impossible thing on it is."""
    mood: ByLanguage = {}
    palette: str = ""
    style: str = ""
    themes: tuple[str, ...] = ()
    """Keys of the pack's themes."""
    clues: dict[str, tuple[str, ...]] = {}
    """Sayings that point at the card without naming what is on it."""
    focus: tuple[tuple[Percent, Percent], ...] = ()
    """Round what it is about: a closed line, in percents of the card from its upper left corner."""


class Word(Struct, frozen=True):
    """A word card, told in each language for itself."""

    text: ByLanguage
    category: str = ""
    """A key of the pack's categories."""
    accepted: dict[str, tuple[str, ...]] = {}
    """What else counts as the word: other spellings, and other names of the same thing."""


class Manifest(Struct, frozen=True):
    """A pack: its cards, words or items in their order, and what they share."""

    pack: PackName
    kind: Kind
    version: int
    licence: str
    authors: tuple[str, ...]
    title: ByLanguage
    digest: Sha256
    """Over all that a player can see: see digest.py."""
    cards: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    """Taken out of the deck, and kept for games that have dealt them: in the small size alone."""
    themes: dict[str, ByLanguage] = {}
    words: tuple[Word, ...] = ()
    categories: dict[str, ByLanguage] = {}
    items: tuple[Item, ...] = ()
    portraits: dict[str, Sha256] = {}
    """By language, the digest of what people see in its pictures: see portraits.py.

    They have digests of their own, for nothing of them is shown: the digest in saved games stays true.
    """
    motif_share: Annotated[float, Meta(ge=0, le=1)] = 0
    """On how much of its cards any one motif is at most, where the pack promises it."""

    @property
    def languages(self) -> tuple[Tag, ...]:
        """In which it is told: those that have a title for it."""
        return tuple(self.title)

    @property
    def every_card(self) -> tuple[Card, ...]:
        """Each picture that a game may show: those that are dealt, and those that once were."""
        return (*self.cards, *self.kept)

    @property
    def size(self) -> int:
        """How many cards the pack has, be they pictures, words or items, of which there may be several."""
        return len(self.cards) + len(self.words) + sum(_copies(item) for item in self.items)


def _copies(item: Item) -> int:
    """How many there are of an item: one, unless it says otherwise."""
    count = item.get("count")
    return count if isinstance(count, int) else 1
