"""Requests the replay of a game repeatedly while the game is running, and once after its end."""

from __future__ import annotations

import msgspec

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Leak
from unspoken.tables.log.events import Began, Moved
from unspoken.tables.log.log import encode_event
from unspoken.tables.log.replays import GameStillOn, find_replay

TABLE = "MOTH27"
_REQUESTS_PER_GAME = 12
"""Moments of a game at which the replay is requested, besides the last two moves."""


def ask_for_replays(game: AnyGame, number: int) -> tuple[set[str], int]:
    """Request replays of the random game of this number; return the refusals and the number of requests.

    Raises Leak if the replay of a running game is shown, or the replay of a finished game is not.
    """
    trials = list(game.proofs.trials())
    seats, options, materials = trials[number % len(trials)]
    steps = list(play_randomly(game, seats, options, materials, b"asking %d" % number))
    records = [encode_event(Began(msgspec.Raw(encode(steps[0].session.header))))]
    records += [encode_event(Moved(step.entry.at, msgspec.Raw(encode(step.entry)))) for step in steps]
    last = len(steps)
    moments = [*range(1, last - 1, last // _REQUESTS_PER_GAME + 1), last - 1]
    refusals = {_refusal(records[: 1 + moment], game) for moment in moments}
    if None in refusals or _refusal(records, game) is not None:
        raise Leak("replay", f"{game.name}, game {number}: replay shown during the game, or refused after it")
    return {refusal for refusal in refusals if refusal is not None}, len(moments)


def _refusal(records: list[bytes], game: AnyGame) -> str | None:
    """Return the refusal of a replay, or None if it is shown."""
    try:
        find_replay(records, TABLE, 1, {game.name: game})
    except GameStillOn as refused:
        return str(refused)
    return None
