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
    before = page.evaluate("() => document.documentElement.style.opacity")
    page.evaluate(_SET, "1")
    try:
        yield
    finally:
        page.evaluate(_SET, before)
