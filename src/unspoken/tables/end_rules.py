"""How a game is ended before its end: the host asks, and more than half of those who play nod."""

from __future__ import annotations

from unspoken.kernel.game import Refused, Seat
from unspoken.tables.events import Stopped, TableEvent, WishedToEnd, WishedToPlayOn
from unspoken.tables.room import PersonId, Phase, Room


def decide(
    room: Room, who: PersonId, wish: bool, people: frozenset[Seat], seen: tuple[str, ...]
) -> tuple[TableEvent, ...]:
    """What comes of a wish to end the game, or to play on.

    `people` are the seats of people who are here, `seen` is what came up this evening, this game included.
    """
    if room.phase is not Phase.PLAYING:
        raise Refused("not-now")
    players = {room.chairs[seat].person for seat in people}
    if who != room.host and who not in players:
        raise Refused("not-seated")
    if wish:
        return _wish_to_end(room, who, players, Stopped(seen))
    if not room.ending:
        raise Refused("not-now")
    return (WishedToPlayOn(who),)


def _wish_to_end(
    room: Room, who: PersonId, players: set[PersonId | None], stopped: Stopped
) -> tuple[TableEvent, ...]:
    """The host asks first; whoever plays may agree."""
    if who != room.host and not room.ending:
        raise Refused("not-host")
    agreed = {*room.ending, who} & players
    enough = 2 * len(agreed) > len(players) or not players
    if who in room.ending:  # others may have gone since
        if not enough:
            raise Refused("not-now")
        return (stopped,)
    return (WishedToEnd(who), stopped) if enough else (WishedToEnd(who),)
