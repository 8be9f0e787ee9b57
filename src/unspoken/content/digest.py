"""What tells one form of a pack from another: a digest over all that a player can see of it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from unspoken.content.manifest import Manifest


def pictures_digest(small: Mapping[str, bytes]) -> str:
    """Of pictures, by id: over the sorted lines `id:sha256(small picture)`; an id covers the large one."""
    lines = sorted(f"{picture}:{sha256(data).hexdigest()}" for picture, data in small.items())
    return sha256("\n".join(lines).encode()).hexdigest()


def manifest_digest(manifest: Manifest) -> str:
    """Of a pack that needs no files: over what its manifest tells, as JSON with sorted keys."""
    told = (manifest.words, manifest.categories, manifest.items, ())  # the empty place keeps old digests true
    return sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
