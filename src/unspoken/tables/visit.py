"""A visit: one connection's time at a table, from its coming to its going, wherever the table lives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from unspoken.tables.house import House
from unspoken.tables.messages import FromPerson
from unspoken.tables.ports import Transport
from unspoken.tables.room import PersonId
from unspoken.tables.screens import ScreenOwner
from unspoken.tables.table import Table
from unspoken.tables.tv_rules import tv_of


class Visit(Protocol):
    """What a connection can do at its table; what the table says to it goes to its transport."""

    def hear(self, message: FromPerson, replied: Callable[[], None]) -> None:
        """A message came; whatever comes of it is sent, and then `replied` is called."""
        ...

    def leave(self) -> None:
        """The connection is gone."""
        ...


class Entrance(Protocol):
    """Where connections come in."""

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """A visit for whoever this token proves, None if it proves nobody. Raises NoSuchTable."""
        ...


class HouseEntrance:
    """The way to tables that live in this very process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """A visit for whoever this token proves, None if it proves nobody. Raises NoSuchTable."""
        table, person = await self._house.authenticate(code, token)
        if screen:
            owner = tv_of(table.snapshot.room, token) if person is None else person.id
            if owner is None:
                return None
            return await _begun(_ScreenVisit(table, owner, transport), table.attach_screen(owner, transport))
        if person is None:
            return None
        return await _begun(_PageVisit(table, person.id, transport), table.attach(person.id, transport))


async def _begun(visit: Visit, attached: Awaitable[None]) -> Visit:
    """A visit, once its connection is attached."""
    try:
        await attached
    except BaseException:  # whoever waited too long is let go, or their turn would come and they would stay
        visit.leave()
        raise
    return visit


class _PageVisit:
    """A person's own page."""

    def __init__(self, table: Table, person: PersonId, transport: Transport) -> None:
        self._table = table
        self._person = person
        self._transport = transport

    def hear(self, message: FromPerson, replied: Callable[[], None]) -> None:
        """A message of the person's."""
        self._table.hear(self._person, message, replied)

    def leave(self) -> None:
        """The page is gone; if it was the person's newest, so is the person for now."""
        self._table.detach(self._person, self._transport)


class _ScreenVisit:
    """A screen that somebody has put up, or a TV: it shows what all may see."""

    def __init__(self, table: Table, owner: ScreenOwner, transport: Transport) -> None:
        self._table = table
        self._owner = owner
        self._transport = transport

    def hear(self, _message: FromPerson, replied: Callable[[], None]) -> None:
        """Whatever a screen says is not heard."""
        replied()

    def leave(self) -> None:
        """The screen is gone."""
        self._table.detach_screen(self._owner, self._transport)
