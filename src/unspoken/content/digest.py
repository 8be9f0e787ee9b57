"""Digests of packs, over everything that a player can see."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from unspoken.content.manifest import Manifest


def pictures_digest(small: Mapping[str, bytes]) -> str:
    """Return the digest of sorted lines `id:sha256(small picture)`; the id covers the large picture."""
    lines = sorted(f"{picture}:{sha256(data).hexdigest()}" for picture, data in small.items())
    return sha256("\n".join(lines).encode()).hexdigest()


def manifest_digest(manifest: Manifest) -> str:
    """Return the digest of a pack without files, over its manifest as JSON with sorted keys."""
    # the empty tuple stands for a removed field, so that older digests stay valid
    content = (manifest.words, manifest.categories, manifest.items, ())
    return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()
