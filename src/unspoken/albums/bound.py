"""An album with all that drawing it takes: its words, its people, and the pictures it shows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from unspoken.albums.wording import Wording
from unspoken.kernel.album import Album, CardPicture, Colour, Print

PREVIEW_SIZE = (1200, 630)
"""Pixels of the picture beside a link, as those ask for it who show one."""
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
"""As on the page: of each seal by its number, in turn."""


class Player(NamedTuple):
    """One of those who played, as the album names them."""

    name: str
    colour: Colour
    points: int | None = None


class BoundAlbum(NamedTuple):
    """All that is drawn, in the order in which it is read."""

    game: str
    """Its title."""
    album: Album
    wording: Wording
    players: tuple[Player, ...]
    """The best first."""
    files: Mapping[CardPicture, bytes] = MappingProxyType({})

    @property
    def headline(self) -> str:
        """How the game ended, in a sentence."""
        return self.wording.say(self.album.headline)

    def told(self) -> tuple[tuple[str, ...], ...]:
        """Every print in words, for those who do not see it."""
        return tuple(tuple(self._lines(one)) for one in self.album.prints)

    def _lines(self, one: Print) -> list[str]:
        panes = [caption for pane in one.panes for caption in (pane.title, pane.note)]
        written = [one.title, *panes, *one.lines]
        return [self.wording.say(caption) for caption in written if caption is not None]


def players_of(names: tuple[str, ...], seals: tuple[int, ...], points: tuple[int, ...]) -> tuple[Player, ...]:
    """Those who played, by their points where each seat has its own, else by their seats."""
    by_seat = points or (None,) * len(names)
    found = [
        Player(name, SEAL_COLOURS[seal % len(SEAL_COLOURS)], own)
        for name, seal, own in zip(names, seals, by_seat, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: -(one.points or 0)))


def pictures_in(album: Album) -> tuple[CardPicture, ...]:
    """The pictures of decks that an album shows, each once."""
    shown = [pane.picture for one in album.prints for pane in one.panes]
    return tuple(dict.fromkeys(picture for picture in shown if isinstance(picture, CardPicture)))
