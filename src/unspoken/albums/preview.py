"""The link preview of an album: how the game ended, and two or three of its prints."""

from __future__ import annotations

from typing import IO

from PIL import Image

from unspoken.albums.drawable import PREVIEW_SIZE, DrawableAlbum
from unspoken.albums.lettering import TextStyle, Typeface
from unspoken.albums.prints import INK, PrintLayout, lay
from unspoken.albums.sheet import cloth, draw_players, player_rows

WIDTH, HEIGHT = PREVIEW_SIZE
_MARGIN = 64
_TEXT = 500
"""Width of the text in pixels."""
_STANDING = ((600, 84, -3.0), (770, 60, 1.5), (940, 96, 4.0))
_LYING = ((600, 36, -2.0), (640, 330, 1.8))
"""Position and rotation of the prints, for tall and for wide ones."""


def draw_preview(drawable: DrawableAlbum, out: IO[bytes]) -> None:
    """Write a JPEG, which is small enough for previews."""
    album = drawable.album
    sheet = cloth(WIDTH, HEIGHT, album.cloth)
    _lay_prints(sheet, drawable)
    y = _MARGIN
    game = TextStyle(Typeface.PLAIN, 28, album.accent)
    game.write(sheet, _MARGIN, y, drawable.game)
    y += game.leading + 12
    voice = TextStyle(Typeface.VOICE, 72, INK, 1.02)
    for line in voice.balanced(drawable.headline, _TEXT, 4):
        voice.write(sheet, _MARGIN - 3, y, line)
        y += voice.leading
    y += 24
    for row in player_rows(drawable.players, _TEXT)[: max(1, (HEIGHT - 110 - y) // 46)]:
        draw_players(sheet, _MARGIN, y, row)
        y += 46
    TextStyle(Typeface.VOICE, 34, album.accent).write(sheet, _MARGIN, HEIGHT - 84, "Unspoken")
    sheet.save(out, "JPEG", quality=86)


def _lay_prints(sheet: Image.Image, drawable: DrawableAlbum) -> None:
    """Lay out the last prints, which show how the game was decided; the album's best one is on top."""
    opening = drawable.album.opening()
    prints = (*drawable.album.others(), *(() if opening is None else (opening,)))
    if not prints:
        return
    first = PrintLayout(prints[-1], 300, drawable.wording)
    places, wide = (_STANDING, 300) if first.height > first.width else (_LYING, 540)
    for album_print, (x, y, lean) in zip(prints[-len(places) :], places, strict=False):
        lay(sheet, PrintLayout(album_print, wide, drawable.wording).draw(drawable.files), x, y, lean)
