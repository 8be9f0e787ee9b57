"""The projection of the encoder's vectors onto the principal components of the texts about our cards.

With vectors of 192 numbers bots find the card of a clue at least as often as with the encoder's 512, and they
need less memory. `python -m unspoken.bots.lore.vectors --projection` computes the projection again.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH = 192
ENCODED = 512
"""Numbers in a vector of the encoder."""
_FILE = Path(__file__).with_name("projection.bin")


@cache
def projection() -> NDArray[np.float32]:
    """Return the matrix, one principal component per column."""
    return np.fromfile(_FILE, np.float16).reshape(ENCODED, WIDTH).astype(np.float32)


@cache
def projection_digest() -> bytes:
    """Return the digest of the matrix."""
    return sha256(_FILE.read_bytes()).digest()


def write_projection(encoded: NDArray[np.float32]) -> None:
    """Compute the principal components of unit vectors, one per row, and write the matrix."""
    spread = encoded - encoded.mean(axis=0)
    _, components = np.linalg.eigh(spread.T @ spread)
    _FILE.write_bytes(components[:, : -WIDTH - 1 : -1].astype(np.float16).tobytes())
    projection.cache_clear()
    projection_digest.cache_clear()
