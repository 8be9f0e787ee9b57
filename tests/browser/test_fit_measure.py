"""The measure itself: what it must notice, on pages of a few boxes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.fit import Window, misfits
from tests.browser.stillness import can_be_held

BLOT = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"


@pytest.mark.parametrize(
    ("stone", "found"), [(60, []), (140, ["320×568: only 37 % of “Blot I” can be seen"])]
)
def test_a_stone_may_lie_on_its_blot_and_not_hide_it(browser: Browser, stone: int, found: list[str]) -> None:
    """A stone of 140 × 140 leaves too little of a blot of 200 × 160 in sight; one of 60 × 60 enough."""
    page = browser.new_page()
    can_be_held(page)
    page.goto("about:blank")
    laid = f"position: absolute; inset: 0 auto auto 0; width: {stone}px; height: {stone}px; background: #000"
    page.set_content(
        f"""<h1>Which blot?</h1>
        <div data-place aria-label="Blot I" style="position: relative; width: 200px">
          <button><img src="{BLOT}" alt="Blot I" style="display: block; width: 200px; height: 160px"></button>
          <span style="{laid}"></span>
        </div>"""
    )
    assert misfits(page, windows=[Window(320, 568)]) == found
    page.close()
