"""No code names a language but the one that all fall back to: German needs no edit anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import tags

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "unspoken"
PAGE = ROOT / "front"
MAKERS = ("art", "cli/template")
"""Whoever makes a deck or a game tells it in the languages that they speak."""
BY_HAND = "worlds.py"
"""Cards that were written for the proofs alone."""
DECLARED = ("kernel/languages.py", "front/languages.ts")
"""Where the fallback is declared, once for the server and once for the page's build."""


def sources() -> list[Path]:
    """Every source of the server and of the page that somebody wrote."""
    python = [path for path in SERVER.rglob("*.py") if path.name != BY_HAND]
    ours = [path for path in python if not path.relative_to(SERVER).as_posix().startswith(MAKERS)]
    page = [path for kind in ("ts", "svelte") for path in PAGE.glob(f"src/**/*.{kind}")]
    written = [path for path in page if not path.name.endswith((".gen.ts", ".test.ts"))]
    return [*ours, *written, *PAGE.glob("*.ts")]


def naming(tag: str) -> list[str]:
    """The sources that have a language's tag between quotes."""
    quoted = re.compile(rf"""["']{tag}["']""")
    found = [path for path in sources() if quoted.search(path.read_text(encoding="utf-8"))]
    return [path.relative_to(ROOT).as_posix() for path in found]


def test_there_are_sources_of_both() -> None:
    """Else nothing would be found in them."""
    assert {path.suffix for path in sources()} == {".py", ".ts", ".svelte"}


@pytest.mark.parametrize("tag", [tag for tag in tags() if tag != FALLBACK])
def test_nobody_names_a_language(tag: str) -> None:
    """It is found by being there."""
    assert naming(tag) == []


def test_the_fallback_is_declared_and_nowhere_repeated() -> None:
    """Whoever needs it imports it."""
    assert [path for path in naming(FALLBACK) if not path.endswith(DECLARED)] == []
