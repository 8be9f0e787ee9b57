"""Pictures of told rounds: the numbered cards and the clue, for people to vote on."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bench.telling.rounds import ToldRound
from unspoken.content.packs import Packs

WIDE, TALL, GAP, HEAD = 300, 450, 14, 74
COLUMNS = 4
CLOTH, INK, PAPER = (30, 27, 36), (20, 18, 24), (244, 236, 220)
FONTS = ("DejaVuSerif.ttf", "DejaVuSans.ttf", "Arial Unicode.ttf", "Arial.ttf")
"""Fonts with Polish letters, in order of preference; Pillow's own font lacks them."""


def draw_sheet(packs: Packs, told: ToldRound, number: int) -> Image.Image:
    """Draw the board of a round, numbered from 1, without a mark on the teller's card."""
    columns = min(COLUMNS, len(told.board))
    rows = -(-len(told.board) // columns)
    sheet = Image.new("RGB", (columns * (WIDE + GAP) + GAP, HEAD + rows * (TALL + GAP) + GAP), CLOTH)
    draw = ImageDraw.Draw(sheet)
    draw.text((GAP, 6), f"round {number}", PAPER, _font(18))
    draw.text((GAP, 32), told.clue, PAPER, _fitting(told.clue, sheet.width - 2 * GAP))
    for place, card in enumerate(told.board):
        left = GAP + place % columns * (WIDE + GAP)
        top = HEAD + place // columns * (TALL + GAP)
        with Image.open(packs.folder(told.deck) / f"{card}.webp") as picture:
            sheet.paste(picture.convert("RGB").resize((WIDE, TALL), Image.Resampling.LANCZOS), (left, top))
        draw.rectangle((left, top, left + 40, top + 40), PAPER)
        draw.text((left + 20, top + 20), str(place + 1), INK, _font(26), anchor="mm")
    return sheet


def write_sheet(packs: Packs, told: ToldRound, number: int, folder: Path) -> None:
    """Write the sheet of a round into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    draw_sheet(packs, told, number).save(folder / f"{number:04}.png")


def _fitting(text: str, width: int) -> ImageFont.FreeTypeFont:
    """Return the largest font in which the text fits."""
    sizes = (size for size in range(28, 8, -1) if _font(size).getlength(text) <= width)
    return _font(next(sizes, 8))


def _font(size: int) -> ImageFont.FreeTypeFont:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    raise SystemExit(f"Install one of these fonts to draw sheets: {', '.join(FONTS)}.")
