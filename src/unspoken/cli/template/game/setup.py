"""The first state of a game of Pattern."""

from __future__ import annotations

from unspoken.cli.template.game.types import Materials, Options, Phase, State
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Seat


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Return the materials; Pattern needs nothing from the packs."""
    return Materials()


def setup(options: Options, _materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the first round."""
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
