"""Who may put a TV up and away."""

from __future__ import annotations

from unspoken.kernel.game import Refused
from unspoken.tables.names import token_hash
from unspoken.tables.room import PersonId, Room
from unspoken.tables.room_rules import need_host
from unspoken.tables.tv import MOST_TVS, Tv, TvName, TvPutAway, TvPutUp


def put_up(room: Room, who: PersonId, tv: Tv) -> TvPutUp:
    """The host lets a TV show the table."""
    need_host(room, who)
    if len(room.tvs) >= MOST_TVS:
        raise Refused("too-many-tvs", most=MOST_TVS)
    return TvPutUp(tv)


def put_away(room: Room, name: TvName) -> TvPutAway:
    """A TV shows the table no longer; one that was put away before is none."""
    if all(one.name != name for one in room.tvs):
        raise Refused("no-such-tv")
    return TvPutAway(name)


def tv_of(room: Room, token: str) -> TvName | None:
    """The TV of this table that a token proves, if it proves one."""
    proof = token_hash(token)
    return next((one.name for one in room.tvs if one.token == proof), None)
