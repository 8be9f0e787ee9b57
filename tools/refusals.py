"""Writes the sentences of refusals that agents read, out of the page's own words: nobody writes one twice."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "front" / "src"
TARGET = ROOT / "src" / "unspoken" / "agents" / "refusals.json"
_MESSAGE = re.compile(r"^refused-([a-z-]+) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)


def sentences(path: Path) -> dict[str, str]:
    """Each code's sentence in one file of words, as Fluent writes it, on one line."""
    found = _MESSAGE.findall(path.read_text(encoding="utf-8"))
    return {code: " ".join(text.split()) for code, text in found}


def refusals() -> str:
    """The house's sentences and each game's own, as JSON."""
    made = {"house": sentences(WORDS / "words" / "en.ftl")}
    for path in sorted(WORDS.glob("games/*/en.ftl")):
        made[path.parent.name] = sentences(path)
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(refusals(), encoding="utf-8")
