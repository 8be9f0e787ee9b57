"""The rendering process: reads one file from stdin, writes one card or rejection to stdout."""

from __future__ import annotations

import os
import resource
import sys
import time

from msgspec.structs import replace
from PIL import Image

from unspoken.pictures.classifier.installed import weights_file
from unspoken.pictures.rendered import (
    MOST_BYTES,
    DetectedThing,
    Rejection,
    RenderedCard,
    RenderResult,
    encode_result,
)
from unspoken.pictures.rendering import plain_picture, print_card
from unspoken.pictures.validation import MOST_PIXELS, UnusablePicture

_MEMORY = 768 * 1024 * 1024
"""Enough for a WebP of forty million pixels, which Pillow holds three times, and for this process."""
_SECONDS = 15


def main() -> int:
    """Read, render, classify, write."""
    _confine()
    made, classifier_error = _made(sys.stdin.buffer.read(MOST_BYTES + 1))
    sys.stdout.buffer.write(encode_result(RenderResult(made, time.process_time(), classifier_error)))
    return 0


def _made(data: bytes) -> tuple[RenderedCard | Rejection, str]:
    try:
        picture = plain_picture(data)
        card = print_card(picture)
    except UnusablePicture as unusable:
        return unusable.rejection, ""
    except MemoryError:
        return Rejection("picture-too-much"), ""
    things, classifier_error = _things(picture)
    return replace(card, look=replace(card.look, things=things)), classifier_error


def _things(picture: Image.Image) -> tuple[tuple[DetectedThing, ...], str]:
    """Return the things on a picture and an error text; the card is kept even if the classifier fails."""
    weights = weights_file()
    if weights is None:
        return (), ""
    # imported late: NumPy and the net need the memory that rendering has just freed
    from unspoken.pictures.classifier.classify import classify
    from unspoken.pictures.classifier.net import Net
    from unspoken.pictures.classifier.weights import BadWeights, read_weights

    try:
        return classify(picture, Net(read_weights(weights))), ""
    except BadWeights as rotten:
        return (), str(rotten)
    except MemoryError:
        return (), "there is too little memory for it"


def _confine() -> None:
    """Limit memory, time and file access of this process, and the size of pictures."""
    # threads of NumPy would each need memory
    os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")
    limits = [
        (resource.RLIMIT_CPU, _SECONDS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 16),
    ]
    if sys.platform != "darwin":  # macOS refuses limits on the address space
        limits.append((resource.RLIMIT_AS, _MEMORY))
    for kind, most in limits:
        resource.setrlimit(kind, (most, most))
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS


if __name__ == "__main__":
    sys.exit(main())
