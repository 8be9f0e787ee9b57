"""Checks by its content whether a file is a picture that can be a card."""

from __future__ import annotations

import io
import struct
import zlib

from PIL import Image, UnidentifiedImageError

from unspoken.pictures.rendered import MOST_BYTES, Rejection
from unspoken.pictures.scans import count_scans

MOST_PIXELS = 40_000_000
MOST_SCANS = 64
"""Maximum scans of a progressive JPEG: usually about ten, each as slow as a whole picture."""
LEAST_SIDE = 200
"""Minimum pixels of the shorter side."""

_KINDS = ("JPEG", "PNG", "WEBP")

_OTHER_KINDS = {
    b"GIF8": "GIF",
    b"BM": "BMP",
    b"II*\0": "TIFF",
    b"MM\0*": "TIFF",
    b"%PDF": "PDF",
    b"<svg": "SVG",
    b"<?xml": "SVG",
}
_BRANDS = {b"heic": "HEIC", b"heix": "HEIC", b"mif1": "HEIC", b"avif": "AVIF"}
"""Brands after `ftyp` in files of phones and newer browsers."""

_OTHER_NATURES = (b"pk\x05\x06\0\0\0\0", b"%pdf-", b"<html", b"<script", b"<!doctype")
"""Lower-case magic bytes of archives and HTML, which their readers also find in the middle of a file."""


class UnusablePicture(Exception):
    """A file cannot be rendered as a card; `rejection` says why."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.rejection = Rejection(code, facts)


def open_picture(data: bytes) -> Image.Image:
    """Open a picture and check its header, without decoding the pixels. Raises UnusablePicture."""
    if len(data) > MOST_BYTES:
        raise UnusablePicture("picture-too-heavy", most=MOST_BYTES // 1_000_000)
    kind = _other_kind(data)
    if kind is not None:
        raise UnusablePicture("picture-other-kind", kind=kind)
    lowered = data.lower()
    if any(mark in lowered for mark in _OTHER_NATURES):
        raise UnusablePicture("picture-two-natures")
    if data.startswith(b"\xff\xd8") and count_scans(data) > MOST_SCANS:
        raise UnusablePicture("picture-too-many-scans", most=MOST_SCANS)
    picture = _read(data)
    width, height = picture.size
    if width * height > MOST_PIXELS:
        raise UnusablePicture("picture-too-many-pixels", most=MOST_PIXELS // 1_000_000)
    if min(width, height) < LEAST_SIDE:
        raise UnusablePicture("picture-too-small", least=LEAST_SIDE)
    # a phone's JPEG may contain an HDR gain map as second picture: the first is the photograph
    if picture.format != "MPO" and getattr(picture, "n_frames", 1) > 1:
        raise UnusablePicture("picture-moves")
    return picture


def _read(data: bytes) -> Image.Image:
    """Read the header with the three allowed decoders."""
    try:
        return Image.open(io.BytesIO(data), formats=_KINDS)
    except UnidentifiedImageError as wrong:
        known = data.startswith((b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")) or data[8:12] == b"WEBP"
        raise UnusablePicture("picture-broken" if known else "picture-unknown") from wrong
    except Image.DecompressionBombError as bomb:
        raise UnusablePicture("picture-too-many-pixels", most=MOST_PIXELS // 1_000_000) from bomb
    except (OSError, SyntaxError, ValueError, struct.error, zlib.error, EOFError) as wrong:
        raise UnusablePicture("picture-broken") from wrong


def _other_kind(data: bytes) -> str | None:
    """Return the format of an unsupported file, if its first bytes tell."""
    if data[4:8] == b"ftyp":
        return _BRANDS.get(data[8:12])
    begins = data[:64].lstrip(b"\xef\xbb\xbf \t\r\n")
    return next((kind for mark, kind in _OTHER_KINDS.items() if begins.startswith(mark)), None)
