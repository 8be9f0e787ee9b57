"""Holds every box of a screen against the window and against the others, in windows of every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page


@dataclass(frozen=True)
class Window:
    """How large a window is, and the letters in it."""

    width: int
    height: int
    text: str = "usual"

    def __str__(self) -> str:
        return f"{self.width}×{self.height}" + (" in large text" if self.text == "large" else "")


EXTREMES = (
    Window(320, 568),
    Window(360, 740),
    Window(740, 360),
    Window(820, 1180),
    Window(1440, 900),
    Window(360, 740, "large"),
)
"""The smallest phone, a common one, the same on its side and in large text, a tablet, a desk."""
EVERY = (
    *EXTREMES,
    Window(360, 640),
    Window(390, 844),
    Window(720, 450),
    Window(1180, 820),
    Window(1920, 1080),
    Window(1440, 900, "large"),
)
"""With sizes in between, for `make prove`."""
SCREENS = (Window(1920, 1080), Window(1280, 720))
"""TVs."""
QUESTION = ("the question",)
"""What no screen is without."""
_MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")


def misfits(
    page: Page,
    *,
    windows: Sequence[Window],
    scrolls: bool = False,
    shows: Sequence[str] = QUESTION,
    afar: Sequence[str] = (),
) -> list[str]:
    """What does not fit, by the window; the page is held still, and keeps its size.

    Names in `afar` must be readable from across the room.
    """
    before = page.viewport_size
    found: list[str] = []
    for window in windows:
        page.set_viewport_size({"width": window.width, "height": window.height})
        told = {"scrolls": scrolls, "shows": shows, "text": window.text, "afar": afar}
        wrong: list[str] = page.evaluate(_MEASURE, told)
        found += [f"{window}: {one}" for one in wrong]
    page.evaluate("() => { document.documentElement.dataset.type = 'usual'; }")
    if before:
        page.set_viewport_size(before)
    return found
