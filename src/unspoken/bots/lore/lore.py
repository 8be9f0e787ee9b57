"""Chooses the best lore that is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from unspoken.bots.lore import encoder
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import Packs
from unspoken.kernel.lore import Lore
from unspoken.tables.errors import BotsNotReady

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Encode


class PackLore(Lore, Protocol):
    """Lore that tells whether it compares meanings or only words."""

    understands: bool


class PendingLore(OverlapLore):
    """Lore while the extra `bots` is being installed: methods that need the encoder raise BotsNotReady."""

    understands = True

    def __init__(self, packs: Packs, encode: Encode) -> None:
        super().__init__(packs)
        self._encode = encode
        self._installed: PackLore | None = None

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture; raises BotsNotReady during the installation."""
        return self._best().likeness(clue, picture, language)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """How near each clue is to each picture of the deck; raises BotsNotReady during the installation."""
        return self._best().angles(clues, picture, language)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """The theme of a picture that is nearest to the clue; raises BotsNotReady during the installation."""
        return self._best().theme(clue, picture, language)

    def _best(self) -> PackLore:
        if self._installed is None:
            if encoder.is_being_installed():
                raise BotsNotReady("the extra `bots` is still being installed")
            self._installed = best_lore(self._packs, self._encode)
        return self._installed


def best_lore(packs: Packs, encode: Encode = encoder.encode) -> PackLore:
    """Return lore by meaning if the extra `bots` is installed or being installed, else by shared words."""
    if encoder.is_being_installed():
        return PendingLore(packs, encode)
    if not encoder.is_here():
        return OverlapLore(packs)
    from unspoken.bots.lore.meaning_lore import MeaningLore

    return MeaningLore(packs, encode)
