"""Runs axe-core on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.paint import painted, transparent
from tests.browser.player import Player
from tests.browser.waiting import settle

SIZES = {"phone": (360, 740), "desk": (1440, 900)}
_AXE = Path(__file__).parents[2] / "front" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """contrast => axe.run(document, {
  resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: contrast } },
})"""


def found_by_axe(page: Page, *, contrast: bool = True) -> list[str]:
    """Return the violations that axe finds by all its rules; without `contrast`, by all its other rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    settle(page)
    # Axe ignores a page with opacity 0. Only contrast depends on the real opacity, which costs more to paint.
    with painted(page) if contrast else transparent(page):
        result: dict[str, Any] = page.evaluate(_RUN, contrast)
    return [
        f"{wrong['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for wrong in result["violations"]
        for node in wrong["nodes"]
    ]


@cache
def _axe() -> str:
    return _AXE.read_text(encoding="utf-8")


def overflow(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    return int(
        page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def check(*players: Player) -> None:
    """Assert that axe finds nothing on these players' pages and that none scrolls sideways."""
    for player in players:
        assert found_by_axe(player.page) == []
        assert overflow(player.page) <= 0
