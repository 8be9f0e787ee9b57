"""All bytes that a connection is sent, not only the frames, reveal no secret (ALL-01)."""

from __future__ import annotations

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.wire import wire
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.sampling import one_of_some_kinds
from unspoken.proofs.secrecy import check_steps
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import ProofTally
from unspoken.tables.games import find_games

pytestmark = pytest.mark.long

GAMES = find_games(also=("toygame",))
USUAL = (2, 40)
"""Steps checked per playthrough, and the number of playthroughs."""
SIZES = {"pareidolia": (2, 48), "rorschach": (2, 16), "telepathic": (4, 52)}
"""Other numbers for some games.

The last planted leak of tests/games is found in playthrough 31 of Dixit, 41 of Pareidolia, 10 of Rorschach
and 45 of Telepathic, at these steps and in frames only. Only tests/games/test_leaks.py finds the other four:
two of Dixit that only statistics find, and two of Telepathic that need all win conditions to be met.
"""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_connection_can_distinguish_two_worlds(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01: in random games, every seat and a spectator are sent the same bytes in other worlds."""
    looks, usual = SIZES.get(game.name, USUAL)
    games, sample = proof_size.of(quick=6, test=usual, prove=2000), one_of_some_kinds(looks)
    tally, statistics = ProofTally(), Statistics()
    trials = list(game.proofs.trials())
    for number in range(games):
        seats, options, materials = trials[number % len(trials)]
        steps = list(play_randomly(game, seats, options, materials, b"wire %d" % number))
        check_steps(game, steps, tally, sample(steps, number), wire)
        statistics.add_game(game, steps)
    statistics.check(game)
    assert min(tally.exact, tally.course) >= games // 2
