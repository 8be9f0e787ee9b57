"""Tests of the fit check itself, on pages with a few boxes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.fit import Window, misfits
from tests.browser.stillness import HOLDABLE

BLOT = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"


@pytest.mark.parametrize(
    ("stone", "found"), [(60, []), (140, ["320×568: only 37 % of “Blot I” can be seen"])]
)
def test_a_stone_may_not_hide_its_blot(browser: Browser, stone: int, found: list[str]) -> None:
    """A stone of 140 × 140 leaves too little of a blot of 200 × 160 in sight; one of 60 × 60 enough.

    The stone counts although it ignores the pointer.
    """
    page = browser.new_page()
    page.add_init_script(HOLDABLE)
    page.goto("about:blank")
    laid = f"position: absolute; inset: 0 auto auto 0; width: {stone}px; height: {stone}px; background: #000"
    laid += "; pointer-events: none"
    page.set_content(
        f"""<h1>Which blot?</h1>
        <div data-place aria-label="Blot I" style="position: relative; width: 200px">
          <button><img src="{BLOT}" alt="Blot I" style="display: block; width: 200px; height: 160px"></button>
          <span style="{laid}"></span>
        </div>"""
    )
    assert misfits(page, windows=[Window(320, 568)]) == found
    page.close()


@pytest.mark.parametrize(
    ("left", "found"), [(120, []), (60, ["320×568: the texts “Three of four” and “Lamp” overlap"])]
)
def test_a_text_may_not_lie_on_another(browser: Browser, left: int, found: list[str]) -> None:
    """The second text hides the end of the first one, not the middle of it."""
    page = browser.new_page()
    page.add_init_script(HOLDABLE)
    page.goto("about:blank")
    line = "position: absolute; top: 100px; font: 16px monospace; white-space: nowrap"
    page.set_content(
        f"""<h1>Which card?</h1>
        <p style="{line}; left: 0; letter-spacing: -2px">Three of four</p>
        <p style="{line}; left: {left}px">Lamp</p>"""
    )
    assert misfits(page, windows=[Window(320, 568)]) == found
    page.close()
