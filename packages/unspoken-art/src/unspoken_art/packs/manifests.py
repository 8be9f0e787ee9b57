"""Writes manifests."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest

_POINTS = re.compile(r"\[[\s\d,\[\]]+\]")  # keep each outline on one line


def format_manifest(manifest: Mapping[str, object]) -> str:
    """Format the manifest of a pack with pictures."""
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    return _POINTS.sub(lambda points: "".join(points.group().split()), text)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest of a pack without pictures, with its digest, one item per line."""
    sealed = replace(manifest, digest=manifest_digest(manifest))
    fields = {key: value for key, value in msgspec.to_builtins(sealed).items() if value not in ((), {}, 0)}
    lines = []
    for key, value in fields.items():
        if key == "items":
            items = ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in value)
            lines.append(f' "{key}": [\n{items}\n ]')
        else:
            lines.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
