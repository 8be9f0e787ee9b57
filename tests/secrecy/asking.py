"""Somebody asks for the replay of a game that is on, again and again until it is over."""

from __future__ import annotations

import msgspec

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Leak
from unspoken.tables.events import Began, Moved
from unspoken.tables.log import encode_event
from unspoken.tables.replays import GameStillOn, find_replay

TABLE = "MOTH27"
_LOOKS = 12
"""Moments of a game at which somebody asks, the last two moves besides."""


def ask_for_replays(game: AnyGame, number: int) -> tuple[set[str], int]:
    """What is heard while the random game of this number is on, and how often it was asked.

    Raises Leak where any of it is shown, and where it is not once the game is over.
    """
    trials = list(game.trials())
    seats, options, materials = trials[number % len(trials)]
    steps = list(play_randomly(game, seats, options, materials, b"asking %d" % number))
    records = [encode_event(Began(msgspec.Raw(encode(steps[0].session.header))))]
    records += [encode_event(Moved(step.entry.at, msgspec.Raw(encode(step.entry)))) for step in steps]
    last = len(steps)
    moments = [*range(1, last - 1, last // _LOOKS + 1), last - 1]
    heard = {_asked(records[: 1 + moment], game) for moment in moments}
    if None in heard or _asked(records, game) is not None:
        raise Leak("replay", f"{game.name}, game {number}: shown while it is on, or not when it is over")
    return {refused for refused in heard if refused is not None}, len(moments)


def _asked(records: list[bytes], game: AnyGame) -> str | None:
    """Why the game is not shown as it stands; None where it is."""
    try:
        find_replay(records, TABLE, 1, {game.name: game})
    except GameStillOn as refused:
        return str(refused)
    return None
