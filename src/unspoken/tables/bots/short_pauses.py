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

    Empty while a person owes an answer or watches bots to give an optional one. All of this is public: who
    owes an answer is part of every frame, and who may give an optional answer follows from roles that
    everybody sees. So a shorter pause reveals nothing.
    """
    asks, unhurried = play.session.asks, play.game.bots.unhurried_commands
    people = [seat for seat, chair in enumerate(room.chairs) if not chair.bot]
    if not people or any(
        ask.seat in people and (ask.owed or not unhurried.isdisjoint(ask.answers)) for ask in asks
    ):
        return {}
    factor = ALONE if len(people) == 1 else TOGETHER
    return {(ask.seat, ask.key): factor for ask in asks if ask.owed}
