"""Layout and drawing of one print: pictures on paper, with text below."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from unspoken.albums.lettering import TextStyle, Typeface
from unspoken.albums.painting import PAPER, paint
from unspoken.albums.vocabulary import AlbumPrint, CaptionWriter, CardPicture, Pane, VectorDrawing

INK, INK2 = "#231b2e", "#62566a"
_MISSING = "#d8cdb6"
"""Fill colour for a picture that no longer exists."""
_SHADOW = 22
"""Pixels around the paper for its shadow."""
_DARK = 80
_CLOSE = 2


class TextLine(NamedTuple):
    """A line of text, and its position on the paper."""

    x: float
    y: float
    style: TextStyle
    text: str


class PlacedPicture(NamedTuple):
    """A picture, and its position on the paper."""

    x: int
    y: int
    width: int
    height: int
    picture: CardPicture | VectorDrawing


class PrintLayout:
    """The positions of everything on a print, for a paper of this width."""

    def __init__(self, album_print: AlbumPrint, width: int, wording: CaptionWriter) -> None:
        self._wording = wording
        self._pad = min(max(14, width // 24), 26)
        self._lines: list[TextLine] = []
        self._pictures: list[PlacedPicture] = []
        self.width = width
        large, small = (38, 26) if width < 380 else (46, 29)
        y = self._lay_panes(album_print.panes, self._pad)
        if album_print.title is not None or album_print.lines:
            y += self._pad * 2 // 3
        if album_print.title is not None:
            y = (
                self._write(
                    wording.say(album_print.title), TextStyle(Typeface.VOICE, large, INK, 1.08), y, most=4
                )
                + 8
            )
        for line in album_print.lines:
            y = self._write(wording.say(line), TextStyle(Typeface.PLAIN, small, INK2, 1.28), y, most=4)
        self.height = y + self._pad

    def _lay_panes(self, panes: tuple[Pane, ...], y: int) -> int:
        """Place the pictures side by side, each with its text; return the y at which they end."""
        gap = self._pad * 2 // 3
        wide = (self.width - 2 * self._pad - gap * (len(panes) - 1)) // max(1, len(panes))
        ends = [y]
        for place, pane in enumerate(panes):
            x = self._pad + place * (wide + gap)
            tall = round(wide * _ratio(pane.picture))
            self._pictures.append(PlacedPicture(x, y, wide, tall, pane.picture))
            end = y + tall + 6
            if pane.title is not None:
                title = self._wording.say(pane.title)
                end = self._write(title, _name_style(title, wide), end, 3, x, wide)
            if pane.note is not None:
                note = self._wording.say(pane.note)
                end = self._write(
                    note, TextStyle(Typeface.PLAIN, 21 if wide < 200 else 28, INK2, 1.2), end + 2, 3, x, wide
                )
            ends.append(end)
        return max(ends)

    def _write(
        self,
        text: str,
        style: TextStyle,
        y: int,
        most: int,
        x: float | None = None,
        width: float | None = None,
    ) -> int:
        """Place lines of text; return the y of the next line."""
        left = self._pad if x is None else x
        for line in style.lines(text, self.width - 2 * self._pad if width is None else width, most):
            self._lines.append(TextLine(left, y, style, line))
            y += style.leading
        return y

    def draw(self, files: Mapping[CardPicture, bytes]) -> Image.Image:
        """Draw the paper with its pictures and text."""
        paper = Image.new("RGB", (self.width, self.height), PAPER)
        for placed in self._pictures:
            picture = _pixels(placed, files)
            paper.paste(picture, (placed.x, placed.y), _corners(picture.size, round(placed.width * 0.03)))
        for line in self._lines:
            line.style.write(paper, line.x, line.y, line.text)
        return paper


def _name_style(name: str, width: int) -> TextStyle:
    """Return the largest style in which no word is broken."""
    sizes = (30, 27, 24, 21) if width < 200 else (42, 38, 34, 30, 26)
    styles = [TextStyle(Typeface.NAME, size, INK, 1.1) for size in sizes]
    return next((style for style in styles if style.fits(name, width)), styles[-1])


def _ratio(picture: CardPicture | VectorDrawing) -> float:
    return picture.ratio if isinstance(picture, CardPicture) else picture.height / picture.width


def _pixels(placed: PlacedPicture, files: Mapping[CardPicture, bytes]) -> Image.Image:
    if isinstance(placed.picture, VectorDrawing):
        return paint(placed.picture, placed.width)
    data = files.get(placed.picture)
    if data is None:
        return Image.new("RGB", (placed.width, placed.height), _MISSING)
    with Image.open(io.BytesIO(data), formats=["WEBP"]) as picture:
        return picture.convert("RGB").resize(
            (placed.width, placed.height), Image.Resampling.LANCZOS, reducing_gap=2.0
        )


def _corners(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a mask with round corners."""
    mask = Image.new("L", (size[0] * _CLOSE, size[1] * _CLOSE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * _CLOSE, 255)
    return mask.resize(size, Image.Resampling.BOX)


def lay(sheet: Image.Image, paper: Image.Image, x: int, y: int, lean: float) -> None:
    """Paste a paper onto the sheet, slightly rotated, with a shadow below it."""
    room = (paper.width + 2 * _SHADOW, paper.height + 2 * _SHADOW)
    lying, shape = Image.new("RGB", room, PAPER), Image.new("L", room, 0)
    lying.paste(paper, (_SHADOW, _SHADOW))
    shape.paste(255, (_SHADOW, _SHADOW, room[0] - _SHADOW, room[1] - _SHADOW))
    lying, shape = (image.rotate(lean, Image.Resampling.BICUBIC, expand=True) for image in (lying, shape))
    left = x - (lying.width - paper.width) // 2
    top = y - (lying.height - paper.height) // 2
    shadow = shape.filter(ImageFilter.GaussianBlur(_SHADOW / 3))
    sheet.paste(INK, (left, top + 9), shadow.point([level * _DARK // 255 for level in range(256)]))
    sheet.paste(lying, (left, top), shape)
