"""Replays in the middle of a game: whatever lies hidden, whoever asks hears one and the same sentence."""

from __future__ import annotations

import pytest

from tests.secrecy.asking import TABLE, ask_for_replays
from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
_TRIALS = 4
"""Numbers of seats and house rules that are tried of each game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_step_of_a_game_that_is_on_is_shown(game: AnyGame) -> None:
    """ALL-01: the same words from the deal until somebody has won; all of it once it is over."""
    for number in range(_TRIALS):
        heard, _times = ask_for_replays(game, number)
        assert heard == {f"game 1 at table {TABLE} is still on, and its secrets with it"}
