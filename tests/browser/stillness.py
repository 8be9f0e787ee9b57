"""A page that can be held still: bots play on, and the page hears of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

_KEEPS_BACK = (Path(__file__).parent / "stillness.js").read_text(encoding="utf-8")


def can_be_held(page: Page) -> None:
    """Before the page opens anything: its sockets can be held from now on."""
    page.add_init_script(_KEEPS_BACK)


@contextmanager
def held(page: Page) -> Iterator[None]:
    """What the server says meanwhile is kept back, and handed over in order at the end."""
    page.evaluate("() => stillness.hold()")
    try:
        yield
    finally:
        page.evaluate("() => stillness.release()")
