"""Measured figures, printed as tables or written as JSON."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

Value: TypeAlias = str | int | float | None


class Section(Struct, frozen=True):
    """One table of figures with a note on how to read them."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""


_WIDTH = 120  # columns, where the output is not a terminal


def make_console() -> Console:
    """Return a console on stdout."""
    return Console(width=None if sys.stdout.isatty() else _WIDTH)


def show(console: Console, section: Section) -> None:
    """Print a section."""
    table = Table(title=section.title, title_justify="left", title_style="bold", caption=section.note or None)
    table.caption_justify = "left"
    for number, column in enumerate(section.columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=not number)
    for row in section.rows:
        table.add_row(*(format_value(value) for value in row))
    console.print(table)
    console.print()


def format_value(value: Value) -> str:
    """Return a figure with three significant digits."""
    match value:
        case None:
            return "–"
        case float():
            return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
        case int():
            return f"{value:,}"
        case str():
            return value


def save(path: Path, sections: Sequence[Section]) -> None:
    """Write all sections as JSON; a row is an object whose keys are the column names."""
    encodable = [
        {
            "title": section.title,
            "note": section.note,
            "rows": [dict(zip(section.columns, row, strict=True)) for row in section.rows],
        }
        for section in sections
    ]
    path.write_bytes(msgspec.json.format(msgspec.json.encode(encodable), indent=2) + b"\n")
