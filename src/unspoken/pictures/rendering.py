"""From a stranger's file to a card: upright, in plain colours, of pixels alone."""

from __future__ import annotations

import io
import struct
import zlib

from PIL import (
    Image,
    ImageCms,
    ImageOps,
    WebPImagePlugin,  # noqa: F401  (else Pillow would load every reader that it has, to find this one)
)

from unspoken.pictures.cropping import fit_to_card
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import LARGE, SMALL, RenderedCard
from unspoken.pictures.validation import UnusablePicture, open_picture

_PAPER = (244, 236, 217)
"""What is transparent lies on paper."""
_ENOUGH = 2 * LARGE[1]
"""Pixels of the longer side: more would be thrown away again."""


def render_card(data: bytes) -> RenderedCard:
    """The card that is made of a file. Raises UnusablePicture."""
    return print_card(plain_picture(data))


def plain_picture(data: bytes) -> Image.Image:
    """The picture in a file, no larger than it need be. Raises UnusablePicture."""
    picture = open_picture(data)
    try:
        return _plain(picture)
    except Image.DecompressionBombError as bomb:
        raise UnusablePicture("picture-too-much") from bomb
    except (OSError, SyntaxError, ValueError, struct.error, zlib.error, EOFError) as wrong:
        raise UnusablePicture("picture-broken") from wrong


def print_card(picture: Image.Image) -> RenderedCard:
    """A plain picture as a card."""
    card = fit_to_card(picture)
    return RenderedCard(_webp(card), _webp(card.resize(SMALL, Image.Resampling.LANCZOS)), measure(card))


def _plain(picture: Image.Image) -> Image.Image:
    """Made small, turned upright, in the colours of every screen, and opaque."""
    picture.draft("RGB", (_ENOUGH, _ENOUGH))  # a JPEG can be read at half its size, and with half the memory
    profile = picture.info.get("icc_profile")
    upright = ImageOps.exif_transpose(_shrunk(_whole(picture)))
    if upright.mode in ("RGBA", "LA", "PA"):
        seen = upright.convert("RGBA")
        paper = Image.new("RGBA", seen.size, _PAPER)
        upright = Image.alpha_composite(paper, seen)
    return _common(upright, profile)


def _whole(picture: Image.Image) -> Image.Image:
    """All pixels, in a form that can be made smaller; a broken or cut file shows itself here."""
    picture.load()
    if picture.mode == "P":
        return picture.convert("RGBA" if "transparency" in picture.info else "RGB")
    if picture.mode.startswith("I"):  # sixteen bits a point
        return picture.point(lambda value: value / 256).convert("L")
    return picture


def _shrunk(picture: Image.Image) -> Image.Image:
    """No larger than it need be, before anything else makes a copy of it."""
    factor = max(picture.size) // _ENOUGH
    return picture.reduce(factor) if factor > 1 else picture


def _common(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """The same colours in the space that every screen knows."""
    if profile is not None and picture.mode in ("RGB", "CMYK", "L"):
        try:
            own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            common = ImageCms.createProfile("sRGB")
            converted = ImageCms.profileToProfile(picture, own, common, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError):
            return picture.convert("RGB")  # a profile that nobody can read says nothing about the colours
        if converted is not None:
            return converted
    return picture.convert("RGB")


def _webp(card: Image.Image) -> bytes:
    """The file that is served: nothing is handed to the encoder but pixels."""
    bare = Image.frombytes("RGB", card.size, card.tobytes())
    written = io.BytesIO()
    bare.save(written, "WEBP", quality=82, method=4)
    return written.getvalue()
