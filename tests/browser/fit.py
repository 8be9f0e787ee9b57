"""Holds every box of a screen against the window and against the others, in windows of every size."""

from __future__ import annotations

from collections.abc import Sequence
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
QUESTION = ("the question",)
"""What no screen is without."""
_MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")


def misfits(page: Page, *, scrolls: bool = False, shows: Sequence[str] = QUESTION) -> list[str]:
    """What does not fit, by the size of the window; the page is held still, and keeps its size."""
    before = page.viewport_size
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong: list[str] = page.evaluate(_MEASURE, {"scrolls": scrolls, "shows": shows})
        found += [f"{width}×{height}: {one}" for one in wrong]
    if before:
        page.set_viewport_size(before)
    return found
