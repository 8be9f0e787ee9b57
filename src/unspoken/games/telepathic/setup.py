"""Materials and initial state of Telepathic."""

from __future__ import annotations

from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.types import Materials, Options, State
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Seat


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Return the action cards, which are built in: there is no pack of them (TEL-01)."""
    return Materials(DECK)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the deal."""
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
