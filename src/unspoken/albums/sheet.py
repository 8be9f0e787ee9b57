"""The album as one tall image on the game's cloth: a large print, a heading, the players, other prints."""

from __future__ import annotations

from typing import IO

from PIL import Image, ImageDraw

from unspoken.albums.drawable import AlbumPlayer, DrawableAlbum
from unspoken.albums.lettering import TextStyle, Typeface
from unspoken.albums.painting import mixed
from unspoken.albums.prints import INK, PrintLayout, lay
from unspoken.albums.tall_png import TallPng
from unspoken.albums.vocabulary import Colour

WIDTH = 1080
"""Pixels. A phone shows the sheet at a third of this width; the text must still be readable then."""
MOST_PRINTS = 60
"""More would not fit into an image that a phone can open; the last ones are left out."""
_MARGIN, _GAP = 56, 34
_TALL_WIDTH = 700
"""Width of the opening print if it is taller than wide."""
_LEANS = (-0.7, 0.5, -0.4, 0.8, -0.5, 0.6, -0.8)
_DOT = 24
_SECOND = "#4a4152"
_FINER = 4
_REACH = 80
"""Pixels by which a rotated print and its shadow may exceed their place."""
_DARK_FROM = 180
"""The level of Pillow's radial gradient at the middle of its edges."""


def draw_sheet(drawable: DrawableAlbum, out: IO[bytes]) -> None:
    """Write a PNG."""
    album = drawable.album
    wide = (WIDTH - 2 * _MARGIN - _GAP * (album.columns - 1)) // album.columns
    rows = _rows(drawable, wide)
    opening, head = _opening(drawable), _Heading(drawable)
    heights = [max(layout.height for layout in row) + _GAP for row in rows]
    y = 0 if opening is None else _MARGIN + opening.height
    scroll = _Scroll(y + head.height + sum(heights) + 2 * _MARGIN, album.cloth, out)
    if opening is not None:
        scroll.unroll(y)
        lay(scroll.window, opening.draw(drawable.files), (WIDTH - opening.width) // 2, _MARGIN, _LEANS[0])
    scroll.unroll(y + head.height)
    head.draw(scroll.window, y - scroll.top)
    y += head.height
    for number, (row, height) in enumerate(zip(rows, heights, strict=True)):
        scroll.unroll(y + height)
        for place, layout in enumerate(row):
            lean = _LEANS[(number * album.columns + place) % len(_LEANS)] * wide / layout.width
            paper = layout.draw(drawable.files)
            lay(scroll.window, paper, _MARGIN + place * (wide + _GAP), y - scroll.top, lean)
        y += height
    scroll.unroll(scroll.height)
    _sign(scroll.window, y + _MARGIN // 3 - scroll.top)
    scroll.end()


class _Scroll:
    """The lines of the sheet that are being drawn; those above are already encoded."""

    def __init__(self, height: int, colour: Colour, out: IO[bytes]) -> None:
        self.height = height
        self._colour = colour
        self.top = 0
        """The first line of the window."""
        self.window = Image.new("RGB", (WIDTH, 0))
        self._png = TallPng(WIDTH, height, out)

    def unroll(self, bottom: int) -> None:
        """Extend the window, so that this line can be drawn, and encode the finished lines far above it."""
        foot = min(bottom + _REACH, self.height)
        end = self.top + self.window.height
        first = max(self.top, end - 2 * _REACH)
        self._png.add(self.window, first - self.top)
        kept = self.window.crop((0, first - self.top, WIDTH, self.window.height))
        self.window = kept  # frees the memory of the old window before the new one needs it
        self.window = cloth(WIDTH, foot - first, self._colour, first)
        self.window.paste(kept, (0, 0))
        self.top = first

    def end(self) -> None:
        """Encode the rest."""
        self._png.add(self.window, self.window.height)
        self._png.end()


def _opening(drawable: DrawableAlbum) -> PrintLayout | None:
    """Lay out the print that opens the album, as wide as a phone can show it as a whole."""
    opening = drawable.album.opening()
    if opening is None:
        return None
    whole = PrintLayout(opening, WIDTH - 2 * _MARGIN, drawable.wording)
    return whole if whole.height <= whole.width else PrintLayout(opening, _TALL_WIDTH, drawable.wording)


def _rows(drawable: DrawableAlbum, wide: int) -> list[list[PrintLayout]]:
    """Arrange the other prints in rows; a wide print has its own row."""
    rows: list[list[PrintLayout]] = []
    room = 0
    for album_print in drawable.album.others()[:MOST_PRINTS]:
        if album_print.wide:
            rows.append([PrintLayout(album_print, WIDTH - 2 * _MARGIN, drawable.wording)])
            room = 0
            continue
        if room == 0:
            rows.append([])
            room = drawable.album.columns
        rows[-1].append(PrintLayout(album_print, wide, drawable.wording))
        room -= 1
    return rows


class _Heading:
    """The heading above the prints."""

    def __init__(self, drawable: DrawableAlbum) -> None:
        self._drawable = drawable
        self._game = TextStyle(Typeface.PLAIN, 34, drawable.album.accent)
        self._voice = TextStyle(Typeface.VOICE, 90, INK, 1.04)
        self._legend = TextStyle(Typeface.PLAIN, 30, _SECOND, 1.3)
        self._title = self._voice.balanced(drawable.headline, WIDTH - 2 * _MARGIN, 3)
        legend = drawable.album.legend
        legend_text = "" if legend is None else drawable.wording.say(legend)
        self._legend_lines = self._legend.lines(legend_text, WIDTH - 2 * _MARGIN, 3)
        self._rows = player_rows(drawable.players, WIDTH - 2 * _MARGIN)
        lines = len(self._title) * self._voice.leading + len(self._legend_lines) * self._legend.leading
        self.height = _MARGIN + self._game.leading + 10 + lines + 34 + len(self._rows) * 50 + 34

    def draw(self, sheet: Image.Image, y: int) -> None:
        """Draw the game's title, the headline, the players and the legend below this line."""
        y += _MARGIN
        self._game.write(sheet, _MARGIN, y, self._drawable.game)
        y += self._game.leading + 10
        for line in self._title:
            self._voice.write(sheet, _MARGIN - 4, y, line)
            y += self._voice.leading
        y += 34
        for row in self._rows:
            draw_players(sheet, _MARGIN, y, row)
            y += 50
        for line in self._legend_lines:
            self._legend.write(sheet, _MARGIN, y, line)
            y += self._legend.leading


_PLAYER, _POINTS = TextStyle(Typeface.PLAIN, 32, INK), TextStyle(Typeface.NAME, 40, INK)


def player_rows(players: tuple[AlbumPlayer, ...], width: int) -> list[list[AlbumPlayer]]:
    """Arrange the players in rows."""
    rows: list[list[AlbumPlayer]] = [[]]
    left = float(width)
    for player in players:
        wide = _wide(player)
        if rows[-1] and wide > left:
            rows.append([])
            left = width
        rows[-1].append(player)
        left -= wide
    return rows


def draw_players(sheet: Image.Image, x: float, y: float, players: list[AlbumPlayer]) -> None:
    """Draw a row of players: colour, name and points."""
    for player in players:
        _dot(sheet, round(x), round(y) + 9, player.colour)
        name = _PLAYER.printable(player.name)
        _PLAYER.write(sheet, x + _DOT + 12, y + 1, name)
        if player.points is not None:
            _POINTS.write(sheet, x + _DOT + 24 + _PLAYER.wide(name), y - 7, str(player.points))
        x += _wide(player)


def _wide(player: AlbumPlayer) -> float:
    points = 0.0 if player.points is None else _POINTS.wide(str(player.points)) + 12
    return _DOT + 12 + _PLAYER.wide(_PLAYER.printable(player.name)) + points + 40


def _dot(sheet: Image.Image, x: int, y: int, colour: Colour) -> None:
    mask = Image.new("L", (_DOT * _FINER, _DOT * _FINER), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), 255)
    sheet.paste(colour, (x, y), mask.resize((_DOT, _DOT), Image.Resampling.BOX))


def cloth(width: int, height: int, colour: Colour, top: int = 0) -> Image.Image:
    """Return the background from line `top` on: the game's cloth, lit by a lamp above it."""
    sheet = Image.new("RGB", (width, height), colour)
    if top >= width:
        return sheet
    lamp = Image.radial_gradient("L").resize((width * 2, width * 2))
    light = lamp.point([max(0, _DARK_FROM - level) * 2 // 3 for level in range(256)])
    sheet.paste(mixed(colour, "#ffffff", 0.8), (-width // 2, -width - top), light)
    return sheet


def _sign(sheet: Image.Image, y: int) -> None:
    """Write the name of the app."""
    style = TextStyle(Typeface.VOICE, 40, _SECOND)
    style.write(sheet, (sheet.width - style.wide("Unspoken")) / 2, y, "Unspoken")
