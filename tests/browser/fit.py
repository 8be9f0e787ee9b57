"""Holds every box of a screen against the window and against the others, in windows of every size."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SIZES = (
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 844),
    (740, 360),
    (720, 450),
    (820, 1180),
    (1180, 820),
    (1440, 900),
    (1920, 1080),
)
"""Small and large phones, one on its side, a desk at 200 %, a tablet both ways, desks."""
_MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
_SETTLED = """() => new Promise((done) => {
  scrollTo(0, 0);
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)));
})"""
"""Boxes that follow the window have followed it, and what falls has fallen."""


def misfits(page: Page, *, scrolls: bool = False, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """What does not fit, by the size of the window; the page keeps the size that it had."""
    before = page.viewport_size
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLED)
        wrong: list[str] = page.evaluate(_MEASURE, scrolls)
        found += [f"{width}×{height}: {one}" for one in wrong]
    if before:
        page.set_viewport_size(before)
    return found
