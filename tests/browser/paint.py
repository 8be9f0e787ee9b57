"""Pages are painted while somebody looks at their colours, and only then: it is half of what a browser does.

What a thing is called, where it lies and whether a finger comes to it are the same without paint.
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
"""Before a page opens anything: it is laid out, and not painted."""
_SET = "opacity => { document.documentElement.style.opacity = opacity; }"


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """For so long, a page can be seen; it may be so already."""
    before = page.evaluate("() => document.documentElement.style.opacity")
    page.evaluate(_SET, "1")
    try:
        yield
    finally:
        page.evaluate(_SET, before)
