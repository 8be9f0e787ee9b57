"""One file in at stdin, one card or rejection out at stdout: a process that may come to grief alone."""

from __future__ import annotations

import os
import resource
import sys
import time

from msgspec.structs import replace
from PIL import Image

from unspoken.pictures.rendered import MOST_BYTES, Rejection, RenderedCard, Result, Seen, encode_result
from unspoken.pictures.rendering import plain_picture, print_card
from unspoken.pictures.things.installed import weights_file
from unspoken.pictures.validation import MOST_PIXELS, UnusablePicture

_MEMORY = 768 * 1024 * 1024
"""Forty million points of a WebP, which its reader holds three times over, and ourselves."""
_SECONDS = 15


def main() -> int:
    """Read, render, look, write."""
    _confine()
    made, unseen = _made(sys.stdin.buffer.read(MOST_BYTES + 1))
    sys.stdout.buffer.write(encode_result(Result(made, time.process_time(), unseen)))
    return 0


def _made(data: bytes) -> tuple[RenderedCard | Rejection, str]:
    try:
        picture = plain_picture(data)
        card = print_card(picture)
    except UnusablePicture as unusable:
        return unusable.rejection, ""
    except MemoryError:
        return Rejection("picture-too-much"), ""
    things, unseen = _things(picture)
    return replace(card, look=replace(card.look, things=things)), unseen


def _things(picture: Image.Image) -> tuple[tuple[Seen, ...], str]:
    """What is on it; or, where that cannot be told, why: the card is there, and is worth more."""
    weights = weights_file()
    if weights is None:
        return (), ""
    # only now: numbers and net take memory that a large file has just given back
    from unspoken.pictures.things.looking import things_on
    from unspoken.pictures.things.net import Net
    from unspoken.pictures.things.weights import RottenWeights, read_weights

    try:
        return things_on(picture, Net(read_weights(weights))), ""
    except RottenWeights as rotten:
        return (), str(rotten)
    except MemoryError:
        return (), "there is too little memory for it"


def _confine() -> None:
    """So much memory and time, no file written, no process started; and no bomb unfolded."""
    # each thread of NumPy's would take memory of its own, and a picture has one core
    os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")
    limits = [
        (resource.RLIMIT_CPU, _SECONDS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 16),
    ]
    if sys.platform != "darwin":  # there a limit on the address space is refused
        limits.append((resource.RLIMIT_AS, _MEMORY))
    for kind, most in limits:
        resource.setrlimit(kind, (most, most))
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS


if __name__ == "__main__":
    sys.exit(main())
