"""All bytes that a connection is sent, not only the frames, reveal no secret (ALL-01)."""

from __future__ import annotations

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.wire import wire
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat, Viewer
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.sampling import one_of_some_kinds
from unspoken.proofs.secrecy import check_steps
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Leak, ProofTally
from unspoken.tables.games import find_games
from unspoken.tables.state.room import Room
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.connections import Connections

pytestmark = pytest.mark.long

GAMES = find_games(also=("toygame",))
USUAL = (2, 40)
"""Steps checked per playthrough, and the number of playthroughs."""
SIZES = {"pareidolia": (4, 36), "rorschach": (2, 16), "telepathic": (4, 52)}
"""Other numbers for some games.

The last planted leak of tests/games is found in playthrough 31 of Dixit, 30 of Pareidolia, 10 of Rorschach
and 44 of Telepathic, at these steps and in frames only. Only tests/games/test_leaks.py finds the other four:
two of Dixit that only statistics find, and two of Telepathic that need all win conditions to be met.
"""


def prove(game: AnyGame, games: int, wired: int) -> ProofTally:
    """Check random games: all bytes of connections in the first `wired` of them, frames in the others."""
    trials, (looks, _) = list(game.proofs.trials()), SIZES.get(game.name, USUAL)
    sample, tally, statistics = one_of_some_kinds(looks), ProofTally(), Statistics()
    for number in range(games):
        seats, options, materials = trials[number % len(trials)]
        steps = list(play_randomly(game, seats, options, materials, b"wire %d" % number))
        check_steps(game, steps, tally, sample(steps, number), wire if number < wired else frames)
        statistics.add_game(game, steps)
    statistics.check(game)
    return tally


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_connection_can_distinguish_two_worlds(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01: in random games, every seat and a spectator are sent the same bytes in other worlds.

    In `make test`, all bytes are compared in one game of each trial, and frames in the other games: the
    bytes around a frame come from code that is the same in every game.
    """
    games = proof_size.of(quick=6, test=SIZES.get(game.name, USUAL)[1], prove=2000)
    wired = proof_size.of(quick=6, test=len(list(game.proofs.trials())), prove=2000)
    tally = prove(game, games, wired)
    assert min(tally.exact, tally.course) >= games // 2


VIEWERS = Connections._viewers


def screens_see_a_seat(self: Connections, room: Room) -> list[tuple[Connection, Viewer]]:
    """Show spectators and screens the private view of the first seat."""
    return [(connection, viewer or Seat(0)) for connection, viewer in VIEWERS(self, room)]


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_a_leak_around_the_frames_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """ALL-01: in one of the first three games."""
    monkeypatch.setattr(Connections, "_viewers", screens_see_a_seat)
    with pytest.raises(Leak, match="a spectator can tell two worlds apart"):
        prove(game, games=3, wired=3)
