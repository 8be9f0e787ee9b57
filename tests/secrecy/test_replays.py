"""Replays in the middle of a game: whatever lies hidden, whoever asks hears one and the same sentence."""

from __future__ import annotations

import msgspec
import pytest

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.tables.events import Began, Moved
from unspoken.tables.games import find_games
from unspoken.tables.log import encode_event
from unspoken.tables.replays import GameStillOn, find_replay

GAMES = find_games(also=("toygame",))
_TABLE = "MOTH27"
_TRIALS = 4
"""Numbers of seats and house rules that are tried of each game."""
_LOOKS = 12
"""Moments of a game at which somebody asks, the last two moves besides."""


def asked(records: list[bytes], game: AnyGame) -> str:
    """What somebody hears who asks for the game as it stands."""
    try:
        find_replay(records, _TABLE, 1, {game.name: game})
    except GameStillOn as refused:
        return str(refused)
    return "shown"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_step_of_a_game_that_is_on_is_shown(game: AnyGame) -> None:
    """ALL-01: the same words from the deal until somebody has won; all of it once it is over."""
    for number, (seats, options, materials) in zip(range(_TRIALS), game.trials(), strict=False):
        steps = list(play_randomly(game, seats, options, materials, b"asking %d" % number))
        records = [encode_event(Began(msgspec.Raw(encode(steps[0].session.header))))]
        moves = [encode_event(Moved(step.entry.at, msgspec.Raw(encode(step.entry)))) for step in steps]
        last = len(moves)
        moments = [*range(1, last - 1, last // _LOOKS + 1), last - 1, last]
        heard = [asked([*records, *moves[:moment]], game) for moment in moments]
        assert set(heard[:-1]) == {f"game 1 at table {_TABLE} is still on, and its secrets with it"}
        assert heard[-1] == "shown"
