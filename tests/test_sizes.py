"""One noun a file, one thought a function: CONTRIBUTING's sizes hold."""

from __future__ import annotations

import ast
from collections.abc import Iterator
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


def functions_of(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions of a file, nested ones included; a file shorter than the limit is skipped."""
    text = path.read_text(encoding="utf-8")
    if text.count("\n") > LONGEST_FUNCTION:
        yield from functions_in(ast.parse(text))


def functions_in(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions in a statement. Only statements are searched, because no expression holds a function."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for one in getattr(node, part, ()) if not isinstance(node, ast.expr) else ():
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                yield one
            yield from functions_in(one)


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
