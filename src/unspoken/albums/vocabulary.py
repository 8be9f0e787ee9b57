"""The data of an album: prints with captions, independent of how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeAlias

from unspoken.kernel.languages import ByLanguage

Colour: TypeAlias = str
"""In the form "#rrggbb"."""
Point: TypeAlias = tuple[float, float]


class CaptionSentence(NamedTuple):
    """A sentence by its code, with its arguments: `name` is the first seat, `names` are all seats."""

    code: str
    seats: tuple[int, ...] = ()
    facts: Mapping[str, ByLanguage | str | int] = MappingProxyType({})


Caption: TypeAlias = CaptionSentence | ByLanguage
"""A sentence, or a literal text by language; a text that a player wrote has the language ""."""


class CaptionWriter(Protocol):
    """Writes captions in one language."""

    def say(self, caption: Caption) -> str:
        """Write a caption."""
        ...


class CardPicture(NamedTuple):
    """A picture of a deck, and its height divided by its width."""

    pack: str
    picture: str
    ratio: float


class Polygon(NamedTuple):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: Colour


class Polyline(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    width: float
    colour: Colour


class RoundedPanel(NamedTuple):
    """A rectangle with round corners, with a fill, a rim or both."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    fill: Colour | None
    rim: Colour | None = None
    rim_width: float = 0


class Cutout(NamedTuple):
    """A piece of paper in the form of discs (x, y, radius), with a shadow below it."""

    discs: tuple[tuple[float, float, float], ...]
    fill: Colour
    edge: Colour
    """Colour of its edge, and of the folds between discs."""
    shade: Colour


class Label(NamedTuple):
    """A short text with its middle at a point."""

    x: float
    y: float
    text: str
    size: float
    """Height of the letters' line."""
    colour: Colour


Mark: TypeAlias = Polygon | Polyline | RoundedPanel | Cutout | Label


class VectorDrawing(NamedTuple):
    """A picture of marks, the lowest first, on a vertical gradient."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    top: Colour | None = None
    foot: Colour | None = None
    """Bottom colour of the gradient; None for paper."""


Picture: TypeAlias = CardPicture | VectorDrawing


class Pane(NamedTuple):
    """A picture with its title and a note."""

    picture: Picture
    title: Caption | None = None
    note: Caption | None = None


class AlbumPrint(NamedTuple):
    """A sheet of the album: one or several pictures side by side, with text below."""

    panes: tuple[Pane, ...]
    title: Caption | None = None
    lines: tuple[Caption, ...] = ()
    wide: bool = False
    """True if it takes a whole row."""


class Album(NamedTuple):
    """An album: the prints in order, and the layout of their sheet."""

    headline: CaptionSentence
    prints: tuple[AlbumPrint, ...]
    columns: int
    cloth: Colour
    accent: Colour
    points: tuple[int, ...] = ()
    """By seat, if each seat has its own."""
    legend: CaptionSentence | None = None
    """How to read the prints, if that needs an explanation."""
    best: int | None = None
    """The index of the print that opens the album, in a large size; None for no such print."""

    def opening(self) -> AlbumPrint | None:
        """Return the print that opens the album."""
        return None if self.best is None else self.prints[self.best]

    def others(self) -> tuple[AlbumPrint, ...]:
        """Return the prints that follow the opening one, in the order of the game."""
        return tuple(album_print for at, album_print in enumerate(self.prints) if at != self.best)
