"""Sixteen tiles as vectors: four colours, each with its own pattern, times four shapes."""

from math import cos, pi, sin
from pathlib import Path

from msgspec import to_builtins

from unspoken.content.acceptance.kinds.tiles import Tile
from unspoken.content.manifest import Manifest
from unspoken_art.packs.manifests import write_manifest

COLOURS = {
    "sun": ("f2b632", "3a2708"),
    "coral": ("c8401f", "fff6e4"),
    "sky": ("62b4ec", "0f2747"),
    "ink": ("2c2f6b", "f6f1e2"),
}
"""The colour of the ground and the colour of the glyph on it."""

_NAMES = {
    "sun": ("sun yellow", "słoneczny"),
    "coral": ("coral", "koralowy"),
    "sky": ("sky blue", "błękitny"),
    "ink": ("ink blue", "granatowy"),
}
_SHAPES = {
    "circle": ("circle", "koło"),
    "star": ("star", "gwiazda"),
    "cross": ("cross", "krzyż"),
    "moon": ("moon", "księżyc"),
}


def _rays() -> str:
    """Sun: rays from the middle to the rim."""
    lines = []
    for turn in range(16):
        angle = turn * pi / 8 + pi / 16
        ends = (50 + r * f(angle) for r in (38, 66) for f in (cos, sin))
        lines.append("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*ends))
    return f'<path d="{"".join(lines)}" stroke="#fff3c9" stroke-opacity=".75" stroke-width="3.4"/>'


def _dots() -> str:
    """Coral: dots in staggered rows."""
    spots = [
        f"M{x + (7 if row % 2 else 0):.0f} {y}h.01"
        for row, y in enumerate(range(6, 100, 11))
        for x in range(5, 100, 14)
    ]
    path = "".join(spots)
    return (
        f'<path d="{path}" stroke="#ffb394" stroke-opacity=".8" stroke-width="4.4" stroke-linecap="round"/>'
    )


def _waves() -> str:
    """Sky: waves from side to side."""
    lines = "".join(f"M-6 {y}q7 -7 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0" for y in range(9, 104, 13))
    return f'<path d="{lines}" fill="none" stroke="#e8f6ff" stroke-opacity=".75" stroke-width="2.6"/>'


def _lattice() -> str:
    """Ink: a lattice of slanting lines."""
    lines = "".join(f"M{x} 0l100 100M{x} 100l100 -100" for x in range(-96, 100, 16))
    return f'<path d="{lines}" stroke="#8f94e6" stroke-opacity=".7" stroke-width="1.9"/>'


PATTERNS = {"sun": _rays, "coral": _dots, "sky": _waves, "ink": _lattice}


def _star() -> str:
    corners = []
    for turn in range(10):
        radius, angle = (31 if turn % 2 == 0 else 14.5), turn * pi / 5 - pi / 2
        corners.append(f"{50 + radius * cos(angle):.1f} {52 + radius * sin(angle):.1f}")
    return f'<path d="M{"L".join(corners)}Z"/>'


GLYPHS = {
    "circle": '<circle cx="50" cy="50" r="26"/>',
    "star": _star(),
    "cross": '<path d="M40 22h20v18h18v20H60v18H40V60H22V40h18z"/>',
    "moon": '<path d="M58 20A31 31 0 1 0 80 66A25 25 0 0 1 58 20z"/>',
}


def drawn(colour: str, shape: str) -> str:
    """Return one tile as SVG: ground, pattern, glyph in a clear field, and a rim of light and shade."""
    (ground, glyph), mark = COLOURS[colour], GLYPHS[shape]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<clipPath id="tile"><rect x="2" y="2" width="96" height="96" rx="15"/></clipPath>'
        f'<g clip-path="url(#tile)"><path fill="#{ground}" d="M0 0h100v100H0z"/>{PATTERNS[colour]()}'
        '<path d="M0 94h100v6H0z" fill="#000" fill-opacity=".22"/>'
        '<path d="M0 0h100v4H0z" fill="#fff" fill-opacity=".35"/></g><g stroke-linejoin="round">'
        f'<g fill="#{ground}" stroke="#{ground}" stroke-width="14">{mark}</g>'
        f'<g fill="#{glyph}" stroke="#{glyph}" stroke-width="4">{mark}</g></g></svg>'
    )


def tiles() -> tuple[Tile, ...]:
    """Return all sixteen tiles, colour by colour."""
    return tuple(
        Tile(
            colour=colour,
            shape=shape,
            alt={"en": f"{colour_en} {shape_en}", "pl": f"{shape_pl}, kolor {colour_pl}"},
            ground=COLOURS[colour][0],
            glyph=COLOURS[colour][1],
            svg=drawn(colour, shape),
        )
        for colour, (colour_en, colour_pl) in _NAMES.items()
        for shape, (shape_en, shape_pl) in _SHAPES.items()
    )


def write_files(folder: Path) -> None:
    """Write the pack of tiles into a folder."""
    manifest = Manifest(
        pack="tiles",
        kind="tiles",
        version=1,
        licence="CC-BY-4.0",
        authors=("The Unspoken authors",),
        title={"en": "Sixteen tiles", "pl": "Szesnaście kafli"},
        digest="0" * 64,
        items=tuple(to_builtins(tile) for tile in tiles()),
    )
    write_manifest(folder, manifest)
