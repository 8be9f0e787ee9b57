"""Files and functions keep within the sizes that CONTRIBUTING sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = [
    path
    for folder in ("src", "tests", "bench", "minds", "tools", "packages")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts
]
LONGEST_FILE = 300
LONGEST_FUNCTION = 40


def functions_of(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions of a file, nested ones included; skip files shorter than the limit."""
    text = path.read_text(encoding="utf-8")
    if text.count("\n") > LONGEST_FUNCTION:
        yield from functions_in(ast.parse(text))


def functions_in(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions in a statement. Only statements are searched: no expression holds a function."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, part, ()) if not isinstance(node, ast.expr) else ():
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                yield child
            yield from functions_in(child)


def test_no_file_is_too_long() -> None:
    """A longer file should be split."""
    sizes = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in FILES}
    assert {path: size for path, size in sizes.items() if size > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    """A longer function should be split."""
    over = [
        f"{path.relative_to(ROOT)}:{function.name}"
        for path in FILES
        for function in functions_of(path)
        if (function.end_lineno or 0) - function.lineno + 1 > LONGEST_FUNCTION
    ]
    assert over == []
