"""Tall pictures are encoded in pieces."""

from __future__ import annotations

import io
from random import Random

from PIL import Image

from tests.albums.little_album import pixels
from unspoken.albums.tall_png import TallPng

_WIDTH, _HEIGHT = 7, 300


def test_the_pieces_are_one_picture() -> None:
    """Each line is stored as a difference from the line above, also across the border of two pieces."""
    picture = Image.frombytes("RGB", (_WIDTH, _HEIGHT), Random(1).randbytes(3 * _WIDTH * _HEIGHT))
    out, top = io.BytesIO(), 0
    png = TallPng(_WIDTH, _HEIGHT, out)
    for height in (0, 1, 2, 197, 0, 100):
        png.add(picture.crop((0, top, _WIDTH, _HEIGHT)), height)
        top += height
    png.end()
    assert pixels(out.getvalue()).tobytes() == picture.tobytes()
