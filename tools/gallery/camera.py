"""Takes screenshots in a real browser."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.page_pool import GUIDED
from tests.browser.player import Player
from tests.patience import PATIENCE_MS

SIZES = {
    "small": (320, 568),
    "phone": (360, 740),
    "landscape": (740, 360),
    "tablet": (820, 1180),
    "desk": (1440, 900),
}
_QUALITY = 82
_STILL = """() => document.getAnimations().every(
  ({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""
"""True if no animation with an end is still running."""


class Photographer:
    """Takes screenshots in one look: a window size and a colour scheme."""

    def __init__(self, browser: Browser, address: str, out: Path, size: str, scheme: str) -> None:
        self._browser = browser
        self._address = address
        self._out = out
        self._look = f"{size}-{scheme}"
        self._size = SIZES[size]
        self._scheme = scheme

    def player(self, name: str, locale: str = "en-GB") -> Player:
        """Return a player with a new browser context in this look."""
        context = self._browser.new_context(
            viewport={"width": self._size[0], "height": self._size[1]},
            color_scheme="dark" if self._scheme == "dark" else "light",
            locale=locale,
            reduced_motion="reduce",
            device_scale_factor=1,
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(GUIDED)
        return Player(name, context.new_page(), self._address)

    def guest(self, name: str, code: str, token: str) -> Player:
        """Return a player who holds the token of somebody at a saved table."""
        player = self.player(name)
        cookie = {"name": f"unspoken_{code}", "value": token, "url": self._address}
        player.page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright's own type
        return player

    def show_on_tv(self, player: Player) -> Callable[[str], None]:
        """Put a player's table on a TV; return a function that takes screenshots of it (desk looks only)."""
        if not self._look.startswith("desk"):
            return lambda _name: None
        tv = self._screen(player, f"/t/{player.code}/tv")
        return lambda name: self._save(tv, name)

    def take_screen(self, player: Player, path: str, name: str) -> None:
        """Take a screenshot of an address on a TV (desk looks only)."""
        if self._look.startswith("desk"):
            self._save(self._screen(player, path), name)

    def _screen(self, player: Player, path: str) -> Page:
        tv = player.page.context.new_page()
        tv.set_viewport_size({"width": 1920, "height": 1080})
        tv.goto(self._address + path)
        return tv

    def take(self, player: Player, name: str) -> None:
        """Take a screenshot of a player's page."""
        self._save(player.page, name)

    def _save(self, page: Page, name: str) -> None:
        """Wait until the page is still, and write the screenshot as WebP."""
        page.wait_for_load_state("networkidle")
        page.wait_for_function("() => !document.querySelector('[data-toasts] > *')")
        page.wait_for_timeout(900)
        page.wait_for_function(_STILL)
        picture = Image.open(io.BytesIO(page.screenshot()))
        path = self._out / f"{name}-{self._look}.webp"
        picture.convert("RGB").save(path, quality=_QUALITY, method=6)
        print(f"  {path.name} {path.stat().st_size // 1000} kB", flush=True)
