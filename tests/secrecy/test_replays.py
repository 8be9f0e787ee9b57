"""Requests for the replay of a running game all get the same refusal."""

from __future__ import annotations

import pytest

from tests.secrecy.replay_requests import TABLE, ask_for_replays
from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
_TRIALS = 4
"""Trials of each game, which differ in seats and house rules."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_running_game_is_never_replayed(game: AnyGame) -> None:
    """ALL-01: the refusal is the same from the deal to the last step."""
    for number in range(_TRIALS):
        refusals, _times = ask_for_replays(game, number)
        assert refusals == {f"game 1 at table {TABLE} is still running"}
