"""`python tools/previews.py`: renders the pictures of link previews from the games' doors in Chromium."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools import chromium  # noqa: E402
from unspoken.web.static.previews import PICTURE_SIZE  # noqa: E402

SOURCE = ROOT / "front" / "src"
PUBLIC = ROOT / "front" / "public"
DOORS = {
    "rorschach": ("#7d8a8a", "#a7b3b3", "#eef3f0"),
    "pareidolia": ("#3f7fbd", "#6ea9dd", "#cfe8ff"),
    "telepathic": ("#2f7f6b", "#57a892", "#c9f0df"),
    "dixit": ("#4b3a8c", "#7059b8", "#d9ccff"),
}
"""The colours of each game's frame, its leaf and its light, in the order of the doors at home."""
QUALITY = 84
STYLE = """
@font-face { font-family: voice; src: url(VOICE); }
@font-face { font-family: name; src: url(NAME); }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; position: relative; overflow: hidden; color: #f6eee0;
  background: radial-gradient(760px 460px at 50% 0, #4a3a52, #211a2a 70%, #17121d) }
.floor { position: absolute; inset: auto 0 0; height: 118px; box-shadow: 0 -10px 0 -1px #2b2233;
  background: linear-gradient(#0009, transparent 40%), url(WOOD) 50% -8px / 1440px }
.doors { position: absolute; inset: auto 0 96px; display: flex; justify-content: center; align-items: end }
.door { position: relative; width: var(--w); height: calc(var(--w) / .62); margin: 0 calc(var(--w) * .3) }
.door > * { position: absolute; inset: 0; border-radius: 999px 999px 0 0 }
.halo { inset: -30% -45%; border-radius: 50%;
  background: radial-gradient(closest-side, color-mix(in srgb, var(--light) 42%, transparent), transparent) }
.frame { inset: -12px -12px 0; background: linear-gradient(100deg, color-mix(in srgb, var(--frame) 76%, #fff),
  var(--frame) 40%, color-mix(in srgb, var(--frame) 70%, #000)); box-shadow: 0 8px 26px -6px #000c }
.hole { box-shadow: 7px 10px 20px #000a inset }
.hole img { width: 100%; height: 100%; object-fit: cover; border-radius: inherit }
.leaf { transform-origin: 0 50%; transform: perspective(1400px) rotateY(-106deg);
  background: linear-gradient(90deg, color-mix(in srgb, var(--leaf) 60%, #000), var(--leaf)) }
.spill { inset: 100% -32% auto; height: 34%; border-radius: 0; filter: blur(7px); opacity: .8;
  clip-path: polygon(22% 0, 78% 0, 100% 100%, 0 100%);
  background: linear-gradient(color-mix(in srgb, var(--light) 70%, transparent), transparent) }
h1 { position: absolute; font: italic 400 76px/1 voice }
h2 { position: absolute; font: 700 106px/1 name }
.all h1 { top: 26px; left: 0; right: 0; text-align: center; font-size: 92px }
.one .doors { justify-content: start; left: 90px }
.one h2 { left: 590px; top: 216px }
.one h1 { left: 594px; top: 340px; color: #d9cddb }
"""


def main() -> None:
    """Render the picture of each game, and the one of all doors."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        width, height = PICTURE_SIZE
        page = browser.new_page(viewport={"width": width, "height": height})
        pictures = {
            "preview": _scene("all", "", *DOORS),
            **{f"preview-{game}": _alone(game) for game in DOORS},
        }
        for name, scene in pictures.items():
            page.set_content(f"<style>{_style()}</style>{scene}")
            page.evaluate("document.fonts.ready")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=PUBLIC / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()


def _alone(game: str) -> str:
    return _scene("one", f"<h2>{game.capitalize()}</h2>", game)


def _scene(kind: str, title: str, *games: str) -> str:
    width = 172 if kind == "all" else 296
    doors = "".join(_door(game) for game in games)
    row = f'<div class="doors" style="--w: {width}px">{doors}</div>'
    return f'<body class="{kind}"><div class="floor"></div>{row}{title}<h1>unspoken</h1></body>'


def _door(game: str) -> str:
    frame, leaf, light = DOORS[game]
    picture = _data(SOURCE / "games" / game / "door.webp", "image/webp")
    return (
        f'<div class="door" style="--frame: {frame}; --leaf: {leaf}; --light: {light}">'
        '<i class="spill"></i><i class="halo"></i><i class="frame"></i>'
        f'<i class="hole"><img src="{picture}"></i><i class="leaf"></i></div>'
    )


def _style() -> str:
    fonts = SOURCE / "ui" / "fonts"
    return (
        STYLE.replace("VOICE", _data(fonts / "bona-nova-400-italic-latin.woff2", "font/woff2"))
        .replace("NAME", _data(fonts / "bona-nova-700-latin.woff2", "font/woff2"))
        .replace("WOOD", _data(SOURCE / "ui" / "textures" / "wood-dark.webp", "image/webp"))
    )


def _data(path: Path, media_type: str) -> str:
    return f"data:{media_type};base64,{base64.b64encode(path.read_bytes()).decode()}"


if __name__ == "__main__":
    main()
