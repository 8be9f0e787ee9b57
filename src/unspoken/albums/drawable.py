"""An album with everything needed to draw it: texts, players and picture files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from unspoken.albums.vocabulary import Album, AlbumPrint, CaptionWriter, CardPicture, Colour

PREVIEW_SIZE = (1200, 630)
"""Size in pixels of the preview that chat apps and social networks show beside a link."""
SEAL_COLOURS: tuple[Colour, ...] = (
    "#c8452f",
    "#2b5da8",
    "#d6961c",
    "#2c7a57",
    "#7b489f",
    "#c4557f",
    "#1f8890",
    "#7a5a3c",
    "#47536a",
    "#87922a",
)
"""The colours of seals as on the page, by the seal's number modulo their count."""


class AlbumPlayer(NamedTuple):
    """A player as the album shows them."""

    name: str
    colour: Colour
    points: int | None = None


class DrawableAlbum(NamedTuple):
    """An album with its texts, players and picture files."""

    game: str
    """The game's title."""
    album: Album
    wording: CaptionWriter
    players: tuple[AlbumPlayer, ...]
    """In the order of their points, highest first."""
    files: Mapping[CardPicture, bytes] = MappingProxyType({})

    @property
    def headline(self) -> str:
        """A sentence about how the game ended."""
        return self.wording.say(self.album.headline)

    def prints_as_text(self) -> tuple[tuple[str, ...], ...]:
        """The captions of every print in the order of the sheet, as alternative text."""
        opening = self.album.opening()
        shown = (*(() if opening is None else (opening,)), *self.album.others())
        return tuple(tuple(self._lines(album_print)) for album_print in shown)

    def _lines(self, album_print: AlbumPrint) -> list[str]:
        panes = [caption for pane in album_print.panes for caption in (pane.title, pane.note)]
        written = [album_print.title, *panes, *album_print.lines]
        return [self.wording.say(caption) for caption in written if caption is not None]


def players_of(
    names: tuple[str, ...], seals: tuple[int, ...], points: tuple[int, ...]
) -> tuple[AlbumPlayer, ...]:
    """Return the players by their points if each seat has its own, else by seat."""
    by_seat = points or (None,) * len(names)
    found = [
        AlbumPlayer(name, SEAL_COLOURS[seal % len(SEAL_COLOURS)], own)
        for name, seal, own in zip(names, seals, by_seat, strict=True)
    ]
    return tuple(sorted(found, key=lambda player: -(player.points or 0)))


def pictures_in(album: Album) -> tuple[CardPicture, ...]:
    """Return the deck pictures that an album shows, without duplicates."""
    shown = [pane.picture for album_print in album.prints for pane in album_print.panes]
    return tuple(dict.fromkeys(picture for picture in shown if isinstance(picture, CardPicture)))
