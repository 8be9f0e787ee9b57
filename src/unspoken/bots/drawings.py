"""Drawings of the words that clouds can show: `python -m unspoken.art.drawings` makes them anew.

Whose they are is told in NOTICE. An artist draws from our own; a watcher recognises by what others drew,
as it looks when it is laid of so many clouds.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct, msgpack

from unspoken.content.packs import Packs
from unspoken.kernel.lore import Drawing, Purpose
from unspoken.kernel.shelf import WordCard

FILE = Path(__file__).with_suffix(".bin")


class Drawn(Struct, frozen=True, array_like=True):
    """A drawing as it is kept."""

    word: str
    """In English."""
    origin: str
    """The set that it was cut from: fluent, game, noto, mdi, doodle or own."""
    purpose: Purpose
    drawing: Drawing


class Album:
    """All words for clouds that the packs tell, and all drawings that are shipped."""

    def __init__(self, packs: Packs) -> None:
        shelf = packs.shelf()
        self._words = [
            word for manifest in packs.of_kind("cloud-words") for word in shelf.words(manifest.pack)
        ]

    def words(self, category: str) -> Sequence[WordCard]:
        """The words of a category, named in English."""
        return [word for word in self._words if word.category.get("en") == category]

    def category(self, word: str) -> str:
        """The category of a word, both named in English; empty if there is no such word."""
        return next((card.category.get("en", "") for card in self._words if card.text.get("en") == word), "")

    def drawings(self, word: str, purpose: Purpose) -> Sequence[Drawing]:
        """How a thing, named in English, may look; none if nobody drew it."""
        return _shipped().get((word, purpose), ())


def write_drawings(drawn: Sequence[Drawn], path: Path = FILE) -> int:
    """Write all drawings into one file; how many bytes it takes."""
    return path.write_bytes(zlib.compress(msgpack.encode(drawn), 9))


def read_drawings(path: Path = FILE) -> list[Drawn]:
    """All drawings of the file."""
    return msgpack.decode(zlib.decompress(path.read_bytes()), type=list[Drawn])


@cache
def _shipped() -> dict[tuple[str, Purpose], tuple[Drawing, ...]]:
    """By word and purpose; read when the first is asked for."""
    found: dict[tuple[str, Purpose], list[Drawing]] = {}
    for one in read_drawings():
        found.setdefault((one.word, one.purpose), []).append(one.drawing)
    return {key: tuple(drawings) for key, drawings in found.items()}
