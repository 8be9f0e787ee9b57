"""All bytes that a connection gets, not only the frames in them, tell no secret (ALL-01)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.secrecy.wire import wire
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.sampling import one_in
from unspoken.proofs.secrecy import check_steps
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Tally
from unspoken.tables.games import find_games

pytestmark = pytest.mark.long

GAMES = find_games(also=("toygame",))
SHARES = 4
"""The games of a proof are shared out, so that two cores have something to do."""


@dataclass(frozen=True)
class Length:
    """How many games a share of the proof has, and in about how many places each is looked at."""

    games: int
    looks: int
    least: int
    """So many comparisons of each kind come of it; a proof that compared nothing must not pass for one."""


@pytest.fixture(scope="session")
def length(short: bool) -> Length:
    """208 games in all; 24 where the proof is to be short."""
    return Length(games=6, looks=1, least=2) if short else Length(games=52, looks=2, least=40)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_connection_can_tell_two_worlds_apart(game: AnyGame, share: int, length: Length) -> None:
    """ALL-01: over 208 random games, every seat and an outsider are sent the same bytes in other worlds."""
    tally, statistics = Tally(), Statistics()
    trials = list(game.trials())
    for number in range(share * length.games, (share + 1) * length.games):
        seats, options, materials = trials[number % len(trials)]
        steps = list(play_randomly(game, seats, options, materials, b"wire %d" % number))
        sample = one_in(max(1, len(steps) // length.looks))
        check_steps(game, steps, tally, sample(steps, 7 * number), wire)
        statistics.add_game(game, steps)
    statistics.check(game)
    assert min(tally.exact, tally.course) > length.least
