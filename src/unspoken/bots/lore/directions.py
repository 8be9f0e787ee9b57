"""The directions in which the meanings of texts about cards differ most.

The encoder's vectors are projected onto these principal components. With vectors of 192 numbers bots find the
card of a clue at least as often as with the encoder's 512, and they need less memory.
`python -m unspoken.bots.lore.vectors --directions` finds the directions again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH = 192
ENCODED = 512
"""Numbers in a vector of the encoder."""
_FILE = Path(__file__).with_name("directions.bin")


@cache
def directions() -> NDArray[np.float32]:
    """Return the directions, one per column."""
    return np.fromfile(_FILE, np.float16).reshape(ENCODED, WIDTH).astype(np.float32)


def write_directions(encoded: NDArray[np.float32]) -> None:
    """Find the directions of unit vectors, one per row, and write them."""
    spread = encoded - encoded.mean(axis=0)
    _, components = np.linalg.eigh(spread.T @ spread)
    _FILE.write_bytes(components[:, : -WIDTH - 1 : -1].astype(np.float16).tobytes())
    directions.cache_clear()
