"""The format of a pack's manifest.json."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from unspoken.kernel.languages import ByLanguage, Tag

CardId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
"""The beginning of the picture's digest: it reveals nothing, and is safe as a file name."""
Sha256: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
PackName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
Kind: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
"""The kind of a pack, by which games find it; there is no fixed list of kinds."""
Item: TypeAlias = dict[str, object]
"""Something other than a picture or word, as JSON; the game that uses it defines its fields.

`count` is the number of copies, if there are several.
"""
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class ManifestCard(Struct, frozen=True):
    """A picture and its texts."""

    id: CardId
    alt: ByLanguage
    """What is visible, without an interpretation."""
    objects: dict[str, tuple[str, ...]] = {}
    setting: ByLanguage = {}
    relation: str = ""
    """The kind of impossible relation that it shows."""
    mood: ByLanguage = {}
    palette: str = ""
    style: str = ""
    themes: tuple[str, ...] = ()
    """Keys of the pack's themes."""
    clues: dict[str, tuple[str, ...]] = {}
    """Clues for the card that do not name the things on it."""
    focus: tuple[tuple[Percent, Percent], ...] = ()
    """Outline of its main subject, in percent of the card from its upper left corner."""


class ManifestWord(Struct, frozen=True):
    """A word card with its text in each language."""

    text: ByLanguage
    category: str = ""
    """A key of the pack's categories."""
    accepted: dict[str, tuple[str, ...]] = {}
    """Other accepted answers by language: spellings and synonyms."""


class Manifest(Struct, frozen=True):
    """A pack: its cards, words or items in order, and their common data."""

    pack: PackName
    kind: Kind
    version: int
    licence: str
    authors: tuple[str, ...]
    title: ByLanguage
    digest: Sha256
    """Covers everything that a player can see: see digest.py."""
    cards: tuple[ManifestCard, ...] = ()
    retired: tuple[ManifestCard, ...] = field(default=(), name="kept")
    """Cards removed from the deck, still available to games that dealt them, in the small size only."""
    themes: dict[str, ByLanguage] = {}
    words: tuple[ManifestWord, ...] = ()
    categories: dict[str, ByLanguage] = {}
    items: tuple[Item, ...] = ()
    portraits: dict[str, Sha256] = {}
    """The digests of the portraits by file name, which starts with the language: see portraits.py.

    Portraits are not shown to players, so the pack's own digest in saved games does not cover them.
    """
    motif_share: Annotated[float, Meta(ge=0, le=1)] = 0
    """Maximum share of cards with the same motif; 0 for no limit."""
    by_host: bool = False
    """True if `deck make` made it: it must be playable, but need not be as rich as shipped packs."""

    @property
    def languages(self) -> tuple[Tag, ...]:
        """The languages of the pack: those in which it has a title."""
        return tuple(self.title)

    @property
    def every_card(self) -> tuple[ManifestCard, ...]:
        """Every picture that a game may show, including removed ones."""
        return (*self.cards, *self.retired)

    @property
    def size(self) -> int:
        """The number of cards: pictures, words and copies of items."""
        return len(self.cards) + len(self.words) + sum(_copies(item) for item in self.items)


def _copies(item: Item) -> int:
    """Return the number of copies of an item."""
    count = item.get("count")
    return count if isinstance(count, int) else 1
