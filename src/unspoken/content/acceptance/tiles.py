"""What is asked of a pack of tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

from unspoken.content.acceptance.colour import EYES, contrast, distance, seen
from unspoken.content.acceptance.fault import LANGUAGES, WHOLE, Fault
from unspoken.content.manifest import Manifest, Tile

SIDES = 4
"""So many colours and so many shapes, each with each."""
APART, CONTRAST = 20.0, 4.5
STROKES = frozenset({"svg", "g", "path", "rect", "circle", "clipPath"})
"""All that a tile is drawn with: nothing that could run or fetch."""


def tile_faults(manifest: Manifest) -> Iterator[Fault]:
    """All that is wrong with a pack of tiles."""
    kinds = {(tile.colour, tile.shape) for tile in manifest.tiles}
    colours, shapes = {colour for colour, _ in kinds}, {shape for _, shape in kinds}
    if not len(manifest.tiles) == len(kinds) == SIDES**2 or (len(colours), len(shapes)) != (SIDES, SIDES):
        yield Fault(WHOLE, f"its {len(manifest.tiles)} tiles are not four colours by four shapes, each once")
    for tile in manifest.tiles:
        yield from _alone(tile)
    yield from _alike({tile.colour: tile.ground for tile in manifest.tiles})


def _alone(tile: Tile) -> Iterator[Fault]:
    name = f"{tile.colour} {tile.shape}"
    for language in LANGUAGES:
        if not tile.alt.get(language):
            yield Fault(name, f"is not described in {language}")
    if (ratio := contrast(tile.ground, tile.glyph)) < CONTRAST:
        yield Fault(name, f"has a glyph of {ratio:.1f} to 1 on its ground, {CONTRAST} is wanted")
    try:
        drawing = ElementTree.fromstring(tile.svg)
    except ElementTree.ParseError as wrong:
        yield Fault(name, f"is no SVG: {wrong}")
        return
    if drawing.get("viewBox") != "0 0 100 100":
        yield Fault(name, "is not drawn a hundred units wide and tall")
    if foreign := {part.tag.rpartition("}")[2] for part in drawing.iter()} - STROKES:
        yield Fault(name, f"is drawn with {', '.join(sorted(foreign))}, which no tile needs")
    if f"#{tile.ground}" not in tile.svg or f"#{tile.glyph}" not in tile.svg:
        yield Fault(name, "is not drawn in its own colours")


def _alike(grounds: dict[str, str]) -> Iterator[Fault]:
    """Colours that some eyes could take for each other."""
    for eyes in EYES:
        for one, other in combinations(grounds, 2):
            apart = distance(seen(grounds[one], eyes), seen(grounds[other], eyes))
            if apart < APART:
                yield Fault(
                    WHOLE,
                    f"{one} and {other} are {apart:.1f} apart for eyes that see {eyes}, {APART} is wanted",
                )
