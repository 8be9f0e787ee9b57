"""Waits for conditions that Playwright's `expect` cannot state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from time import monotonic

from playwright.sync_api import Page

from tests.patience import PATIENCE

_GAME_PATIENCE = 10 * PATIENCE
"""Seconds for a loop that plays many turns."""
_PAUSE = 60
"""Milliseconds between two looks at a page."""
_SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  for (let still = 0; still < 3; still = document.getAnimations().some(moves) ? 0 : still + 1) await frame();
}"""


def turns(page: Page) -> Iterator[int]:
    """Count the turns of a loop with a pause after each. Raise AssertionError if the loop never ends."""
    end = monotonic() + _GAME_PATIENCE
    for turn in count():
        yield turn
        assert monotonic() < end, f"still not finished after {turn} turns"
        page.wait_for_timeout(_PAUSE)


def wait_until(page: Page, is_true: Callable[[], bool], claim: str) -> None:
    """Check a condition again and again until it is true. Raise AssertionError if it never is."""
    end = monotonic() + PATIENCE
    while not is_true():
        assert monotonic() < end, f"not true after {PATIENCE} seconds: {claim}"
        page.wait_for_timeout(_PAUSE)


def settle(page: Page) -> None:
    """Wait until fonts are loaded, animations that end have ended, and three frames have passed since."""
    page.evaluate(_SETTLED)
