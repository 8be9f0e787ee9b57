"""All bytes that a connection gets, not only the frames in them, tell no secret (ALL-01)."""

from __future__ import annotations

import pytest

from tests.secrecy.wire import wire
from unspoken.kernel.game import AnyGame
from unspoken.kernel.playing import play
from unspoken.kernel.secrecy import watch
from unspoken.kernel.worlds import Tally
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
SHARES = 4
GAMES_A_SHARE = 52
EVERY = 120
"""One step in so many is looked at; the frames alone are looked at more often elsewhere."""


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_connection_can_tell_two_worlds_apart(game: AnyGame, share: int) -> None:
    """ALL-01: over 208 random games, whole connections are sent the same bytes in other worlds."""
    tally = Tally()
    trials = list(game.trials())
    for number in range(share * GAMES_A_SHARE, (share + 1) * GAMES_A_SHARE):
        seats, options, materials = trials[number % len(trials)]
        steps = list(play(game, seats, options, materials, b"wire %d" % number))
        watch(game, steps, tally, every=EVERY, first=number, sight=wire)
    assert min(tally.exact, tally.course) > 10
