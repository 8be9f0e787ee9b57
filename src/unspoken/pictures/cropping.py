"""A picture of any shape on a card of two by three."""

from __future__ import annotations

from PIL import Image, ImageEnhance, ImageFilter

from unspoken.pictures.rendered import LARGE

_KEPT = 2 / 3
"""No cut takes more of a picture than a third; what is then still too wide lies on its own blurred self."""
_ABOVE = 0.42
"""Where a cut or a wide picture lies: a little above the middle, as faces and horizons do."""
_BLUR = 28
_DIM = 0.62


def fit_to_card(picture: Image.Image) -> Image.Image:
    """The picture as a large card."""
    card_width, card_height = LARGE
    ratio, wanted = picture.width / picture.height, card_width / card_height
    if _KEPT <= ratio / wanted <= 1 / _KEPT:
        return _cut(picture, wanted).resize(LARGE, Image.Resampling.LANCZOS)
    held = _cut(picture, ratio * _KEPT if ratio > wanted else ratio / _KEPT)
    scale = min(card_width / held.width, card_height / held.height)
    size = (max(1, round(held.width * scale)), max(1, round(held.height * scale)))
    card = _backdrop(picture, wanted)
    place = ((card_width - size[0]) // 2, round((card_height - size[1]) * _ABOVE))
    card.paste(held.resize(size, Image.Resampling.LANCZOS), place)
    return card


def _cut(picture: Image.Image, ratio: float) -> Image.Image:
    """The largest part of this shape: from the middle sideways, from a little above it upright."""
    if picture.width > picture.height * ratio:
        width, height = max(1, round(picture.height * ratio)), picture.height
    else:
        width, height = picture.width, max(1, min(picture.height, round(picture.width / ratio)))
    left, top = (picture.width - width) // 2, round((picture.height - height) * _ABOVE)
    return picture.crop((left, top, left + width, top + height))


def _backdrop(picture: Image.Image, ratio: float) -> Image.Image:
    """The picture's own colours, out of focus and in the shade."""
    whole = _cut(picture, ratio).resize(LARGE, Image.Resampling.BILINEAR)
    return ImageEnhance.Brightness(whole.filter(ImageFilter.GaussianBlur(_BLUR))).enhance(_DIM)
