"""From the shelf to a table of Pattern, before anything has happened."""

from __future__ import annotations

from unspoken.cli.template.game.types import Materials, Options, Phase, State
from unspoken.kernel.game import Seat
from unspoken.kernel.shelf import Shelf


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Nothing is needed from the packs."""
    return Materials()


def setup(options: Options, _materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the first round."""
    n = len(seats)
    return State(
        options=options,
        seats=n,
        phase=Phase.OPENING,
        round=0,
        picks=(None,) * n,
        gains=(0,) * n,
        scores=(0,) * n,
        gone_on=(False,) * n,
    )
