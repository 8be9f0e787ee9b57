"""From the shelf to the table, before anything is dealt."""

from __future__ import annotations

from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.types import Materials, Options, State
from unspoken.kernel.game import Seat
from unspoken.kernel.shelf import Shelf


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """The action cards are our own, and come from no pack (TEL-01)."""
    return Materials(DECK)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before anything is dealt."""
    n = len(seats)
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=MODES[options.mode].opens,
        starter=Seat(0),
        gone_on=(False,) * n,
        start=(),
        grid=(),
        row=(),
        deck=(),
        removed=(),
        used=(),
        shuffles=0,
        wins=(None,) * n,
        loses=(None,) * n,
        wishes=(None,) * n,
        split=(),
        handed=None,
        turns=(),
        named=(),
    )
