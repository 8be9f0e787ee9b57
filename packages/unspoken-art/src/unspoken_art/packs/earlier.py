"""The pictures that a pack held before it is drawn again."""

from __future__ import annotations

import io
import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from unspoken_art.packs.pack import Entry, Print, RetiredCard

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROUNDING = 1.0
"""Mean difference, of 255, that rounding may make: half of it between two kinds of processors."""


class EarlierPack:
    """A pack of dreams as it is before it is drawn again; empty if the folder has none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        file = folder / "manifest.json"
        manifest = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        dealt: list[Entry] = manifest.get("cards", [])
        kept: list[Entry] = manifest.get("kept", [])
        self._entries = {entry["id"]: entry for entry in (*dealt, *kept)}
        self._dealt = {entry["id"]: pixels(self._small(entry["id"])) for entry in dealt}

    def __bool__(self) -> bool:
        """Whether there is a pack."""
        return bool(self._entries)

    def same_or_new(self, drawn: Print) -> Print:
        """Return the earlier picture if the drawn one differs only by rounding, so that its id stays."""
        small = pixels(drawn.small)
        for card, earlier in self._dealt.items():
            if earlier.shape == small.shape and np.abs(small - earlier).mean() < ROUNDING:
                return Print((self._folder / f"{card}.webp").read_bytes(), self._small(card))
        return drawn

    def replaced(self, drawn: Collection[str]) -> Iterator[RetiredCard]:
        """Yield the cards of the pack that are not among the drawn ones: saved games may show them."""
        for card, entry in self._entries.items():
            if card not in drawn:
                yield RetiredCard(entry, self._small(card))

    def _small(self, card: str) -> bytes:
        return (self._folder / f"{card}.s.webp").read_bytes()


def pixels(picture: bytes) -> NDArray[np.int16]:
    """Decode a picture, so that differences can be computed."""
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), np.int16)
