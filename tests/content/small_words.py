"""A small pack of words for tests: three words in two categories."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest, Word

CLOUDY = (
    Word({"en": "sofa", "pl": "kanapa"}, "home", {"en": ("couch", "settee"), "pl": ("sofa",)}),
    Word({"en": "ladder", "pl": "drabina"}, "home", {"en": (), "pl": ("drabinka",)}),
    Word({"en": "comet", "pl": "kometa"}, "sky", {"en": ("shooting star",), "pl": ()}),
)


def sealed(manifest: Manifest) -> Manifest:
    """The manifest with the digest that its words have."""
    return replace(manifest, digest=manifest_digest(manifest))


def few_words(*words: Word) -> Manifest:
    """A pack of words with categories: these, or the three above."""
    return sealed(
        Manifest(
            pack="few",
            kind="cloud-words",
            version=1,
            licence="CC0-1.0",
            authors=("nobody",),
            title={"en": "A few", "pl": "Parę"},
            digest="0" * 64,
            words=words or CLOUDY,
            categories={
                "home": {"en": "At home", "pl": "W domu"},
                "sky": {"en": "Up there", "pl": "W górze"},
            },
        )
    )


def write_words(shelf: Path, manifest: Manifest) -> Path:
    """Lay a pack of words into a folder of packs."""
    folder = shelf / manifest.pack
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder
