"""Screens for all to see: a second window of whoever put it up, or a TV of the table's. Each is nobody."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from unspoken.tables.connection import Connection
from unspoken.tables.messages import CloseReason, Welcome
from unspoken.tables.ports import Transport
from unspoken.tables.room import PersonId, Room
from unspoken.tables.tv import TvName

ScreenOwner: TypeAlias = PersonId | TvName
"""Whose a screen is: the person's who has put it up, or, of a TV, its own."""


def screen_owners(room: Room) -> frozenset[ScreenOwner]:
    """Who may have a screen at this table."""
    return frozenset((*(one.id for one in room.people), *(tv.name for tv in room.tvs)))


class Screens:
    """The screens of one table, at most one for each of its people, and its TVs."""

    def __init__(self) -> None:
        self._by_owner: dict[ScreenOwner, Connection] = {}

    def __len__(self) -> int:
        return len(self._by_owner)

    def __iter__(self) -> Iterator[Connection]:
        """What is sent to an outsider is sent to them."""
        return iter(self._by_owner.values())

    def attach(self, owner: ScreenOwner, transport: Transport, code: str) -> None:
        """A new one; an older one of the same owner is closed, visibly."""
        older = self._by_owner.get(owner)
        if older is not None:
            older.close(CloseReason.SHOWN_ELSEWHERE)
        screen = self._by_owner[owner] = Connection(owner, transport)
        screen.send(Welcome(code, None))

    def detach(self, transport: Transport) -> None:
        """It is gone, whosever it has become."""
        for one in [one for one, screen in self._by_owner.items() if screen.transport is transport]:
            del self._by_owner[one]

    def close_strangers(self, members: Collection[PersonId], leaver: PersonId, heir: PersonId | None) -> bool:
        """Whoever is shown out takes the screen along; whoever leaves passes it on to the host.

        Says whether there was one.
        """
        gone = [one for one in self._by_owner if not isinstance(one, str) and one not in members]
        for owner in gone:
            screen = self._by_owner.pop(owner)
            if owner == leaver and heir is not None and heir not in self._by_owner:
                self._by_owner[heir] = screen
            else:
                screen.close(CloseReason.PUT_AWAY)
        return bool(gone)

    def close_put_away(self, room: Room) -> bool:
        """TVs that were put away show nothing any more; whether there was one."""
        gone = [
            one for one in self._by_owner if isinstance(one, str) and all(tv.name != one for tv in room.tvs)
        ]
        for one in gone:
            self._by_owner.pop(one).close(CloseReason.PUT_AWAY)
        return bool(gone)
