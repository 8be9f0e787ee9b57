"""Writes the digests that the manifest of a pack needs, computed from the files of the pack."""

from __future__ import annotations

from pathlib import Path

import msgspec

from unspoken.content.manifest import Manifest
from unspoken.content.packs import BrokenPack, content_digest
from unspoken.content.portraits import portraits_digests

_UNSEALED = "0" * 64


def seal(folder: Path) -> tuple[str, bool]:
    """Write the digests of a pack; return its digest, and whether the manifest has changed.

    The manifest may lack the digests, or have those of other files. BrokenPack says what else is wrong.
    """
    path = folder / "manifest.json"
    try:
        fields = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
        manifest = msgspec.convert({**fields, "digest": _UNSEALED, "portraits": {}}, Manifest)
    except OSError as wrong:
        raise BrokenPack(f"its manifest.json cannot be read: {wrong.strerror}") from wrong
    except msgspec.DecodeError as wrong:
        raise BrokenPack(f"its manifest.json is invalid: {wrong}") from wrong
    sealed = {**fields, "digest": content_digest(folder, manifest)}
    portraits = portraits_digests(folder) if manifest.cards else {}
    if portraits or "portraits" in fields:
        sealed["portraits"] = portraits
    if sealed != fields:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(sealed), indent=1) + b"\n")
    return str(sealed["digest"]), sealed != fields
