"""Encodes a tall picture as PNG in pieces, so that the whole picture is never in memory."""

from __future__ import annotations

import io
import struct
import zlib
from typing import IO

from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">II5B")
_CHUNK = struct.Struct(">I4s")
_CHECKSUM = 4
_LEVEL = 6
_LINES_AT_ONCE = 128


class TallPng:
    """An RGB picture to which lines are added from top to bottom."""

    def __init__(self, width: int, height: int, out: IO[bytes]) -> None:
        self._width = width
        self._out = out
        self._above: Image.Image | None = None
        self._packing = zlib.compressobj(_LEVEL, strategy=zlib.Z_FILTERED)
        out.write(_SIGNATURE)
        # eight bits each of red, green and blue
        self._write(b"IHDR", _HEADER.pack(width, height, 8, 2, 0, 0, 0))

    def add(self, picture: Image.Image, height: int) -> None:
        """Add the first lines of a picture of the same width below."""
        for first in range(0, height, _LINES_AT_ONCE):
            last = min(first + _LINES_AT_ONCE, height)
            self._add(picture.crop((0, first, self._width, last)))

    def _add(self, lines: Image.Image) -> None:
        piece, drop = lines, 0
        if self._above is not None:  # PNG stores differences from the line above
            piece = Image.new("RGB", (self._width, lines.height + 1))
            piece.paste(self._above, (0, 0))
            piece.paste(lines, (0, 1))
            drop = 3 * self._width + 1
        self._write(b"IDAT", self._packing.compress(_scan_lines(piece)[drop:]))
        self._above = lines.crop((0, lines.height - 1, self._width, lines.height))

    def end(self) -> None:
        """Write the end of the file."""
        self._write(b"IDAT", self._packing.flush())
        self._write(b"IEND", b"")

    def _write(self, kind: bytes, data: bytes) -> None:
        self._out.write(_CHUNK.pack(len(data), kind) + data + struct.pack(">I", zlib.crc32(kind + data)))


def _scan_lines(picture: Image.Image) -> memoryview:
    """Return the filtered lines that Pillow writes for a picture."""
    written = io.BytesIO()
    picture.save(written, "PNG", compress_level=0)
    file, at, data = written.getbuffer(), len(_SIGNATURE), bytearray()
    while at < len(file):
        length, kind = _CHUNK.unpack_from(file, at)
        at += _CHUNK.size
        if kind == b"IDAT":
            data += file[at : at + length]
        at += length + _CHECKSUM
    return memoryview(zlib.decompress(data))
