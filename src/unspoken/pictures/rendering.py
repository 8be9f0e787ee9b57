"""Renders an untrusted file as a card: upright, in sRGB, without metadata."""

from __future__ import annotations

import io
import struct
import zlib

from PIL import (
    Image,
    ImageCms,
    ImageOps,
    WebPImagePlugin,  # noqa: F401  (otherwise Pillow loads all its plugins to find this one)
)

from unspoken.pictures.cropping import fit_to_card
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import LARGE, SMALL, RenderedCard
from unspoken.pictures.validation import UnusablePicture, open_picture

_PAPER = (244, 236, 217)
"""Background of transparent pictures."""
_ENOUGH = 2 * LARGE[1]
"""Maximum pixels of the longer side that are needed."""


def render_card(data: bytes) -> RenderedCard:
    """Render a file as a card. Raises UnusablePicture."""
    return print_card(plain_picture(data))


def plain_picture(data: bytes) -> Image.Image:
    """Decode a file, no larger than needed. Raises UnusablePicture."""
    picture = open_picture(data)
    try:
        return _plain(picture)
    except Image.DecompressionBombError as bomb:
        raise UnusablePicture("picture-too-much") from bomb
    except (OSError, SyntaxError, ValueError, struct.error, zlib.error, EOFError) as wrong:
        raise UnusablePicture("picture-broken") from wrong


def print_card(picture: Image.Image) -> RenderedCard:
    """Render a decoded picture as a card."""
    card = fit_to_card(picture)
    return RenderedCard(_webp(card), _webp(card.resize(SMALL, Image.Resampling.LANCZOS)), measure(card))


def _plain(picture: Image.Image) -> Image.Image:
    """Downscale, rotate upright, make opaque and convert to sRGB."""
    picture.draft("RGB", (_ENOUGH, _ENOUGH))  # decodes a JPEG at a smaller size, with less memory
    profile = picture.info.get("icc_profile")
    upright = ImageOps.exif_transpose(_shrunk(_whole(picture)))
    if upright.mode in ("RGBA", "LA", "PA"):
        transparent = upright.convert("RGBA")
        paper = Image.new("RGBA", transparent.size, _PAPER)
        upright = Image.alpha_composite(paper, transparent)
    return _common(upright, profile)


def _whole(picture: Image.Image) -> Image.Image:
    """Load all pixels in a mode that can be downscaled; raises if the file is broken or truncated."""
    picture.load()
    if picture.mode == "P":
        return picture.convert("RGBA" if "transparency" in picture.info else "RGB")
    if picture.mode.startswith("I"):  # 16 bits per pixel
        return picture.point(lambda value: value / 256).convert("L")
    return picture


def _shrunk(picture: Image.Image) -> Image.Image:
    """Downscale before anything else copies the picture."""
    factor = max(picture.size) // _ENOUGH
    return picture.reduce(factor) if factor > 1 else picture


def _common(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """Convert the colours to sRGB."""
    if profile is not None and picture.mode in ("RGB", "CMYK", "L"):
        try:
            own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            common = ImageCms.createProfile("sRGB")
            converted = ImageCms.profileToProfile(picture, own, common, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError):
            return picture.convert("RGB")  # ignore an invalid profile
        if converted is not None:
            return converted
    return picture.convert("RGB")


def _webp(card: Image.Image) -> bytes:
    """Encode as WebP, with pixels only."""
    bare = Image.frombytes("RGB", card.size, card.tobytes())
    written = io.BytesIO()
    bare.save(written, "WEBP", quality=82, method=4)
    return written.getvalue()
