"""Runs the acceptance checks of a pack: those for all packs, and those of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from msgspec import ValidationError

from unspoken.content.acceptance import kinds
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.pictures import picture_faults
from unspoken.content.acceptance.words import word_faults
from unspoken.content.manifest import Manifest
from unspoken.content.packs import BrokenPack, read_manifest
from unspoken.kernel.languages import FALLBACK


def check(folder: Path) -> tuple[Fault, ...]:
    """Return all faults of a pack."""
    try:
        manifest = read_manifest(folder)
    except BrokenPack as broken:
        return (Fault(WHOLE, str(broken)),)
    untitled = [] if manifest.title.get(FALLBACK) else [Fault(WHOLE, f"has no title in {FALLBACK}")]
    pictures, words = picture_faults(folder, manifest), word_faults(manifest)
    return (*untitled, *pictures, *words, *_of_its_kind(folder, manifest))


def _of_its_kind(folder: Path, manifest: Manifest) -> tuple[Fault, ...]:
    """Return the faults found by the module of its kind, if there is one."""
    module = f"{kinds.__name__}.{manifest.kind.replace('-', '_')}"
    if find_spec(module) is None:
        return ()
    faults: Callable[[Path, Manifest], Iterable[Fault]] = import_module(module).faults
    try:
        return tuple(faults(folder, manifest))
    except ValidationError as wrong:
        return (Fault(WHOLE, f"its content is not valid for the kind {manifest.kind}: {wrong}"),)
