"""Renders vector drawings, supersampled so that edges are smooth."""

from __future__ import annotations

from typing import assert_never

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from unspoken.albums.lettering import TextStyle, Typeface
from unspoken.albums.vocabulary import Colour, Cutout, Label, Polygon, Polyline, RoundedPanel, VectorDrawing

PAPER = "#fbf6ea"
_FINER = 2
_SHADOW = 90
"""Opacity of a cutout's shadow, out of 255."""


def paint(drawing: VectorDrawing, width: int) -> Image.Image:
    """Render the drawing at this width in pixels."""
    scale = width * _FINER / drawing.width
    size = (width * _FINER, round(drawing.height * scale))
    sheet = _ground(size, drawing.top or PAPER, drawing.foot or drawing.top or PAPER)
    pen = ImageDraw.Draw(sheet)
    for mark in drawing.marks:
        match mark:
            case Polygon(points, fill):
                pen.polygon([(x * scale, y * scale) for x, y in points], fill)
            case Polyline(points, thick, colour):
                line = [(x * scale, y * scale) for x, y in points]
                pen.line(line, colour, max(1, round(thick * scale)), joint="curve")
            case RoundedPanel():
                _panel(pen, mark, scale)
            case Cutout():
                _cut_out(sheet, mark, scale)
            case Label():
                _write(sheet, mark, scale)
            case _:
                assert_never(mark)
    return sheet.resize((width, round(size[1] / _FINER)), Image.Resampling.BOX)


def _ground(size: tuple[int, int], top: Colour, foot: Colour) -> Image.Image:
    if top == foot:
        return Image.new("RGB", size, top)
    fall = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, foot), Image.new("RGB", size, top), fall)


def _panel(pen: ImageDraw.ImageDraw, panel: RoundedPanel, scale: float) -> None:
    box = [panel.x, panel.y, panel.x + panel.width, panel.y + panel.height]
    pen.rounded_rectangle(
        [round(side * scale) for side in box],
        panel.radius * scale,
        panel.fill,
        panel.rim,
        max(1, round(panel.rim_width * scale)),
    )


def _cut_out(sheet: Image.Image, cutout: Cutout, scale: float) -> None:
    """Draw white paper with a soft rim, a thick edge below it, and a shadow."""
    unit = sheet.width / 220
    reach = round(9 * unit)
    left = round(min(x - r for x, _, r in cutout.discs) * scale) - reach
    top = round(min(y - r for _, y, r in cutout.discs) * scale) - reach
    right = round(max(x + r for x, _, r in cutout.discs) * scale) + reach
    foot = round(max(y + r for _, y, r in cutout.discs) * scale) + reach
    mask = Image.new("L", (right - left, foot - top), 0)
    pen = ImageDraw.Draw(mask)
    for x, y, radius in cutout.discs:
        pen.ellipse(
            [
                ((x - radius) * scale - left, (y - radius) * scale - top),
                ((x + radius) * scale - left, (y + radius) * scale - top),
            ],
            255,
        )
    shadow = ImageChops.offset(mask, 0, round(3.4 * unit)).filter(ImageFilter.GaussianBlur(2.6 * unit))
    sheet.paste(cutout.shade, (left, top), shadow.point([level * _SHADOW // 255 for level in range(256)]))
    sheet.paste(cutout.edge, (left, top), ImageChops.offset(mask, 0, round(1.4 * unit)))
    sheet.paste(cutout.fill, (left, top), mask)
    rim = ImageChops.invert(mask).filter(ImageFilter.GaussianBlur(2.4 * unit))
    sheet.paste(cutout.edge, (left, top), ImageChops.darker(rim, mask))


def _write(sheet: Image.Image, label: Label, scale: float) -> None:
    style = TextStyle(Typeface.PLAIN, round(label.size * scale), label.colour)
    x, y = label.x * scale - style.wide(label.text) / 2, label.y * scale - style.leading / 2
    style.write(sheet, x, y, label.text)


def mixed(colour: Colour, other: Colour, share: float) -> tuple[int, int, int]:
    """Mix two colours; `share` is the amount of the second."""
    pairs = zip(ImageColor.getrgb(colour)[:3], ImageColor.getrgb(other)[:3], strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return red, green, blue
