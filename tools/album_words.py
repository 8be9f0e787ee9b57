"""Writes the sentences that the server draws into albums, out of the page's words: none is written twice."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "front" / "src"
TARGET = ROOT / "src" / "unspoken" / "albums" / "words.json"
_MESSAGE = re.compile(r"^(album-[a-z-]+) = (.*)$", re.MULTILINE)


def album_words() -> str:
    """By language, every sentence of an album, as JSON; each is one line without plural forms."""
    made: dict[str, dict[str, str]] = {}
    for path in (*sorted(WORDS.glob("words/*.ftl")), *sorted(WORDS.glob("games/*/*.ftl"))):
        made.setdefault(path.stem, {}).update(_MESSAGE.findall(path.read_text(encoding="utf-8")))
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(album_words(), encoding="utf-8")
