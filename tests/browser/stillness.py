"""Holds a page still: messages of the server wait until the page is released."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

HOLDABLE = (Path(__file__).parent / "stillness.js").read_text(encoding="utf-8")
"""An init script: pages that run it can be held."""


@contextmanager
def held(page: Page) -> Iterator[None]:
    """Queue messages of the server, and deliver them in order at the end."""
    page.evaluate("() => stillness.hold()")
    try:
        yield
    finally:
        page.evaluate("() => stillness.release()")
