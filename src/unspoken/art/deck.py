"""A card of a deck of dreams: an authored scene, and the hand that draws it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from unspoken.art.brush import painted
from unspoken.art.engraving import engraved
from unspoken.art.focus import Outline, focal, outlined
from unspoken.art.gouache import gouached
from unspoken.art.light import finished, stretched, underpainted
from unspoken.art.linocut import printed
from unspoken.art.papercut import cut
from unspoken.art.raster import Field
from unspoken.art.scene import Scene, begun
from unspoken.art.script import played
from unspoken.art.wash import washed

SCENES = "scenes-*.toml"
KEPT = "kept-*.toml"
"""Scenes that were dealt once: they are drawn for games that have dealt them, and dealt no more."""
CULLED = "culled-*.toml"
"""Scenes that were drawn, looked at and taken out again, so that nobody draws them twice."""


class Style(StrEnum):
    """The hands that draw: three for each of the shipped decks."""

    PAINT = "paint"
    PAPERCUT = "papercut"
    LINOCUT = "linocut"
    ENGRAVING = "engraving"
    WASH = "wash"
    GOUACHE = "gouache"


@dataclass(frozen=True)
class Card:
    """What to draw: a script under a light, in one palette and one style."""

    name: str
    style: Style
    palette: str
    light: tuple[float, float]
    horizon: float
    seed: int
    script: str
    focus: str = ""
    """What the card is about, where that is not the largest thing on it."""

    def picture(self) -> Field:
        """The card drawn; the same every time."""
        return stretched(self._drawn())

    def outline(self) -> Outline:
        """Where on the card that is which it is about."""
        return outlined(self._scene(), self.focus)

    def _scene(self) -> Scene:
        return played(begun(self.palette, self.light, self.horizon, self.seed), self.script)

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
            case _:
                assert_never(self.style)


def cards(folder: Path, pages: str = SCENES) -> Iterator[Card]:
    """Every card that is written in a folder, in the order it was written."""
    for page in sorted(folder.glob(pages)):
        for name, told in tomllib.loads(page.read_text(encoding="utf-8")).items():
            x, y = told["light"]
            yield Card(
                name,
                Style(told["style"]),
                told["palette"],
                (x, y),
                told["horizon"],
                told.get("seed", sum(ord(letter) * (at + 7) for at, letter in enumerate(name))),
                told["script"],
                told.get("focus", ""),
            )
