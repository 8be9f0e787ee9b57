"""The open questions to bots: who is asked, and for whom a bot waits."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Seat
from unspoken.tables.log.snapshot import GameInPlay, Snapshot
from unspoken.tables.rules.days import bot_plays
from unspoken.tables.state.room import Phase
from unspoken.tables.turn.draft import Draft

Asked: TypeAlias = tuple[Seat, str]
"""A question to a bot, by its seat and its key."""


def asked_questions(snapshot: Snapshot, play: GameInPlay) -> tuple[Asked, ...]:
    """The open questions to bots."""
    room = snapshot.room
    if room.phase is not Phase.PLAYING:
        return ()
    asks = play.session.asks
    waits = room.manner is not Manner.KEEN
    left_to_people = {
        ask.key for ask in asks if waits and ask.race and ask.owed and not bot_plays(room, ask.seat, ask.key)
    }
    return tuple(
        (ask.seat, ask.key)
        for ask in asks
        if bot_plays(room, ask.seat, ask.key)
        and play.game.bots.will_answer(ask)
        and ask.key not in left_to_people
    )


def awaits_people(snapshot: Snapshot, play: GameInPlay, key: str) -> bool:
    """True if a person of a team still has to answer this question."""
    return any(
        ask.key == key
        and ask.owed
        and not play.game.bots.shared_commands.isdisjoint(ask.answers)
        and not bot_plays(snapshot.room, ask.seat, key)
        for ask in play.session.asks
    )


def is_asked(draft: Draft, play: GameInPlay, seat: Seat, key: str) -> bool:
    """True if a bot still has to answer this question."""
    if draft.room.paused or draft.room.phase is not Phase.PLAYING or not bot_plays(draft.room, seat, key):
        return False
    return any(
        ask.seat == seat and ask.key == key and play.game.bots.will_answer(ask) for ask in play.session.asks
    )
