"""`python tools/icons.py`: renders the home screen icons from front/public/icon.svg in Chromium."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "front" / "public"
GROUND = "#f0e7d6"
DRAWN = (("icon-192.png", 192, 0.74, 42), ("icon-512.png", 512, 0.74, 112), ("icon-whole.png", 512, 0.58, 0))
"""Name, size, share that the drawing takes, corner radius. Phones mask icon-whole.png themselves."""


def main() -> None:
    """Render all icons."""
    door = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for name, size, share, corner in DRAWN:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"""<style>body {{ margin: 0 }} svg {{ width: {share:%}; height: {share:%} }}
                div {{ height: {size}px; display: grid; place-items: center; background: {GROUND};
                border-radius: {corner}px }}</style><div>{door}</div>"""
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
