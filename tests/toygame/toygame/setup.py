"""Materials and initial state of Echo."""

from __future__ import annotations

from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Seat

from .types import HIGHEST, Materials, Options, Phase, State, Tone


def gather(options: Options, shelf: Shelf) -> Materials:
    """Return a tone for each number (ECHO-05)."""
    return Materials(shelf.items(options.tones, Tone)[:HIGHEST])


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the first round."""
    n = len(seats)
    return State(options, materials.tones, n, Phase.OPENING, 0, (None,) * n, None, (0,) * n, (False,) * n)
