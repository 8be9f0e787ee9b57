"""Measures the contrast of text against the pixels behind it, as axe cannot do on pictures and gradients."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypedDict

from PIL import Image
from playwright.sync_api import CDPSession, Page

from tests.browser.paint import painted

_LINES = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
_HIDE = """() => {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(`*, ::before, ::after { transition: none !important; }
    :not(.surface, .surface *) { -webkit-text-fill-color: transparent !important;
        text-shadow: none !important; text-decoration: none !important; caret-color: transparent !important; }
    .surface { -webkit-text-fill-color: currentcolor !important; }
    svg text, svg tspan { fill: transparent !important; stroke: none !important; }`);
  document.adoptedStyleSheets.push(hidden);
}"""
"""Hides text only, and keeps everything that takes its colour from the text.

The table surface has no text and takes longest to paint, so its style does not change.
"""
_SHOW = "() => { document.adoptedStyleSheets.pop(); }"
_SCROLLS = "() => document.documentElement.scrollHeight - innerHeight"
_LEAST, _LEAST_LARGE = 4.5, 3.0
_NOISE = 0.15
"""The share of a line's background that may have less contrast: the grain of paper and cloth."""
_BODY = (0.25, 0.8)
"""The part of a line's height that its letters fill."""
_SAMPLE = (32, 6)
Colour = tuple[int, int, int]


class Line(TypedDict):
    """A line of text on the page."""

    key: str
    """Does not change when the page scrolls."""
    says: str
    box: tuple[float, float, float, float]
    colour: Colour
    opacity: float
    large: bool


def too_faint(page: Page) -> list[str]:
    """Return every line of text whose contrast is too low, with the measured contrast."""
    found = []
    for line, ratio in measured(page):
        if ratio < (_LEAST_LARGE if line["large"] else _LEAST):
            found.append(f"“{line['says']}” {line['colour']} has a contrast of {ratio:.2f}")
    return list(dict.fromkeys(found))


def measured(page: Page) -> Iterator[tuple[Line, float]]:
    """Yield every line of text and its contrast, scrolling through the page window by window."""
    seen: set[str] = set()
    height = (page.viewport_size or {"height": 0})["height"]
    camera = page.context.new_cdp_session(page)
    for top in range(0, int(page.evaluate(_SCROLLS)) + height, height):
        page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
        shown: list[Line] = page.evaluate(_LINES)
        lines = [line for line in shown if line["key"] not in seen]
        seen |= {line["key"] for line in lines}
        page.evaluate(_HIDE)  # before the page is painted, so that it is painted once
        with painted(page):
            behind = _picture(camera)
        page.evaluate(_SHOW)
        yield from ((line, _contrast(line, behind)) for line in lines)
    camera.detach()
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")


def _picture(camera: CDPSession) -> Image.Image:
    """Take a screenshot of the window with fast compression."""
    taken = camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")


def _contrast(line: Line, behind: Image.Image) -> float:
    """Return the contrast of a line against its background, without the worst few pixels."""
    left, top, right, bottom = line["box"]
    upper, lower = (round(top + (bottom - top) * share) for share in _BODY)
    ground = behind.crop((round(left), upper, max(round(right), round(left) + 1), max(lower, upper + 1)))
    raw = ground.resize(_SAMPLE, Image.Resampling.NEAREST).tobytes()
    red, green, blue = line["colour"]
    letters, opacity = (red, green, blue), line["opacity"]
    ratios = sorted(_ratio_on(letters, opacity, pixel) for pixel in zip(*[iter(raw)] * 3, strict=True))
    return ratios[int(len(ratios) * _NOISE)]


@cache  # most lines lie on a few colours
def _ratio_on(colour: Colour, opacity: float, ground: Colour) -> float:
    """Return the contrast ratio of a colour with this opacity on its ground."""
    red, green, blue = (
        round(top * opacity + below * (1 - opacity)) for top, below in zip(colour, ground, strict=True)
    )
    return _ratio((red, green, blue), ground)


def _ratio(one: Colour, other: Colour) -> float:
    """Return the contrast ratio as WCAG defines it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def _luminance(colour: Colour) -> float:
    shares = [part / 255 for part in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
