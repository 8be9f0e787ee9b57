"""Checks on TVs of several sizes that everything can be read from a sofa and that nothing is cut off."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

TVS = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768))
"""The sizes of a TV; the last one is an old projector."""
_LETTERS = 28 / 720
"""The least font size, as a part of the screen's height."""
_MEASURE = (Path(__file__).parent / "tv_sizes.js").read_text(encoding="utf-8")


def unreadable(page: Page, *, cards: float | None = None, sky: float | None = None) -> list[str]:
    """Return the faults on each TV: elements that are too small or cut off.

    `cards` is the least height of elements with the attribute `data-tv-card`, as a part of the screen's
    height, and `sky` the least part of the stage that Pareidolia's sky fills. The page must not change
    meanwhile, and keeps the size of the last TV.
    """
    found: list[str] = []
    for width, height in TVS:
        page.set_viewport_size({"width": width, "height": height})
        wrong: list[str] = page.evaluate(_MEASURE, {"letters": _LETTERS, "cards": cards, "sky": sky})
        found += [f"{width}×{height}: {misfit}" for misfit in wrong]
    return found
