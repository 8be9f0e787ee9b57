"""A visit: one connection to a table on this node or another node, from its start to its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from unspoken.tables.house import House
from unspoken.tables.ports import Transport
from unspoken.tables.rules.tv import tv_of
from unspoken.tables.wire.messages import FromPerson


class Visit(Protocol):
    """The client's side of a connection; the table's side is the transport."""

    def hear(self, message: FromPerson, replied: Callable[[], None], /) -> None:
        """Handle a message. `replied` is called after the reply was sent."""
        ...

    def leave(self) -> None:
        """Handle the end of the connection."""
        ...


class Entrance(Protocol):
    """Starts connections to tables."""

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """Start the visit of the person or TV with this token, or return None. Raises NoSuchTable."""
        ...


@dataclass(frozen=True, slots=True)
class _LocalVisit:
    """A visit to a table in this process: both calls go straight to the table."""

    hear: Callable[[FromPerson, Callable[[], None]], None]
    leave: Callable[[], None]


class HouseEntrance:
    """Starts visits to the tables in this process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """Start the visit of the person or TV with this token, or return None. Raises NoSuchTable."""
        table, person = await self._house.authenticate(code, token)
        if screen:
            owner = tv_of(table.snapshot.room, token) if person is None else person.id
            if owner is None:
                return None
            on_screen = _LocalVisit(_ignore, partial(table.detach_screen, owner, transport))
            return await _attached(on_screen, table.attach_screen(owner, transport))
        if person is None:
            return None
        visit = _LocalVisit(partial(table.hear, person.id), partial(table.detach, person.id, transport))
        return await _attached(visit, table.attach(person.id, transport))


def _ignore(_message: FromPerson, replied: Callable[[], None]) -> None:
    """Ignore a message from a screen: screens send no requests."""
    replied()


async def _attached(visit: Visit, attached: Awaitable[None]) -> Visit:
    """Return the visit once its connection is attached."""
    try:
        await attached
    except BaseException:  # the queued turn attaches the client, although it was cancelled
        visit.leave()
        raise
    return visit
