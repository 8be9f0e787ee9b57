"""Text on images: the typefaces, line breaking, and characters that a typeface lacks."""

from __future__ import annotations

import io
from enum import Enum
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont, features

from unspoken.albums.vocabulary import Colour

_FINER = 3
_UNKNOWN = "\uffff"
"""A character that no typeface has: its glyph is the one drawn for every missing character."""


_FIGURES = ["lnum"] if features.check("raqm") else None
"""Lining figures, if Pillow was built with Raqm, as its wheels are; some Linux packages are not."""


class Typeface(Enum):
    """The typefaces: for headings, for names and words, for other text."""

    VOICE = "bona-nova-400-italic.ttf"
    NAME = "bona-nova-700.ttf"
    PLAIN = "commissioner-600.ttf"


class TextStyle:
    """A typeface in one size and colour, with its line height."""

    def __init__(self, face: Typeface, size: int, colour: Colour, leading: float = 1.16) -> None:
        self._face = face
        self._font = _font(face, size * _FINER)
        self.colour = colour
        self.size = size
        self.leading = round(size * leading)

    def wide(self, text: str) -> float:
        """Return the width of a line."""
        return self._font.getlength(text, features=_FIGURES) / _FINER

    def lines(self, text: str, width: float, most: int) -> list[str]:
        """Break the text into at most so many lines; the last one ends in an ellipsis if text is left."""
        words = self.printable(text).split()
        found: list[str] = []
        while words and len(found) < most:
            line = words.pop(0)
            while words and self.wide(f"{line} {words[0]}") <= width:
                line = f"{line} {words.pop(0)}"
            if len(line) > 1 and self.wide(line) > width:
                line, rest = self._broken(line, width)
                words.insert(0, rest)
            found.append(line)
        if words:
            found[-1] = self._shortened(f"{found[-1]} {words[0]}", width)
        return found

    def balanced(self, text: str, width: float, most: int) -> list[str]:
        """Break the text into as few lines as possible, of similar length."""
        lines = self.lines(text, width, most)
        for share in range(95, 50, -5):
            closer = self.lines(text, width * share / 100, most)
            if len(closer) != len(lines) or closer[-1].endswith("…") or " ".join(closer) != " ".join(lines):
                break
            lines = closer
        return lines

    def fits(self, text: str, width: float) -> bool:
        """True if no word is wider than the line."""
        return all(self.wide(word) <= width for word in self.printable(text).split())

    def printable(self, text: str) -> str:
        """Remove characters that the typeface lacks; return an ellipsis if none is left."""
        left = "".join(char for char in text if char.isspace() or _has(self._face, char))
        return "…" if text.strip() and not left.strip() else left

    def write(self, sheet: Image.Image, x: float, y: float, line: str) -> None:
        """Draw a line with its upper left corner at this point."""
        # supersampling: letters are placed more exactly than on whole pixels
        room = (round(self.wide(line)) + 2 * self.size, 2 * self.leading)
        mask = Image.new("L", (room[0] * _FINER, room[1] * _FINER), 0)
        place = (self.size // 2 * _FINER, 0)
        ImageDraw.Draw(mask).text(place, line, font=self._font, fill=255, features=_FIGURES)
        small = mask.resize(room, Image.Resampling.BOX)
        sheet.paste(self.colour, (round(x) - self.size // 2, round(y)), small)

    def _broken(self, word: str, width: float) -> tuple[str, str]:
        """Split a word that is wider than its line."""
        fits = next((n for n in range(len(word) - 1, 0, -1) if self.wide(word[:n]) <= width), 1)
        return word[:fits], word[fits:]

    def _shortened(self, line: str, width: float) -> str:
        while line and self.wide(f"{line}…") > width:
            line = line[:-1]
        return f"{line.rstrip(' ,·')}…"


@lru_cache(maxsize=64)
def _font(face: Typeface, size: int) -> ImageFont.FreeTypeFont:
    data = files("unspoken.albums").joinpath("fonts", face.value).read_bytes()
    return ImageFont.truetype(io.BytesIO(data), size)


@lru_cache(maxsize=4096)
def _has(face: Typeface, char: str) -> bool:
    """True if the typeface has the character: all missing characters have the same glyph."""
    return _look(face, char) != _look(face, _UNKNOWN)


def _look(face: Typeface, char: str) -> tuple[tuple[int, int], bytes]:
    drawn = _font(face, 24).getmask(char)
    return drawn.size, bytes(drawn)
