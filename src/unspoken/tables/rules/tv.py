"""Adding a TV to a table, and removing it."""

from __future__ import annotations

from unspoken.kernel.types import Refused
from unspoken.tables.log.events import TableEvent
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules.room import need_host
from unspoken.tables.rules.silence import interrupt
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.state.tv import MOST_TVS, Tv, TvName, TvPutAway, TvPutUp


def put_up(snapshot: Snapshot, who: PersonId, tv: Tv) -> tuple[TableEvent, ...]:
    """Return the events that let a TV show the table. Only the host may do so; a silent host a few times."""
    need_host(snapshot.room, who)
    if len(snapshot.room.tvs) >= MOST_TVS:
        raise Refused("too-many-tvs", most=MOST_TVS)
    return (TvPutUp(tv), *interrupt(snapshot, who))


def put_away(snapshot: Snapshot, name: TvName, who: PersonId | None = None) -> tuple[TableEvent, ...]:
    """Return the events that remove a TV on behalf of the host, or of the TV itself if `who` is None."""
    if all(tv.name != name for tv in snapshot.room.tvs):
        raise Refused("no-such-tv")
    return (TvPutAway(name), *(() if who is None else interrupt(snapshot, who)))


def tv_of(room: Room, token: str) -> TvName | None:
    """Return the TV of this table with this token, or None."""
    hashed = token_hash(token)
    return next((tv.name for tv in room.tvs if tv.token == hashed), None)
