"""Packs made from lists of words when the server starts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest, ManifestWord
from unspoken.content.packs import Pack, Packs
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import WordCard
from unspoken.languages.known import tags

_NOWHERE = Path("/nonexistent")
"""Stands for the folder of packs made from words, which have no files."""


def with_words(packs: Packs, name: str, kind: str, title: str, words: tuple[WordCard, ...]) -> Packs:
    """Return the packs with one more, made from words; it replaces a pack of the same name."""
    categories = {category: card.category for card in words if (category := card.category.get(FALLBACK, ""))}
    manifest_words = tuple(
        ManifestWord(card.text, card.category.get(FALLBACK, ""), card.accepted) for card in words
    )
    made = Manifest(
        pack=name,
        kind=kind,
        version=1,
        licence="",
        authors=(),
        title=dict.fromkeys(tags(), title),
        digest="0" * 64,
        words=manifest_words,
        categories=categories,
    )
    return packs.with_pack(Pack(_NOWHERE, replace(made, digest=manifest_digest(made))))


def made_of_words(packs: Packs) -> tuple[Manifest, ...]:
    """Return the packs that were made from words, to send them to another process."""
    return tuple(manifest for manifest in packs.manifests() if packs.folder(manifest.pack) == _NOWHERE)


def with_made(packs: Packs, made: Iterable[Manifest]) -> Packs:
    """Return the packs, with those that another process made from words."""
    for manifest in made:
        packs = packs.with_pack(Pack(_NOWHERE, manifest))
    return packs
