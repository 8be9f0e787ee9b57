"""Packs that are made of words while the server starts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest, Word
from unspoken.content.packs import Pack, Packs
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import WordCard
from unspoken.languages.known import tags

_NOWHERE = Path("/nonexistent")
"""There is nothing but words in them."""


def with_words(packs: Packs, name: str, kind: str, title: str, words: tuple[WordCard, ...]) -> Packs:
    """The packs, and one more of these words; it takes the place of one of the same name."""
    categories = {category: one.category for one in words if (category := one.category.get(FALLBACK, ""))}
    told = tuple(Word(one.text, one.category.get(FALLBACK, ""), one.accepted) for one in words)
    made = Manifest(
        pack=name,
        kind=kind,
        version=1,
        licence="",
        authors=(),
        title=dict.fromkeys(tags(), title),
        digest="0" * 64,
        words=told,
        categories=categories,
    )
    return packs.with_pack(Pack(_NOWHERE, replace(made, digest=manifest_digest(made))))


def made_of_words(packs: Packs) -> tuple[Manifest, ...]:
    """The packs that were made of words, for another process to have them too."""
    return tuple(one for one in packs.manifests() if packs.folder(one.pack) == _NOWHERE)


def with_made(packs: Packs, made: Iterable[Manifest]) -> Packs:
    """The packs, and those that another process has made of words."""
    for manifest in made:
        packs = packs.with_pack(Pack(_NOWHERE, manifest))
    return packs
