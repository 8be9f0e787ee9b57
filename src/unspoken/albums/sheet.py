"""The album as one tall picture, to keep: a heading, who played, and all prints on the game's cloth."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

from unspoken.albums.bound import BoundAlbum, Player
from unspoken.albums.lettering import Face, Style
from unspoken.albums.painting import mixed
from unspoken.albums.prints import INK, PrintLayout, lay
from unspoken.kernel.album import Colour

WIDTH = 1080
"""Pixels: on a telephone a third of it, so that what is written can still be read there."""
MOST_PRINTS = 60
"""More do not fit into a picture that a telephone opens; the last are left out."""
_MARGIN, _GAP = 56, 34
_LEANS = (-0.7, 0.5, -0.4, 0.8, -0.5, 0.6, -0.8)
_DOT = 24
_SECOND = "#4a4152"
_FINER = 4
_DARK_FROM = 180
"""The level of Pillow's round gradient at the middle of its edges."""


def draw_sheet(bound: BoundAlbum) -> bytes:
    """A PNG."""
    album = bound.album
    wide = (WIDTH - 2 * _MARGIN - _GAP * (album.columns - 1)) // album.columns
    rows = _rows(bound, wide)
    head = _Heading(bound)
    height = head.height + sum(max(one.height for one in row) + _GAP for row in rows) + 2 * _MARGIN
    sheet = cloth(WIDTH, height, album.cloth)
    head.draw(sheet)
    y = head.height
    for number, row in enumerate(rows):
        for place, one in enumerate(row):
            lean = _LEANS[(number * album.columns + place) % len(_LEANS)] * wide / one.width
            lay(sheet, one.draw(bound.files), _MARGIN + place * (wide + _GAP), y, lean)
        y += max(one.height for one in row) + _GAP
    _sign(sheet, y + _MARGIN // 3)
    return png(sheet)


def _rows(bound: BoundAlbum, wide: int) -> list[list[PrintLayout]]:
    """The prints in rows; one that is wide has a row to itself."""
    rows: list[list[PrintLayout]] = []
    room = 0
    for one in bound.album.prints[:MOST_PRINTS]:
        if one.wide:
            rows.append([PrintLayout(one, WIDTH - 2 * _MARGIN, bound.wording)])
            room = 0
            continue
        if room == 0:
            rows.append([])
            room = bound.album.columns
        rows[-1].append(PrintLayout(one, wide, bound.wording))
        room -= 1
    return rows


class _Heading:
    """What stands above the prints."""

    def __init__(self, bound: BoundAlbum) -> None:
        self._bound = bound
        self._game = Style(Face.PLAIN, 34, bound.album.accent)
        self._voice = Style(Face.VOICE, 90, INK, 1.04)
        self._legend = Style(Face.PLAIN, 30, _SECOND, 1.3)
        self._title = self._voice.balanced(bound.headline, WIDTH - 2 * _MARGIN, 3)
        legend = bound.album.legend
        told = "" if legend is None else bound.wording.say(legend)
        self._told = self._legend.lines(told, WIDTH - 2 * _MARGIN, 3)
        self._rows = player_rows(bound.players, WIDTH - 2 * _MARGIN)
        lines = len(self._title) * self._voice.leading + len(self._told) * self._legend.leading
        self.height = _MARGIN + self._game.leading + 10 + lines + 34 + len(self._rows) * 50 + 34

    def draw(self, sheet: Image.Image) -> None:
        """The game, how it ended, who played."""
        y = _MARGIN
        self._game.write(sheet, _MARGIN, y, self._bound.game)
        y += self._game.leading + 10
        for line in self._title:
            self._voice.write(sheet, _MARGIN - 4, y, line)
            y += self._voice.leading
        y += 34
        for row in self._rows:
            draw_players(sheet, _MARGIN, y, row)
            y += 50
        for line in self._told:
            self._legend.write(sheet, _MARGIN, y, line)
            y += self._legend.leading


_PLAYER, _POINTS = Style(Face.PLAIN, 32, INK), Style(Face.NAME, 40, INK)


def player_rows(players: tuple[Player, ...], width: int) -> list[list[Player]]:
    """The players in as many rows as they need."""
    rows: list[list[Player]] = [[]]
    left = float(width)
    for player in players:
        wide = _wide(player)
        if rows[-1] and wide > left:
            rows.append([])
            left = width
        rows[-1].append(player)
        left -= wide
    return rows


def draw_players(sheet: Image.Image, x: float, y: float, players: list[Player]) -> None:
    """A row of players: each one's colour, name and points."""
    for player in players:
        _dot(sheet, round(x), round(y) + 9, player.colour)
        name = _PLAYER.printable(player.name)
        _PLAYER.write(sheet, x + _DOT + 12, y + 1, name)
        if player.points is not None:
            _POINTS.write(sheet, x + _DOT + 24 + _PLAYER.wide(name), y - 7, str(player.points))
        x += _wide(player)


def _wide(player: Player) -> float:
    points = 0.0 if player.points is None else _POINTS.wide(str(player.points)) + 12
    return _DOT + 12 + _PLAYER.wide(_PLAYER.printable(player.name)) + points + 40


def _dot(sheet: Image.Image, x: int, y: int, colour: Colour) -> None:
    mask = Image.new("L", (_DOT * _FINER, _DOT * _FINER), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), 255)
    sheet.paste(colour, (x, y), mask.resize((_DOT, _DOT), Image.Resampling.BOX))


def cloth(width: int, height: int, colour: Colour) -> Image.Image:
    """The game's cloth by day, under a lamp."""
    sheet = Image.new("RGB", (width, height), colour)
    lamp = Image.radial_gradient("L").resize((width * 2, width * 2))
    light = lamp.point([max(0, _DARK_FROM - level) * 2 // 3 for level in range(256)])
    sheet.paste(mixed(colour, "#ffffff", 0.8), (-width // 2, -width), light)
    return sheet


def _sign(sheet: Image.Image, y: int) -> None:
    """Whence it comes."""
    style = Style(Face.VOICE, 40, _SECOND)
    style.write(sheet, (sheet.width - style.wide("Unspoken")) / 2, y, "Unspoken")


def png(sheet: Image.Image) -> bytes:
    """The file that is kept."""
    written = io.BytesIO()
    sheet.save(written, "PNG", compress_level=6)
    return written.getvalue()
