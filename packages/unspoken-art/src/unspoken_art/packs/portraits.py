"""`python -m unspoken_art.packs.portraits PACK…` writes the digests of portraits into the manifests."""

import json
import sys
from pathlib import Path

from unspoken.content.packs import SHIPPED
from unspoken.content.portraits import portraits_digests
from unspoken_art.packs.manifests import format_manifest


def write_portrait_digests(folder: Path) -> int:
    """Write the digests of a pack's portraits into its manifest; return the number of files."""
    file = folder / "manifest.json"
    portraits = portraits_digests(folder)
    manifest = json.loads(file.read_text(encoding="utf-8")) | {"portraits": portraits}
    file.write_text(format_manifest(manifest), encoding="utf-8")
    return len(portraits)


def main() -> int:
    """Write the digests of the shipped packs that the command line names."""
    for pack in sys.argv[1:]:
        sys.stdout.write(f"{pack}: {write_portrait_digests(SHIPPED / pack)} files of portraits\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
