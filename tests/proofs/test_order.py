"""A step that a viewer cannot see sends them nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.dixit.leaks.broadcasts import leak_beside_frame
from unspoken.games.dixit import GAME
from unspoken.kernel.frames.frame import frames
from unspoken.proofs.order import check_quiet
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Broadcast, Leak, ProofTally

TRIAL = next(iter(GAME.proofs.trials()))


def check_game(sight: Broadcast) -> ProofTally:
    """Check every step of a game."""
    tally = ProofTally()
    for before, step in pairwise(play_randomly(GAME, *TRIAL, b"quiet")):
        check_quiet(GAME, before, step, tally, sight)
    return tally


def test_a_changed_answer_sends_nothing_to_others() -> None:
    """ALL-01: there are such steps in the game."""
    assert check_game(frames).quiet > 0


def test_a_visible_step_counter_is_found_as_a_leak() -> None:
    """ALL-01: it would reveal hidden steps."""
    with pytest.raises(Leak, match="quiet"):
        check_game(leak_beside_frame(lambda session: session.step))
