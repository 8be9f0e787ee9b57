"""Holds a folder against the acceptance list of its kind."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from unspoken.content.acceptance.clouds import cloud_faults
from unspoken.content.acceptance.fault import LANGUAGES, WHOLE, Fault
from unspoken.content.acceptance.tiles import tile_faults
from unspoken.content.acceptance.words import word_faults
from unspoken.content.manifest import Manifest
from unspoken.content.packs import BrokenPack, read_manifest


def check(folder: Path) -> tuple[Fault, ...]:
    """Every fault of a pack."""
    try:
        manifest = read_manifest(folder)
    except BrokenPack as broken:
        return (Fault(WHOLE, str(broken)),)
    untitled = [Fault(WHOLE, f"has no title in {name}") for name in LANGUAGES if not manifest.title.get(name)]
    return (*untitled, *_of_its_kind(folder, manifest))


def _of_its_kind(folder: Path, manifest: Manifest) -> tuple[Fault, ...]:
    match manifest.kind:
        case "words" | "cloud-words":
            return tuple(word_faults(manifest))
        case "clouds":
            return tuple(cloud_faults(manifest))
        case "tiles":
            return tuple(tile_faults(manifest))
        case "dream":
            from unspoken.content.acceptance import dream, pictures

            seen = pictures.opened(folder, manifest)
            return (*pictures.picture_faults(folder, manifest), *dream.dream_faults(manifest, seen))
        case "ink":
            from unspoken.content.acceptance import ink, pictures

            seen = pictures.opened(folder, manifest)
            return (*pictures.picture_faults(folder, manifest), *ink.ink_faults(manifest, seen))
        case _:
            assert_never(manifest.kind)
