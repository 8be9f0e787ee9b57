"""The album in the size of a link's preview: how the game ended, and two or three of its prints."""

from __future__ import annotations

import io

from PIL import Image

from unspoken.albums.bound import PREVIEW_SIZE, BoundAlbum
from unspoken.albums.lettering import Face, Style
from unspoken.albums.prints import INK, PrintLayout, lay
from unspoken.albums.sheet import cloth, draw_players, player_rows

WIDTH, HEIGHT = PREVIEW_SIZE
_MARGIN = 64
_TEXT = 500
"""How wide the text may be."""
_STANDING = ((600, 84, -3.0), (770, 60, 1.5), (940, 96, 4.0))
_LYING = ((600, 36, -2.0), (640, 330, 1.8))
"""Where prints lie and how far askew, if they are tall or wide."""


def draw_preview(bound: BoundAlbum) -> bytes:
    """A JPEG: whoever shows previews wants them light."""
    album = bound.album
    sheet = cloth(WIDTH, HEIGHT, album.cloth)
    _lay_prints(sheet, bound)
    y = _MARGIN
    game = Style(Face.PLAIN, 28, album.accent)
    game.write(sheet, _MARGIN, y, bound.game)
    y += game.leading + 12
    voice = Style(Face.VOICE, 72, INK, 1.02)
    for line in voice.balanced(bound.headline, _TEXT, 4):
        voice.write(sheet, _MARGIN - 3, y, line)
        y += voice.leading
    y += 24
    for row in player_rows(bound.players, _TEXT)[: max(1, (HEIGHT - 110 - y) // 46)]:
        draw_players(sheet, _MARGIN, y, row)
        y += 46
    Style(Face.VOICE, 34, album.accent).write(sheet, _MARGIN, HEIGHT - 84, "Unspoken")
    written = io.BytesIO()
    sheet.save(written, "JPEG", quality=86)
    return written.getvalue()


def _lay_prints(sheet: Image.Image, bound: BoundAlbum) -> None:
    """The last prints, for there the game was decided; the last of all on top."""
    prints = bound.album.prints
    if not prints:
        return
    first = PrintLayout(prints[-1], 300, bound.wording)
    places, wide = (_STANDING, 300) if first.height > first.width else (_LYING, 540)
    for one, (x, y, lean) in zip(prints[-len(places) :], places, strict=False):
        lay(sheet, PrintLayout(one, wide, bound.wording).draw(bound.files), x, y, lean)
