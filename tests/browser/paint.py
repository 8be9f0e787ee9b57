"""Paints pages only while a test looks at their colours: painting is half of a browser's work.

Names, boxes and hit testing are the same without paint.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

UNPAINTED = """{
  const clear = new CSSStyleSheet();
  clear.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets.push(clear);
}"""
"""An init script: the page is laid out, but not painted."""
_SET = "opacity => { document.documentElement.style.opacity = opacity; }"


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Paint the page inside this block. Blocks may be nested."""
    with _opacity(page, "1"):
        yield


@contextmanager
def transparent(page: Page) -> Iterator[None]:
    """Make the page so transparent that Chromium paints almost nothing, although its opacity is not 0."""
    with _opacity(page, "0.0001"):
        yield


@contextmanager
def _opacity(page: Page, opacity: str) -> Iterator[None]:
    before = page.evaluate("() => document.documentElement.style.opacity")
    page.evaluate(_SET, opacity)
    try:
        yield
    finally:
        page.evaluate(_SET, before)
