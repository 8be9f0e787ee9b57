"""The texts of packs about each picture, looked up by its id."""

from __future__ import annotations

from functools import cache

from unspoken.bots.lore.describe import Description, describe, lines_of
from unspoken.content.blot_portraits import KIND, BlotReading, read_blot_eyes
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import Packs
from unspoken.kernel.lore import Line

_UNKNOWN = Description((), (), (), ())


class Catalogue:
    """Every picture of every pack; an unknown picture has an empty description."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._cards: dict[str, tuple[ManifestCard, Manifest]] = {
            card.id: (card, manifest) for manifest in packs.manifests() for card in manifest.every_card
        }
        self.description = cache(self._description)
        self.lines = cache(self._lines)

    def pictures(self, pack: str) -> tuple[str, ...]:
        """Return the ids of all pictures of a pack that a game may show."""
        return tuple(card.id for card in self._packs.manifest(pack).every_card)

    def pack(self, picture: str) -> str | None:
        """Return the pack of a picture."""
        return self._cards[picture][1].pack if picture in self._cards else None

    def blot_readings(self, picture: str, language: str) -> tuple[BlotReading, ...]:
        """Return what people see in a blot, one pair of eyes after the other; empty if it has no portrait.

        Each pair of eyes lists the most common percept first.
        """
        if picture not in self._cards:
            return ()
        manifest = self._cards[picture][1]
        if manifest.kind != KIND or language not in manifest.portraits:
            return ()
        eyes = read_blot_eyes(self._packs.folder(manifest.pack), language)
        return tuple(reading for seen in eyes for reading in seen.get(picture, ()))

    def _description(self, picture: str, language: str) -> Description:
        if picture not in self._cards:
            return _UNKNOWN
        card, manifest = self._cards[picture]
        return describe(card, manifest, language, self._packs.folder(manifest.pack))

    def _lines(self, picture: str, language: str) -> tuple[Line, ...]:
        if picture not in self._cards:
            return ()
        card, manifest = self._cards[picture]
        return lines_of(card, manifest, language, self._packs.folder(manifest.pack))
