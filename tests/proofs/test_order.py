"""A step that cannot be seen is not sent."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.dixit.leaks.broadcasts import leak_beside_frame
from unspoken.games.dixit import GAME
from unspoken.kernel.frame import frames
from unspoken.proofs.order import check_quiet
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Broadcast, Leak, Tally

TRIAL = next(iter(GAME.trials()))


def look(sight: Broadcast) -> Tally:
    """Look at every step of one game."""
    tally = Tally()
    for before, step in pairwise(play_randomly(GAME, *TRIAL, b"quiet")):
        check_quiet(GAME, before, step, tally, sight)
    return tally


def test_a_changed_mind_is_quiet() -> None:
    """ALL-01: there were such steps, and nobody else was sent a byte."""
    assert look(frames).quiet > 0


def test_a_number_that_moves_with_every_step_is_not() -> None:
    """ALL-01: it would tell that something hidden happened."""
    with pytest.raises(Leak, match="quiet"):
        look(leak_beside_frame(lambda session: session.step))
