"""Ending a game early: the host asks, and more than half of the players must agree."""

from __future__ import annotations

from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import Stopped, TableEvent, WishedToEnd, WishedToPlayOn
from unspoken.tables.state.room import PersonId, Phase, Room


def decide(
    room: Room, who: PersonId, wish: bool, people: frozenset[Seat], shown_ids: tuple[str, ...]
) -> tuple[TableEvent, ...]:
    """Return the events of a wish to end the game, or to play on.

    `people` are the seats of connected people; `shown_ids` were shown this evening, including this game.
    """
    if room.phase is not Phase.PLAYING:
        raise Refused("not-now")
    players = {room.chairs[seat].person for seat in people}
    if who != room.host and who not in players:
        raise Refused("not-seated")
    if wish:
        return _wish_to_end(room, who, players, Stopped(shown_ids))
    if not room.ending:
        raise Refused("not-now")
    return (WishedToPlayOn(who),)


def _wish_to_end(
    room: Room, who: PersonId, players: set[PersonId | None], stopped: Stopped
) -> tuple[TableEvent, ...]:
    """Return the events of a wish to end the game. The host asks first; players may agree."""
    if who != room.host and not room.ending:
        raise Refused("not-host")
    agreed = {*room.ending, who} & players
    enough = 2 * len(agreed) > len(players) or not players
    if who in room.ending:  # others may have left, which lowers the majority
        if not enough:
            raise Refused("not-now")
        return (stopped,)
    return (WishedToEnd(who), stopped) if enough else (WishedToEnd(who),)
