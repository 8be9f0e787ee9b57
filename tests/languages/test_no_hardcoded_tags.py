"""No source contains a language tag except the fallback, so that a new language needs no change of code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import tags

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "unspoken"
PAGE = ROOT / "front"
TEMPLATE = "cli/template"
"""The template of new games has texts in several languages."""
DRAWING = ROOT / "packages" / "unspoken-art" / "src" / "unspoken_art"
DRAWING_AT_PLAY = ("tonight.py", "dreams/*.py")
"""Modules that draw decks during play; the others of `unspoken_art` draw the shipped decks."""
PROOF_CARDS = "worlds.py"
"""Modules with cards for the proofs."""
DECLARED = ("kernel/languages.py", "front/languages.ts")
"""Files that declare the fallback: for the server and for the page's build."""


def sources() -> list[Path]:
    """Return the hand-written sources of the server and of the page."""
    python = [path for path in SERVER.rglob("*.py") if path.name != PROOF_CARDS]
    server = [path for path in python if not path.relative_to(SERVER).as_posix().startswith(TEMPLATE)]
    drawing = [path for pattern in DRAWING_AT_PLAY for path in DRAWING.glob(pattern)]
    page = [path for kind in ("ts", "svelte") for path in PAGE.glob(f"src/**/*.{kind}")]
    written = [path for path in page if not path.name.endswith((".gen.ts", ".test.ts"))]
    return [*server, *drawing, *written, *PAGE.glob("*.ts")]


def sources_with(tag: str) -> list[str]:
    """Return the sources that contain a language tag in quotes."""
    quoted = re.compile(rf"""["']{tag}["']""")
    found = [path for path in sources() if quoted.search(path.read_text(encoding="utf-8"))]
    return [path.relative_to(ROOT).as_posix() for path in found]


def test_sources_of_server_and_page_are_found() -> None:
    """Otherwise the tests below would check nothing."""
    assert {path.suffix for path in sources()} == {".py", ".ts", ".svelte"}


@pytest.mark.parametrize("tag", [tag for tag in tags() if tag != FALLBACK])
def test_no_source_contains_the_tag(tag: str) -> None:
    """Languages are found by their folders."""
    assert sources_with(tag) == []


def test_the_fallback_is_declared_once() -> None:
    """All other modules import it."""
    assert [path for path in sources_with(FALLBACK) if not path.endswith(DECLARED)] == []
