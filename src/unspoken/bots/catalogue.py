"""What the packs say of each picture, looked up by its id."""

from __future__ import annotations

from functools import cache

from unspoken.bots.describe import Description, describe
from unspoken.content.manifest import Card, Manifest
from unspoken.content.packs import Packs
from unspoken.content.percepts import KIND, Percept, read_percepts

_UNKNOWN = Description((), (), (), (), ())


class Catalogue:
    """Every picture of every pack; one that nobody described has nothing said of it."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._cards: dict[str, tuple[Card, Manifest]] = {
            card.id: (card, manifest) for manifest in packs.manifests() for card in manifest.every_card
        }
        self.description = cache(self._description)

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of all pictures of a pack that a game may show."""
        return tuple(card.id for card in self._packs.manifest(pack).every_card)

    def pack(self, picture: str) -> str | None:
        """The pack that a picture is from."""
        return self._cards[picture][1].pack if picture in self._cards else None

    def percepts(self, picture: str, language: str) -> tuple[Percept, ...]:
        """What people see in a blot, what most of them see first; nothing where nobody has looked."""
        if picture not in self._cards:
            return ()
        manifest = self._cards[picture][1]
        if manifest.kind != KIND or language not in manifest.portraits:
            return ()
        return read_percepts(self._packs.folder(manifest.pack), language).get(picture, ())

    def _description(self, picture: str, language: str) -> Description:
        if picture not in self._cards:
            return _UNKNOWN
        card, manifest = self._cards[picture]
        return describe(card, manifest, language, self._packs.folder(manifest.pack))
