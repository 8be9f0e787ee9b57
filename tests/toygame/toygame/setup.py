"""From the shelf to a table of Echo, before anything has happened."""

from __future__ import annotations

from unspoken.kernel.game import Seat
from unspoken.kernel.shelf import Shelf

from .types import Materials, Options, Phase, State


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Nothing is needed."""
    return Materials()


def setup(options: Options, _materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the first round."""
    n = len(seats)
    return State(options, n, Phase.OPENING, 0, (None,) * n, None, (0,) * n, (False,) * n)
