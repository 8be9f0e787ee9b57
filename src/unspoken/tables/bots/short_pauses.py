"""Which bots answer soon, because no person has anything left to decide."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.kernel.types import Seat
from unspoken.tables.log.snapshot import GameInPlay
from unspoken.tables.state.room import Room

ALONE, TOGETHER = 0.4, 0.7
"""Factors on a bot's pause: at a table of one person, and of several people, who may want to talk."""


def short_pauses(room: Room, play: GameInPlay) -> Mapping[tuple[Seat, str], float]:
    """Return the factor on the pause of each question for which only bots hold the table up.

    Empty while a person owes an answer or may guess. Optional questions are included only if no answer is
    owed. All of this is public: who owes an answer is part of every frame, and who may give an optional
    answer follows from roles that everybody sees. So a shorter pause reveals nothing.
    """
    asks, will_answer = play.session.asks, play.game.bots.will_answer
    people = [seat for seat, chair in enumerate(room.chairs) if not chair.bot]
    if not people or any(ask.seat in people and will_answer(ask) for ask in asks):
        return {}
    owed = [ask for ask in asks if ask.owed]
    factor = ALONE if len(people) == 1 else TOGETHER
    return {(ask.seat, ask.key): factor for ask in owed or asks}
