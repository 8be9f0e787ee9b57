"""Checks in windows of many sizes that all elements are inside the window and none covers another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page


@dataclass(frozen=True)
class Window:
    """The size of a window, and of the text in it."""

    width: int
    height: int
    text: str = "usual"

    def __str__(self) -> str:
        return f"{self.width}×{self.height}" + (" in large text" if self.text == "large" else "")


EXTREMES = (
    Window(320, 568),
    Window(740, 360),
    Window(1440, 900),
    Window(360, 740),
    Window(360, 740, "large"),
)
"""The smallest phone, a phone on its side, a desk, and a common phone with usual and with large text."""
EVERY = (
    *EXTREMES,
    Window(360, 640),
    Window(390, 844),
    Window(820, 1180),
    Window(720, 450),
    Window(1180, 820),
    Window(1920, 1080),
    Window(1440, 900, "large"),
)
"""The extremes and sizes in between, for `make prove`."""
SCREENS = (Window(1920, 1080), Window(1280, 720))
"""TVs."""
QUESTION = ("the question",)
"""The elements that every screen must show, by their names in `_SELECTORS`."""
_SELECTORS = {
    "the question": "h1, [data-question]",
    "the main button": "[data-main]",
    "points": "[data-points]",
}
_HITTABLE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
}"""
_AS_BEFORE = "() => { document.adoptedStyleSheets.pop(); }"
_MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")


def misfits(
    page: Page,
    *,
    windows: Sequence[Window],
    scrolls: bool = False,
    shows: Sequence[str] = QUESTION,
    afar: Sequence[str] = (),
) -> list[str]:
    """Return the elements that do not fit in each window. The page keeps the size of the last window.

    Messages of the server must not change the page meanwhile: hold it (see `stillness`).
    Names in `afar` must be readable from across the room.
    """
    for name in shows:
        page.locator(_SELECTORS[name]).first.wait_for(state="attached")
    found: list[str] = []
    with _hittable(page):
        for window in windows:
            page.set_viewport_size({"width": window.width, "height": window.height})
            options = {"scrolls": scrolls, "shows": shows, "text": window.text, "afar": afar}
            wrong: list[str] = page.evaluate(_MEASURE, options)
            found += [f"{window}: {misfit}" for misfit in wrong]
    if windows[-1].text != "usual":
        page.evaluate("() => { document.documentElement.dataset.type = 'usual'; }")
    return found


@contextmanager
def _hittable(page: Page) -> Iterator[None]:
    """Let scripts find elements that ignore the pointer by their position: those are visible, too.

    A new style sheet costs as much as a resize, so there is one for all windows.
    """
    page.evaluate(_HITTABLE)
    try:
        yield
    finally:
        page.evaluate(_AS_BEFORE)
