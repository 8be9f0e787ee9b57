"""How manifests are written."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest

_POINTS = re.compile(r"\[[\s\d,\[\]]+\]")  # an outline is read as one line, not as a column of numbers


def laid_out(manifest: Mapping[str, object]) -> str:
    """The manifest of a pack that has pictures."""
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    return _POINTS.sub(lambda points: "".join(points.group().split()), text)


def bind(folder: Path, manifest: Manifest) -> None:
    """Write a manifest that needs no files beside it, with its digest, one item a line."""
    sealed = replace(manifest, digest=manifest_digest(manifest))
    told = {key: value for key, value in msgspec.to_builtins(sealed).items() if value not in ((), {}, 0)}
    lines = []
    for key, value in told.items():
        if key == "items":
            items = ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in value)
            lines.append(f' "{key}": [\n{items}\n ]')
        else:
            lines.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
