"""One file in at stdin, one card or rejection out at stdout: a process that may come to grief alone."""

from __future__ import annotations

import resource
import sys
import time

from PIL import Image

from unspoken.pictures.rendered import MOST_BYTES, Rejection, RenderedCard, Result, encode_result
from unspoken.pictures.rendering import render_card
from unspoken.pictures.validation import MOST_PIXELS, UnusablePicture

_MEMORY = 768 * 1024 * 1024
"""Forty million points of a WebP, which its reader holds three times over, and ourselves."""
_SECONDS = 15


def main() -> int:
    """Read, render, write."""
    _confine()
    made = _made(sys.stdin.buffer.read(MOST_BYTES + 1))
    sys.stdout.buffer.write(encode_result(Result(made, time.process_time())))
    return 0


def _made(data: bytes) -> RenderedCard | Rejection:
    try:
        return render_card(data)
    except UnusablePicture as unusable:
        return unusable.rejection
    except MemoryError:
        return Rejection("picture-too-much")


def _confine() -> None:
    """So much memory and time, no file written, no process started; and no bomb unfolded."""
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
