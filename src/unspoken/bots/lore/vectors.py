"""Precomputed vectors of a pack's texts; `python -m unspoken.bots.lore.vectors` computes them.

There is one file for each language, beside the portraits. It contains a digest of the projection and of the
texts, then one vector of 8-bit integers per text. Vectors are compared by direction only. The file is stale
if the digest differs from the current one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from unspoken.bots.lore.describe import texts_of
from unspoken.bots.lore.encoder import NAME, encode, encode_in_full, is_here
from unspoken.bots.lore.picture_index import unit
from unspoken.bots.lore.projection import WIDTH, projection_digest, write_projection
from unspoken.content.manifest import Manifest
from unspoken.content.packs import load_packs
from unspoken.content.portraits import portrait_languages, portraits_file
from unspoken.kernel.installing import pip_install
from unspoken.kernel.languages import Tag

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Encode, Vectors

_MOST = 127  # the largest 8-bit integer
_SAMPLE = 4
"""The projection is computed from every fourth text."""


def vectors_file(folder: Path, language: Tag) -> Path:
    """Return the path of the vectors of a pack's texts in a language."""
    return portraits_file(folder, language).with_suffix(".bin")


def write_vectors(folder: Path, manifest: Manifest, language: Tag, encode: Encode = encode) -> int:
    """Write the vectors of a pack in a language; return their number."""
    texts = texts_of(manifest, folder, language)
    vectors = encode(texts)
    rows = np.rint(vectors * (_MOST / np.abs(vectors).max(axis=1, keepdims=True))).astype(np.int8)
    file = vectors_file(folder, language)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(_digest(texts) + rows.tobytes())
    return len(texts)


class SavedVectors(Mapping[str, "Vectors"]):
    """The unit vectors of texts, stored as 8-bit integers and converted when they are read."""

    def __init__(self, texts: Sequence[str], rows: NDArray[np.int8]) -> None:
        self._places = {text: place for place, text in enumerate(texts)}
        self._rows = rows

    def __getitem__(self, text: str) -> Vectors:
        return unit(self._rows[self._places[text]].astype(np.float32))

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def read_vectors(folder: Path, manifest: Manifest, language: Tag) -> Mapping[str, Vectors]:
    """Return the vectors of a pack's texts in a language; empty if the file is missing or stale."""
    try:
        saved = vectors_file(folder, language).read_bytes()
    except FileNotFoundError:
        return {}
    texts = texts_of(manifest, folder, language)
    mark = _digest(texts)
    if not saved.startswith(mark) or len(saved) != len(mark) + len(texts) * WIDTH:
        return {}
    return SavedVectors(texts, np.frombuffer(saved, np.int8, offset=len(mark)).reshape(len(texts), WIDTH))


def pack_languages(manifest: Manifest, folder: Path) -> tuple[Tag, ...]:
    """Return the languages of the pack itself, without those of installed translations."""
    return portrait_languages(folder) or manifest.languages


def _digest(texts: tuple[str, ...]) -> bytes:
    return sha256(projection_digest() + "\0".join((NAME, *texts)).encode()).digest()


def main() -> int:
    """Write the vectors of every shipped dream pack, the only kind for which bots need them.

    `--projection` first computes the projection again. All vectors depend on it.
    """
    if not is_here():
        sys.stderr.write(f"The encoder is not installed: {pip_install('bots')}.\n")
        return 1
    packs = load_packs()
    for broken in packs.broken:
        sys.stderr.write(f"skipping {broken.path.name}: {broken.sentence}.\n")
    decks = [(packs.folder(manifest.pack), manifest) for manifest in packs.of_kind("dream")]
    if "--projection" in sys.argv:
        texts = {
            text
            for folder, manifest in decks
            for language in manifest.languages
            for text in texts_of(manifest, folder, language)[::_SAMPLE]
        }
        write_projection(encode_in_full(sorted(texts)))
    for folder, manifest in decks:
        for language in manifest.languages:
            count = write_vectors(folder, manifest, language)
            sys.stdout.write(f"{manifest.pack}, {language}: {count} texts\n")
    return 1 if packs.broken else 0


if __name__ == "__main__":
    sys.exit(main())
