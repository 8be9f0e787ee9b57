"""A card of a dream deck: a written scene and the style that draws it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from unspoken_art.canvas.raster import Field
from unspoken_art.scenes.focus import Outline, focal, outlined
from unspoken_art.scenes.light import finished, stretched, underpainted
from unspoken_art.scenes.scene import Scene, empty_scene
from unspoken_art.scenes.script import run_script
from unspoken_art.styles.brush import painted
from unspoken_art.styles.charcoal import charcoaled
from unspoken_art.styles.embroidery import embroidered
from unspoken_art.styles.engraving import engraved
from unspoken_art.styles.fresco import frescoed
from unspoken_art.styles.gouache import gouached
from unspoken_art.styles.linocut import printed
from unspoken_art.styles.papercut import cut
from unspoken_art.styles.theatre import staged
from unspoken_art.styles.wash import washed
from unspoken_art.styles.woodblock import block_printed

SCENES = "scenes-*.toml"
KEPT = "kept-*.toml"
"""Retired scenes: still drawn for games that have already dealt them, but no longer dealt in new games."""
CULLED = "culled-*.toml"
"""Rejected scenes: they never shipped, and are recorded so that nobody draws them again."""


class Style(StrEnum):
    """The drawing styles; each shipped deck uses three."""

    PAINT = "paint"
    PAPERCUT = "papercut"
    LINOCUT = "linocut"
    ENGRAVING = "engraving"
    WASH = "wash"
    GOUACHE = "gouache"
    THEATRE = "theatre"
    CHARCOAL = "charcoal"
    FRESCO = "fresco"
    WOODBLOCK = "woodblock"
    EMBROIDERY = "embroidery"


@dataclass(frozen=True)
class Card:
    """The description of a picture: a script and a light, in one palette and one style."""

    name: str
    style: Style
    palette: str
    light: tuple[float, float]
    horizon: float
    seed: int
    script: str
    focus: str = ""
    """The name of the focal thing; empty if it is the largest one on the card."""

    def picture(self) -> Field:
        """Draw the card; every call returns the same picture."""
        return stretched(self._drawn())

    def outline(self) -> Outline:
        """Return the outline of the focal thing."""
        return outlined(self._scene(), self.focus)

    def _scene(self) -> Scene:
        return run_script(empty_scene(self.palette, self.light, self.horizon, self.seed), self.script)

    def _drawn(self) -> Field:
        scene = self._scene()
        match self.style:
            case Style.PAINT:
                under, small = underpainted(scene)
                return finished(painted(under, small, self.seed), self.seed)
            case Style.PAPERCUT:
                return cut(scene)
            case Style.LINOCUT:
                return printed(scene)
            case Style.ENGRAVING:
                return engraved(scene, focal(scene, self.focus))
            case Style.WASH:
                return washed(scene, focal(scene, self.focus))
            case Style.GOUACHE:
                return gouached(scene, focal(scene, self.focus))
            case Style.THEATRE:
                return staged(scene, focal(scene, self.focus))
            case Style.CHARCOAL:
                return charcoaled(scene, focal(scene, self.focus))
            case Style.FRESCO:
                return frescoed(scene, focal(scene, self.focus))
            case Style.WOODBLOCK:
                return block_printed(scene, focal(scene, self.focus))
            case Style.EMBROIDERY:
                return embroidered(scene, focal(scene, self.focus))
            case _:
                assert_never(self.style)


def cards(folder: Path, pages: str = SCENES) -> Iterator[Card]:
    """Yield every card of a folder's files, in the order of the files."""
    for page in sorted(folder.glob(pages)):
        for name, entry in tomllib.loads(page.read_text(encoding="utf-8")).items():
            x, y = entry["light"]
            yield Card(
                name,
                Style(entry["style"]),
                entry["palette"],
                (x, y),
                entry["horizon"],
                entry.get("seed", sum(ord(letter) * (at + 7) for at, letter in enumerate(name))),
                entry["script"],
                entry.get("focus", ""),
            )
