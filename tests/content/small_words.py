"""A small pack of words for tests: three words in two categories."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest, ManifestWord

CLOUDY = (
    ManifestWord({"en": "sofa", "pl": "kanapa"}, "home", {"en": ("couch", "settee"), "pl": ("sofa",)}),
    ManifestWord({"en": "ladder", "pl": "drabina"}, "home", {"en": (), "pl": ("drabinka",)}),
    ManifestWord({"en": "comet", "pl": "kometa"}, "sky", {"en": ("shooting star",), "pl": ()}),
)


def sealed(manifest: Manifest) -> Manifest:
    """Return the manifest with the right digest of its words."""
    return replace(manifest, digest=manifest_digest(manifest))


def few_words(*words: ManifestWord) -> Manifest:
    """Return a pack of words with categories: the given words, or the three above."""
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
    """Write a pack of words into a folder of packs."""
    folder = shelf / manifest.pack
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder
