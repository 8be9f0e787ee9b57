"""Fits a picture of any aspect ratio onto a card of two by three."""

from __future__ import annotations

from PIL import Image, ImageEnhance, ImageFilter

from unspoken.pictures.rendered import LARGE

_LEAST_LEFT = 2 / 3
"""Minimum share of a picture that cropping leaves; the rest of the card is filled with a blurred copy."""
_ABOVE = 0.42
"""Vertical position of a crop or a wide picture: slightly above the middle, as faces and horizons are."""
_BLUR = 28
_DIM = 0.62


def fit_to_card(picture: Image.Image) -> Image.Image:
    """Return the picture as a large card."""
    card_width, card_height = LARGE
    ratio, wanted = picture.width / picture.height, card_width / card_height
    if _LEAST_LEFT <= ratio / wanted <= 1 / _LEAST_LEFT:
        return _cut(picture, wanted).resize(LARGE, Image.Resampling.LANCZOS)
    held = _cut(picture, ratio * _LEAST_LEFT if ratio > wanted else ratio / _LEAST_LEFT)
    scale = min(card_width / held.width, card_height / held.height)
    size = (max(1, round(held.width * scale)), max(1, round(held.height * scale)))
    card = _backdrop(picture, wanted)
    place = ((card_width - size[0]) // 2, round((card_height - size[1]) * _ABOVE))
    card.paste(held.resize(size, Image.Resampling.LANCZOS), place)
    return card


def _cut(picture: Image.Image, ratio: float) -> Image.Image:
    """Crop to this aspect ratio, horizontally centred and vertically slightly above the centre."""
    if picture.width > picture.height * ratio:
        width, height = max(1, round(picture.height * ratio)), picture.height
    else:
        width, height = picture.width, max(1, min(picture.height, round(picture.width / ratio)))
    left, top = (picture.width - width) // 2, round((picture.height - height) * _ABOVE)
    return picture.crop((left, top, left + width, top + height))


def _backdrop(picture: Image.Image, ratio: float) -> Image.Image:
    """Return a blurred and darkened copy as background."""
    whole = _cut(picture, ratio).resize(LARGE, Image.Resampling.BILINEAR)
    return ImageEnhance.Brightness(whole.filter(ImageFilter.GaussianBlur(_BLUR))).enhance(_DIM)
