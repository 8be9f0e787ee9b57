"""Checks for packs of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, TypeAlias
from xml.etree import ElementTree

from msgspec import Meta, Struct

from unspoken.content.acceptance.colour import VISION_MATRICES, contrast, distance, to_lab
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest
from unspoken.content.packs import as_items
from unspoken.kernel.languages import ByLanguage, Tag

Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{6}$")]
"""A colour: red, green and blue in two digits each."""

SIDES = 4
"""Number of colours and of shapes."""
APART, CONTRAST = 20.0, 4.5
STROKES = frozenset({"svg", "g", "path", "rect", "circle", "clipPath"})
"""The allowed SVG elements, none of which can run scripts or load resources."""


class Tile(Struct, frozen=True):
    """A tile: a shape on a coloured ground, whose pattern is visible to colour-blind people."""

    colour: str
    shape: str
    alt: ByLanguage
    ground: Hex
    glyph: Hex
    svg: str
    """The SVG, a hundred units wide and tall."""


def faults(_folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of a pack of tiles."""
    return tile_faults(as_items(manifest, Tile))


def tile_faults(tiles: Sequence[Tile]) -> Iterator[Fault]:
    """Yield the faults of the tiles."""
    kinds = {(tile.colour, tile.shape) for tile in tiles}
    colours, shapes = {colour for colour, _ in kinds}, {shape for _, shape in kinds}
    if not len(tiles) == len(kinds) == SIDES**2 or (len(colours), len(shapes)) != (SIDES, SIDES):
        yield Fault(WHOLE, f"its {len(tiles)} tiles are not four colours by four shapes, each once")
    languages = dict.fromkeys(language for tile in tiles for language in tile.alt)
    for tile in tiles:
        yield from _alone(tile, languages)
    yield from _alike({tile.colour: tile.ground for tile in tiles})


def _alone(tile: Tile, languages: Iterable[Tag]) -> Iterator[Fault]:
    name = f"{tile.colour} {tile.shape}"
    for language in languages:
        if not tile.alt.get(language):
            yield Fault(name, f"is not described in {language}")
    if (ratio := contrast(tile.ground, tile.glyph)) < CONTRAST:
        yield Fault(name, f"has a glyph of {ratio:.1f} to 1 on its ground, {CONTRAST} is required")
    try:
        drawing = ElementTree.fromstring(tile.svg)
    except ElementTree.ParseError as wrong:
        yield Fault(name, f"is not valid SVG: {wrong}")
        return
    if drawing.get("viewBox") != "0 0 100 100":
        yield Fault(name, "is not drawn a hundred units wide and tall")
    if foreign := {part.tag.rpartition("}")[2] for part in drawing.iter()} - STROKES:
        yield Fault(name, f"contains SVG elements that are not allowed: {', '.join(sorted(foreign))}")
    if f"#{tile.ground}" not in tile.svg or f"#{tile.glyph}" not in tile.svg:
        yield Fault(name, "is not drawn in its own colours")


def _alike(grounds: dict[str, str]) -> Iterator[Fault]:
    """Yield colours that could be confused, also by colour-blind people."""
    for eyes in VISION_MATRICES:
        for first, second in combinations(grounds, 2):
            apart = distance(to_lab(grounds[first], eyes), to_lab(grounds[second], eyes))
            if apart < APART:
                yield Fault(
                    WHOLE,
                    f"{first} and {second}: {apart:.1f} apart for eyes that see {eyes}, {APART} is required",
                )
