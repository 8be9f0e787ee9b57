"""`python -m unspoken.art.portraits PACK…` seals what was seen in its pictures into its manifest."""

import json
import sys
from pathlib import Path

from unspoken.art.binding import laid_out
from unspoken.content.packs import SHIPPED
from unspoken.content.portraits import portraits_digests


def seal(folder: Path) -> int:
    """Put the digests of a pack's portraits into its manifest; in how many languages there are any."""
    file = folder / "manifest.json"
    portraits = portraits_digests(folder)
    manifest = json.loads(file.read_text(encoding="utf-8")) | {"portraits": portraits}
    file.write_text(laid_out(manifest), encoding="utf-8")
    return len(portraits)


def main() -> int:
    """Seal the shipped packs that are named."""
    for pack in sys.argv[1:]:
        sys.stdout.write(f"{pack}: portraits in {seal(SHIPPED / pack)} languages\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
