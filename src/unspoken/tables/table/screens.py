"""Screens: a second window that a person has opened, or a TV. They see what a spectator sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from unspoken.tables.ports import Transport
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.state.tv import TvName
from unspoken.tables.table.connection import Connection
from unspoken.tables.wire.messages import CloseReason, Welcome

ScreenOwner: TypeAlias = PersonId | TvName
"""The person who has put a screen up, or the name of a TV."""


def screen_owners(room: Room) -> frozenset[ScreenOwner]:
    """The people and TVs that may show this table."""
    return frozenset((*(person.id for person in room.people), *(tv.name for tv in room.tvs)))


class Screens:
    """The screens of a table: at most one for each person and each TV."""

    def __init__(self) -> None:
        self._by_owner: dict[ScreenOwner, Connection] = {}

    def __len__(self) -> int:
        return len(self._by_owner)

    def __iter__(self) -> Iterator[Connection]:
        """Iterate over the connections of the screens."""
        return iter(self._by_owner.values())

    def attach(self, owner: ScreenOwner, transport: Transport, code: str) -> None:
        """Add a screen. An older screen of the same owner is closed with a message."""
        older = self._by_owner.get(owner)
        if older is not None:
            older.close(CloseReason.SHOWN_ELSEWHERE)
        screen = self._by_owner[owner] = Connection(owner, transport)
        screen.send(Welcome(code, None))

    def detach(self, transport: Transport) -> None:
        """Remove a closed screen. Its owner may have changed since it was attached."""
        owners = [owner for owner, screen in self._by_owner.items() if screen.transport is transport]
        for owner in owners:
            del self._by_owner[owner]

    def close_strangers(self, members: Collection[PersonId], leaver: PersonId, heir: PersonId | None) -> bool:
        """Close the screens of removed people. A person who leaves passes the screen on to the host.

        Returns True if a screen was closed or passed on.
        """
        gone = [owner for owner in self._by_owner if not isinstance(owner, str) and owner not in members]
        for owner in gone:
            screen = self._by_owner.pop(owner)
            if owner == leaver and heir is not None and heir not in self._by_owner:
                self._by_owner[heir] = screen
            else:
                screen.close(CloseReason.PUT_AWAY)
        return bool(gone)

    def close_put_away(self, room: Room) -> bool:
        """Close the screens of TVs that were put away. Returns True if a screen was closed."""
        if not self._by_owner:
            return False
        names = {tv.name for tv in room.tvs}
        gone = [owner for owner in self._by_owner if isinstance(owner, str) and owner not in names]
        for owner in gone:
            self._by_owner.pop(owner).close(CloseReason.PUT_AWAY)
        return bool(gone)
