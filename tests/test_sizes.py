"""One noun a file, one thought a function: CONTRIBUTING's sizes hold."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = [
    path
    for folder in ("src", "tests", "bench", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts
]
LONGEST_FILE = 300
LONGEST_FUNCTION = 40


def functions_of(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function in a file, inner ones too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_no_file_is_too_long() -> None:
    """A file that is over holds more than one noun."""
    sizes = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in FILES}
    assert {path: size for path, size in sizes.items() if size > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    """A function that is over thinks more than one thought."""
    over = [
        f"{path.relative_to(ROOT)}:{one.name}"
        for path in FILES
        for one in functions_of(path)
        if (one.end_lineno or 0) - one.lineno + 1 > LONGEST_FUNCTION
    ]
    assert over == []
