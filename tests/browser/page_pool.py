"""A pool of pages that tests reuse: opening the site in a page that showed it before takes half the CPU.

Chromium keeps fetched files, compiled scripts and decoded pictures while the page's renderer process runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize

from tests.browser.paint import UNPAINTED
from tests.patience import PATIENCE_MS

Scheme = Literal["dark", "light"]
GUIDED = """if (location.protocol.startsWith('http'))
  for (const game of ['dixit', 'pareidolia', 'rorschach', 'telepathic', 'echo'])
    localStorage.setItem(`unspoken.guided.${game}`, 'yes');"""
"""Marks the guide of every game as shown."""
_EMPTY_DOCUMENT = "/manifest.webmanifest"
"""A small file of the same site: on `about:blank` Chromium would replace the renderer process."""
_CLEAR_STORAGE = "() => { localStorage.clear(); sessionStorage.clear(); }"
_MOST_IDLE = 16


@dataclass(frozen=True)
class PageKind:
    """The settings of a browser context that cannot be changed after it was made."""

    locale: str
    touch: bool
    scripts: tuple[str, ...]
    """Run in each document before its own scripts."""
    installs: bool
    """Allow the service worker. Such a page is not reused, because the worker's caches are hard to reset."""


class PagePool:
    """The idle pages of one Chromium, each in a browser context of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[tuple[PageKind, Page]] = []

    def lend(self, kind: PageKind, scheme: Scheme, size: ViewportSize) -> Page:
        """Return a page of this kind without cookies and storage, in this colour scheme and size."""
        page = self._idle_page(kind) or self._new_page(kind)
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        return page

    def _idle_page(self, kind: PageKind) -> Page | None:
        for place, (idle_kind, page) in reversed(list(enumerate(self._idle))):
            if idle_kind == kind:
                del self._idle[place]
                return page
        return None

    def take_back(self, kind: PageKind, page: Page, address: str) -> None:
        """Reset a page that was at this address, or close it if that fails."""
        if kind.installs or not _reset(page, address):
            page.context.close()
            return
        self._idle.append((kind, page))
        if len(self._idle) > _MOST_IDLE:
            self._idle.pop(0)[1].context.close()

    def _new_page(self, kind: PageKind) -> Page:
        context = self._browser.new_context(
            color_scheme="dark",
            locale=kind.locale,
            has_touch=kind.touch,
            reduced_motion="reduce",
            service_workers="allow" if kind.installs else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        for script in (UNPAINTED, *kind.scripts):
            context.add_init_script(script)
        return context.new_page()


def _reset(page: Page, address: str) -> bool:
    """Leave the site and remove all traces of the test. False if the page or its server is gone."""
    context = page.context
    for other in context.pages:
        if other is not page:
            other.close()
    if page.is_closed():
        return False
    try:
        page.unroute_all()
        page.mouse.move(-1, -1)  # so that the next document has no element under the pointer
        page.goto(address + _EMPTY_DOCUMENT)
        page.evaluate(_CLEAR_STORAGE)
        context.clear_cookies()
        context.clear_permissions()
    except Error:
        return False
    return True
