"""Test files that users might upload, valid and invalid."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw

_SIZE = (300, 450)
_ORIENTATION, _MAKER, _GPS = 0x0112, 0x010F, 0x8825
SECRET = "Somebody's telephone"
"""Part of the metadata of some files; no rendered card may contain it."""


def drawn(number: int = 0, size: tuple[int, int] = _SIZE) -> Image.Image:
    """Return a picture, different for each number."""
    ground = ((number * 67) % 256, (number * 151) % 256, (number * 41 + 90) % 256)
    picture = Image.new("RGB", size, ground)
    pen = ImageDraw.Draw(picture)
    width, height = size
    for ring in range(3 + number % 4):
        inset = 20 + ring * 22
        pen.ellipse(
            (inset, inset, width - inset, height - inset),
            outline=tuple(255 - part for part in ground),
            width=6,
        )
    return picture


def saved(picture: Image.Image, kind: str, **more: object) -> bytes:
    """Return a picture as the bytes of a file."""
    file = io.BytesIO()
    picture.save(file, kind, **more)
    return file.getvalue()


def jpeg(number: int = 0) -> bytes:
    """Return a small photograph."""
    return saved(drawn(number), "JPEG", quality=90)


def png(number: int = 0) -> bytes:
    return saved(drawn(number), "PNG")


def webp(number: int = 0) -> bytes:
    return saved(drawn(number), "WEBP")


def with_gps() -> bytes:
    """Return a photograph with GPS position, camera and orientation in its metadata."""
    exif = Image.Exif()
    exif[_ORIENTATION] = 6
    exif[_MAKER] = SECRET
    exif.get_ifd(_GPS).update({1: "N", 2: (52.0, 13.0, 47.0), 3: "E", 4: (21.0, 0.0, 44.0)})
    sideways = Image.new("RGB", (450, 300), "blue")
    sideways.paste("red", (0, 0, 225, 300))
    return saved(sideways, "JPEG", exif=exif, comment=SECRET.encode(), quality=95)


def moving(kind: str) -> bytes:
    """Return an animation."""
    frames: Sequence[Image.Image] = [drawn(number) for number in range(1, 3)]
    return saved(drawn(), kind, save_all=True, append_images=frames, duration=100)


def two_in_one() -> bytes:
    """Return a photograph with a second picture, as phones with bright screens write it."""
    return saved(drawn(), "MPO", save_all=True, append_images=[drawn(1)])


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png_of(width: int, height: int, more: bytes = b"") -> bytes:
    """Return a small PNG file that claims a size in pixels."""
    rows = zlib.compressobj(9)
    packed = b"".join(rows.compress(bytes(1 + width // 8)) for _ in range(min(height, 4_000))) + rows.flush()
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + more + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


@cache
def text_bomb() -> bytes:
    """Return a PNG whose decompressed comment would exhaust the memory."""
    compressed = zlib.compress(bytes(100_000_000), 1)
    return png_of(400, 600, chunk(b"zTXt", b"comment\0\0" + compressed))


def and_archive() -> bytes:
    """Return a JPEG that is also a ZIP archive."""
    file = io.BytesIO(jpeg())
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("run.js", "alert(1)")
    return file.getvalue()


def and_page() -> bytes:
    """Return a JPEG that contains an HTML page."""
    return saved(drawn(), "JPEG", comment=b"<html><script>alert(1)</script></html>")


SVG = b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"/>'
HEIC = b"\0\0\0\x18ftypheic" + bytes(400)


def of_scans(number: int) -> bytes:
    """Return a progressive photograph with this many copies of its last scan."""
    whole = saved(Image.new("RGB", _SIZE, "teal"), "JPEG", progressive=True)
    last, end = whole.rindex(b"\xff\xda"), whole.rindex(b"\xff\xd9")
    return whole[:last] + whole[last:end] * number + whole[end:]
