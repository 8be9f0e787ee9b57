"""What is kept of a game that is over: prints with captions, told without saying how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from unspoken.kernel.languages import ByLanguage

Colour: TypeAlias = str
"""As "#rrggbb"."""
Point: TypeAlias = tuple[float, float]


class Told(NamedTuple):
    """A sentence's code, and whom and what it speaks of: `name` is the first seat, `names` are all."""

    code: str
    seats: tuple[int, ...] = ()
    facts: Mapping[str, ByLanguage | str | int] = MappingProxyType({})


Caption: TypeAlias = Told | ByLanguage
"""A sentence, or words that are told as they are; what somebody wrote stands under "" for its language."""


class CardPicture(NamedTuple):
    """A picture of a deck, and how tall it is by its width."""

    pack: str
    picture: str
    ratio: float


class Polygon(NamedTuple):
    """A surface within a closed line."""

    points: tuple[Point, ...]
    fill: Colour


class Stroke(NamedTuple):
    """A line from point to point."""

    points: tuple[Point, ...]
    width: float
    colour: Colour


class Panel(NamedTuple):
    """A rectangle with round corners, filled, or only its rim."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    fill: Colour | None
    rim: Colour | None = None
    rim_width: float = 0


class Cutout(NamedTuple):
    """A piece of paper made of discs (x, y, radius), which throws a shadow on what lies below it."""

    discs: tuple[tuple[float, float, float], ...]
    fill: Colour
    edge: Colour
    """Of its thickness, and of the folds where its discs meet."""
    shade: Colour


Mark: TypeAlias = Polygon | Stroke | Panel | Cutout


class Drawing(NamedTuple):
    """A picture of surfaces and lines, the lowest first, on a ground that pales from its top to its foot."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    top: Colour | None = None
    foot: Colour | None = None
    """None for paper."""


Picture: TypeAlias = CardPicture | Drawing


class Pane(NamedTuple):
    """A picture, what it is called, and what was made of it."""

    picture: Picture
    title: Caption | None = None
    note: Caption | None = None


class Print(NamedTuple):
    """A sheet of the album: one picture, or several beside each other, and what is written below."""

    panes: tuple[Pane, ...]
    title: Caption | None = None
    lines: tuple[Caption, ...] = ()
    wide: bool = False
    """Whether it has a whole row to itself."""


class Album(NamedTuple):
    """What a game leaves: its prints in their order, and how the sheet is laid out that they lie on."""

    headline: Told
    prints: tuple[Print, ...]
    columns: int
    cloth: Colour
    accent: Colour
    points: tuple[int, ...] = ()
    """By seat, where each has its own."""
    legend: Told | None = None
    """How the prints are to be read, where that is not plain."""


def no_album(_options: object, _views: object, _outcome: object) -> Album | None:
    """Nothing of this game is kept."""
    return None
