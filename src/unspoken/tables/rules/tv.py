"""Adding a TV to a table, and removing it."""

from __future__ import annotations

from unspoken.kernel.types import Refused
from unspoken.tables.rules.room import need_host
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.state.tv import MOST_TVS, Tv, TvName, TvPutAway, TvPutUp


def put_up(room: Room, who: PersonId, tv: Tv) -> TvPutUp:
    """Return the event that lets a TV show the table. Only the host may."""
    need_host(room, who)
    if len(room.tvs) >= MOST_TVS:
        raise Refused("too-many-tvs", most=MOST_TVS)
    return TvPutUp(tv)


def put_away(room: Room, name: TvName) -> TvPutAway:
    """Return the event that removes a TV; Refused if the table has no such TV."""
    if all(tv.name != name for tv in room.tvs):
        raise Refused("no-such-tv")
    return TvPutAway(name)


def tv_of(room: Room, token: str) -> TvName | None:
    """Return the TV of this table with this token, or None."""
    hashed = token_hash(token)
    return next((tv.name for tv in room.tvs if tv.token == hashed), None)
