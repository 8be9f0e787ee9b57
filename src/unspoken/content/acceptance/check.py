"""Runs the acceptance checks of a pack: those for all packs, and those of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

from unspoken.content.acceptance import kinds
from unspoken.content.acceptance.by_host import count_faults
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.pictures import picture_faults
from unspoken.content.acceptance.words import word_faults
from unspoken.content.manifest import Manifest
from unspoken.content.manifest_faults import readable_part
from unspoken.content.packs import BrokenPack, content_faults, read_manifest
from unspoken.kernel.languages import FALLBACK


def check(folder: Path) -> tuple[Fault, ...]:
    """Return all faults of a pack, also those behind a fault that keeps it from being loaded."""
    broken: tuple[str, ...] = ()
    try:
        manifest: Manifest | None = read_manifest(folder)
    except BrokenPack as wrong:
        broken, manifest = wrong.faults, _decoded(folder)
        if manifest is None and (manifest := _readable_part(folder)) is not None:
            broken = (*broken, *content_faults(folder, manifest))
    unloadable = tuple(Fault(WHOLE, sentence) for sentence in broken)
    if manifest is None:
        return unloadable
    pictures, words = picture_faults(folder, manifest), word_faults(manifest)
    return (*unloadable, *_title_faults(manifest), *pictures, *words, *_of_its_kind(folder, manifest))


def _decoded(folder: Path) -> Manifest | None:
    """Return the manifest without a look at the other files; None if it is invalid."""
    try:
        return msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None


def _readable_part(folder: Path) -> Manifest | None:
    """Return what is readable of an invalid manifest; None if that is too little to check."""
    try:
        return readable_part((folder / "manifest.json").read_bytes(), folder.name)
    except OSError:
        return None


def _title_faults(manifest: Manifest) -> Iterator[Fault]:
    """Yield a fault if there is no title; only hosts may leave out the fallback language."""
    if not any(manifest.title.values()) or not (manifest.by_host or manifest.title.get(FALLBACK)):
        yield Fault(WHOLE, f"has no title in {FALLBACK}: add one to title in its manifest.json")


def _of_its_kind(folder: Path, manifest: Manifest) -> tuple[Fault, ...]:
    """Return the faults found by the module of its kind, if there is one."""
    if manifest.by_host:
        return tuple(count_faults(manifest))
    module = f"{kinds.__name__}.{manifest.kind.replace('-', '_')}"
    if find_spec(module) is None:
        return ()
    faults: Callable[[Path, Manifest], Iterable[Fault]] = import_module(module).faults
    try:
        return tuple(faults(folder, manifest))
    except msgspec.ValidationError as wrong:
        return (Fault(WHOLE, f"its content is not valid for the kind {manifest.kind}: {wrong}"),)
